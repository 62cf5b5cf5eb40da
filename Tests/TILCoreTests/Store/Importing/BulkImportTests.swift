import Foundation
import Testing

@testable import TILCore

/// An import in bulk is one row by row, only faster: the same report, the same store.
@Suite struct BulkImportTests {
    @Test(arguments: 0..<60) func saysAndLeavesTheSameAsRowByRow(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let before = Self.file(lines: .random(in: 0...30, using: &generator), using: &generator)
        let files = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            Self.file(lines: .random(in: 0...60, using: &generator), using: &generator)
        }
        let options = ImportOptions(
            tags: Bool.random(using: &generator) ? ["all"] : [])
        let removed = Int.random(in: 0...5, using: &generator)
        let least = Int.random(in: 0...20, using: &generator)
        let (slow, slowReport) = try Self.store(before, removed, files, options, .never)
        let (fast, fastReport) = try Self.store(
            before, removed, files, options, BulkThreshold(existing: 0, least: least))
        #expect(fastReport == slowReport)
        #expect(try Self.contents(fast.store) == Self.contents(slow.store))
        #expect(try fast.store.things(by: .short).map(\.long) == slow.store.things(by: .short).map(\.long))
        #expect(try fast.store.thingCount() == slow.store.thingCount())
        #expect(try fast.store.check().faults.isEmpty)
        guard slowReport.new + slowReport.newMeanings > 0 else { return }
        let (untouched, _) = try Self.store(before, removed, [], options, .never)
        #expect(try fast.store.undo().count == slow.store.undo().count)
        #expect(try Self.contents(fast.store) == Self.contents(untouched.store))
        #expect(try fast.store.check().faults.isEmpty)
    }

    @Test func changesNothingWhenItIsEndedAnywhere() throws {
        var generator = SeededGenerator(seed: 7)
        let file =
            Self.file(lines: 500, using: &generator) + (0..<4_000).map { "K\($0) = meaning \($0)\n" }.joined()
        let temporary = try TemporaryStore()
        let before = try Self.contents(temporary.store)
        struct Enough: Error {}
        var calls = 0
        var end = 0
        while true {
            calls = 0
            end += 1
            do {
                try Self.importing([file], ImportOptions(), BulkThreshold(existing: 0, least: 0), temporary.store) {
                    _ in
                    calls += 1
                    if calls == end { throw Enough() }
                }
                break
            } catch is Enough {
                #expect(try Self.contents(temporary.store) == before)
                #expect(try temporary.store.check().faults.isEmpty)
            }
        }
        // The thousands of lines, the end of the file, and the statements after it.
        #expect(end > 5)
    }

    @Test func goesBackToLookingWhenEntriesHaveIdentifiers() throws {
        let known = UUID()
        let plain = "FTW = For the Win\nFTW = for the win\n"
        let lossless = #"{"id": "\#(known.uuidString)", "short": "FTW", "long": "Fear the Worst"}"#
        let temporary = try TemporaryStore()
        let files = [try Self.job(plain, "text"), try Self.job(lossless + "\n" + lossless, "jsonl")]
        var generator = SeededGenerator(seed: 1)
        let summary = try temporary.store.importThings(
            files, options: ImportOptions(), at: morning, bulkThreshold: BulkThreshold(existing: 0, least: 0),
            using: &generator
        ) { _ in }
        #expect(summary.files.map(\.new) == [1, 0])
        #expect(summary.files.map(\.newMeanings) == [0, 1])
        #expect(summary.files.map(\.repeated) == [1, 1])
        #expect(try temporary.store.thing(id: known)?.long == "Fear the Worst")
        #expect(try temporary.store.check().faults.isEmpty)
    }

    /// Lines with few acronyms and few meanings, many of them twice, nearly twice, or wrong.
    private static func file(lines: Int, using generator: inout SeededGenerator) -> String {
        let words = ["alpha", "Alpha", "ALPHA", "al-pha", "beta", "béta", "gamma delta", "Gamma-Delta", "x"]
        let shorts = ["A", "a", "BB", "bb", "Bb", "CCC", "é", "É"]
        return (0..<lines).map { _ in
            switch Int.random(in: 0..<20, using: &generator) {
            case 0: "\n"
            case 1: "# a comment\n"
            case 2: "no separator here\n"
            case 3: "#tags: one two\n"
            case 4: "#tags:\n"
            case 5: "#note: A note.\n"
            default:
                (shorts.randomElement(using: &generator) ?? "") + " = " + (words.randomElement(using: &generator) ?? "")
                    + "\n"
            }
        }.joined()
    }

    private static func store(
        _ before: String, _ removed: Int, _ files: [String], _ options: ImportOptions, _ threshold: BulkThreshold
    ) throws -> (TemporaryStore, ImportSummary) {
        let temporary = try TemporaryStore()
        try importing([before], ImportOptions(), .never, temporary.store, seed: 11)
        for thing in try temporary.store.things(by: .short, limit: removed) {
            try temporary.store.remove(thing.id, at: morning)
        }
        return (temporary, try importing(files, options, threshold, temporary.store))
    }

    @discardableResult
    private static func importing(
        _ files: [String], _ options: ImportOptions, _ threshold: BulkThreshold, _ store: ThingStore, seed: UInt64 = 12,
        progress: (Int) throws -> Void = { _ in }
    ) throws -> ImportSummary {
        var generator = SeededGenerator(seed: seed)
        return try store.importThings(
            files.map { try job($0, "text") }, options: options, at: morning, bulkThreshold: threshold,
            using: &generator, progress: progress)
    }

    private static func job(_ text: String, _ format: String) throws -> ImportFile {
        try InterchangeFormat.named(format).file(FileContents(name: "test", bytes: Array(text.utf8)))
    }

    /// What the things say, in the order of capture; identifiers are drawn, and differ.
    private static func contents(_ store: ThingStore) throws -> [String] {
        try store.things(by: .recent).map { "\($0.short)|\($0.long)|\($0.note)|\($0.tags)|\($0.added)" }
    }
}
