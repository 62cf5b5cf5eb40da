import Foundation
import TestSupport
import Testing

@testable import TILCore

/// A glossary remembers the pieces of its files: those that a file still has are not read again, and what comes of it is what
/// reading all of it gives.
@Suite final class GlossaryPiecesTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/til-pieces-" + UUID().uuidString
    private let morning = Date(timeIntervalSince1970: 1_795_248_000)

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func glossary(_ name: String) -> Glossary {
        Glossary(name: name, path: "\(folder)/\(name).til", isOwn: true)
    }

    private func source(_ text: String) -> ByteSource { ByteSource(name: "a.csv", bytes: Array(text.utf8)) }

    private func update(_ name: String, _ text: String) throws -> GlossaryReport {
        let input = GlossaryInput(name: "a.csv", stamp: text) { body in
            var reader = try InterchangeFormat.named("csv").reader(of: self.source(text))
            try body("csv", &reader)
        }
        return try GlossaryUpdate(of: glossary(name), from: .init(kind: .file), [input]).run(at: morning)
    }

    /// All entries, repeats too, whatever their order.
    private func entries(_ name: String) throws -> [String] {
        try SQLiteScript.run(
            "SELECT short || '=' || long || ' ' || coalesce(note, '') || ' ' || coalesce(tags, '') FROM entry",
            on: glossary(name).path
        ).sorted()
    }

    /// Lines of all kinds: quotes over several lines, tags for what follows, what is rejected, blank ones.
    private func line(_ number: Int, _ kind: Int) -> String {
        switch kind {
        case 0: "S\(number),\"meaning, \(number)\",a note\n"
        case 1: "S\(number),\"meaning \(number)\",\"of\nlines, \(number)\"\n"
        case 2: "#tags: t\(number % 3)\n"
        case 3: "alone\(number)\n"
        case 4: "\n"
        case 5: "S\(number),\"open\n"
        default: "S\(number),meaning \(number)\n"
        }
    }

    @Test(arguments: 1...4) func whatComesOfChangesIsWhatReadingAllGives(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func pick(_ count: Int) -> Int { Int(generator.next(below: UInt64(count))) }
        // Open quotes make much of a file one rejection: they are rare.
        func kind() -> Int { [0, 0, 1, 2, 3, 4, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9][pick(20)] }
        var lines = ["short,long,note\n"] + (0..<1_500).map { line($0, kind()) }
        _ = try update("kept", lines.joined())
        for round in 1...8 {
            for edit in 0..<pick(6) {
                let place = pick(lines.count)
                let number = round * 10_000 + edit
                switch pick(7) {
                case 0: lines.insert(line(number, kind()), at: place)
                case 1: lines.remove(at: place)
                case 2: lines[place] = line(number, kind())
                case 3: lines.append(lines.remove(at: place))
                case 4: lines.insert(contentsOf: lines[place..<min(place + 200, lines.count)], at: pick(lines.count))
                case 5: lines[place] = line(number, 5)
                default: lines.removeSubrange(place..<min(place + 100, lines.count))
                }
            }
            let report = try update("kept", lines.joined())
            let fresh = try update("fresh\(round)", lines.joined())
            #expect(try entries("kept") == entries("fresh\(round)"))
            #expect(report.entries == fresh.entries)
            if report.isChanged { #expect(report.files == fresh.files) }
        }
    }

    /// The items that are read of a text, and the pieces that may be remembered.
    private func walk(_ text: String, knowing known: Set<UInt64> = []) throws -> (items: Int, folds: [UInt64]) {
        var walk = GlossaryFileWalk(try InterchangeFormat.named("csv").reader(of: source(text)))
        var (items, folds): (Int, [UInt64]) = (0, [])
        while let step = try walk.next(isKnown: known.contains) {
            switch step {
            case .item: items += 1
            case .end(let fold): if let fold { folds.append(fold) }
            case .passed(let fold): folds.append(fold)
            }
        }
        return (items, folds)
    }

    @Test func onlyPiecesThatChangedAreRead() throws {
        var lines = (0..<5_000).map { line($0, 9) }
        let known = Set(try walk(lines.joined()).folds)
        #expect(known.count > 40)
        // What comes before the first piece tells how the file is to be read.
        #expect(try walk(lines.joined(), knowing: known).items < 3)
        lines[2_500] = line(9_999, 9)
        lines.insert(line(9_998, 0), at: 10)
        lines.remove(at: 4_000)
        #expect(try walk(lines.joined(), knowing: known).items < 1_500)
        // In another order of columns nothing is known.
        let reordered = "long,short\n" + lines.joined()
        #expect(try walk(reordered, knowing: known).items == lines.count)
    }

    @Test func piecesAreKeptAsTheyAre() throws {
        var pieces = GlossaryPieces()
        for entry in [5, 6, 7, 100, 3] as [Int64] { pieces.add(entry) }
        pieces.end(fold: 77)
        pieces.end(fold: .max)
        pieces.add(-2)
        pieces.add(0)
        pieces.end(fold: nil)
        let numbered = pieces.numbered { $0 == -2 ? 8 : 0 }
        let bytes = numbered.bytes
        let read = try #require(bytes.withUnsafeBufferPointer { GlossaryPieces($0, within: 0..<200) })
        #expect(read.runs == numbered.runs && read.pieces.map(\.fold) == [77, .max, 0])
        #expect(read.pieces.map(\.runs) == [0..<3, 3..<3, 3..<5])
        // What was damaged is nothing.
        for count in 1..<bytes.count {
            let cut = bytes.prefix(count).withUnsafeBufferPointer { GlossaryPieces($0, within: 0..<200) }
            #expect(cut == nil || cut?.pieces.count ?? 0 < 3)
        }
        #expect(bytes.withUnsafeBufferPointer { GlossaryPieces($0, within: 0..<50) } == nil)
    }

    @Test func aGlossaryOfAnEarlierTilIsUpdated() throws {
        let lines = (0..<300).map { line($0, 9) }
        _ = try update("team", lines.joined())
        try SQLiteScript.run("DROP TABLE piece; PRAGMA user_version = 1", on: glossary("team").path)
        #expect(try entries("team").count == 300)
        let report = try update("team", lines.joined() + line(300, 9))
        #expect(report.new == 1 && report.gone == 0)
        #expect(try update("team", lines.joined()).gone == 1)
        #expect(try entries("team").count == 300)
    }
}
