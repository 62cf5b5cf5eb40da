import CSQLite
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TILCore

/// Glossaries: read-only lists next to the store.
@Suite struct GlossaryTests {
    private let temporary: TemporaryFolder
    private var folder: String { temporary.path }

    init() throws { temporary = try TemporaryFolder() }

    private var glossary: Glossary { Glossary(name: "team", path: folder + "/team.til", isOwn: true) }

    /// A file of lines of TSV; its text is its stamp.
    private func file(_ name: String, _ text: String, stamp: String? = nil) -> GlossaryInput {
        GlossaryInput(name: name, stamp: stamp ?? text) {
            try InterchangeFormat.open(FileContents(name: name, bytes: Array(text.utf8)), as: .named("tsv"))
        }
    }

    private func broken(_ name: String, after text: String = "") -> GlossaryInput {
        GlossaryInput(name: name, stamp: "broken") {
            ImportFile(name: name, format: "tsv") { body in
                try InterchangeFormat.named("tsv").file(FileContents(bytes: Array(text.utf8))).forEachItem(body)
                throw InterchangeError.unreadable("'\(name)' changed.")
            }
        }
    }

    @discardableResult
    private func update(_ files: GlossaryInput..., from origin: GlossaryOrigin = .init(kind: .folder)) throws
        -> GlossaryReport
    {
        try glossary.update(from: origin, files, at: morning)
    }

    /// The entries by their shorts, as `short=long`.
    private func entries() throws -> [String] {
        var found: [String] = []
        try GlossaryReader(glossary).forEachEntry { entry in
            found.append("\(entry.thing.short)=\(entry.thing.long)")
            return true
        }
        return found
    }

    @Test func updatingAGlossaryThatIsALinkKeepsTheLink() throws {
        let elsewhere = folder + "/elsewhere"
        try update(file("a.tsv", "TLA\tThree Letter Acronym\n"))
        #expect(rename(glossary.path, elsewhere) == 0 && symlink(elsewhere, glossary.path) == 0)
        try update(file("a.tsv", "IoT\tInternet of Things\n"))
        #expect(try entries() == ["IoT=Internet of Things"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: glossary.path) == elsewhere)
    }

    @Test func updatingALinkWithoutATargetIsRefused() throws {
        #expect(symlink(folder + "/nowhere", glossary.path) == 0)
        #expect(throws: StoreError.cannotAccess(path: glossary.path, reason: "it is a link without a valid target")) {
            try update(file("a.tsv", "TLA\tThree Letter Acronym\n"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["team.til"])
    }

    @Test func lookUpsFindTheEntriesOfAGlossary() throws {
        let report = try update(
            file("a.tsv", "TLA\tThree Letter Acronym\tA note.\tmeta words\nIoT\tInternet of Things\t\tletters\n"),
            file("b.tsv", "TLA\tThree Little Ants\nTLA\tThree Letter Acronym\nbad\n"))
        #expect(report.entries == 4 && report.new == 4 && report.isChanged)
        #expect(report.files.map(\.rejectedCount) == [0, 1])
        let reader = try GlossaryReader(glossary)
        let found = try reader.meanings(of: "Tla").map(\.thing)
        #expect(found.map(\.long) == ["Three Letter Acronym", "Three Little Ants"])
        #expect(found[0].note == "A note." && found[0].tags == ["meta", "words"] && found[0].source == "team")
        // As it is written.
        #expect(try reader.meanings(of: "IOT").map(\.thing.short) == ["IoT"])
        #expect(try reader.shorts(startingWith: "t", limit: 5) == ["TLA"])
        #expect(try entries() == ["IoT=Internet of Things", "TLA=Three Letter Acronym", "TLA=Three Little Ants"])
        #expect(try reader.about().entries == 4)
        var generator = SeededGenerator(seed: 1)
        let practice = try reader.practiceStore(drawing: 10, tag: "Letters", at: morning, using: &generator)
        #expect(practice.count == 1 && practice.isInMemory)
        #expect(try names(in: folder) == ["team.til"])
        let mode = try FileManager.default.attributesOfItem(atPath: glossary.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func updatingWritesOnlyIfAFileHasChanged() throws {
        let lines = (0..<2_000).map { "S\($0)\tmeaning \($0)\n" }
        try update(file("a", lines.joined()), file("b", "X\ty\n"))
        #expect(try update(file("a", lines.joined()), file("b", "X\ty\n")).isChanged == false)
        var changed = lines
        changed.insert("NEW\tat the front\n", at: 0)
        changed.remove(at: 1_000)
        changed.append(changed.remove(at: 500))
        let report = try update(file("a", changed.joined()), file("b", "X\ty\n"))
        #expect(report.new == 1 && report.removed == 1 && report.entries == 2_001)
        // The file that did not change was not read.
        #expect(report.files.map(\.file) == ["a"])
        let expected = (changed + ["X\ty\n"]).map { $0.dropLast().replacing("\t", with: "=") }
        #expect(try Set(entries()) == Set(expected.map { String($0) }))
        // Another way of reading reads all files again.
        let anew = try update(
            file("a", changed.joined()), file("b", "X\ty\n"), from: .init(kind: .folder, format: "tsv"))
        #expect(anew.files.count == 2 && anew.new == 0 && anew.removed == 0 && anew.isChanged)
        // A file that is gone, one that is new.
        let next = try update(file("a", changed.joined()), file("c", "X\tz\n"))
        #expect(next.new == 1 && next.removed == 1)
        #expect(try GlossaryReader(glossary).meanings(of: "X").map(\.thing.long) == ["z"])
    }

    @Test(arguments: 1...4) func afterRandomUpdatesTheEntriesEqualThoseOfTheFiles(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func pick(_ count: Int) -> Int { Int(generator.next(below: UInt64(count))) }
        var lines = (0..<300).map { "S\($0)\tmeaning \($0)\n" }
        try update(file("a", lines.joined()))
        for round in 1...12 {
            let before = Set(lines)
            for edit in 0..<pick(8) {
                let place = pick(lines.count)
                switch pick(5) {
                case 0: lines.insert("N\(round)x\(edit)\tnew\n", at: place)
                case 1: lines.remove(at: place)
                case 2: lines[place] = "R\(round)x\(edit)\treplaced\n"
                case 3: lines.append(lines.remove(at: place))
                default: lines.insert(lines[place], at: pick(lines.count))
                }
            }
            let report = try update(file("a", lines.joined()))
            let expected = Set(lines.map { String($0.dropLast().replacing("\t", with: "=")) })
            #expect(try Set(entries()) == expected)
            let after = Set(lines)
            #expect(report.entries == lines.count)
            #expect(report.new == after.subtracting(before).count && report.removed == before.subtracting(after).count)
        }
    }

    @Test func aFailedUpdateKeepsTheOldGlossary() throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        let before = try bytes(glossary.path)
        #expect(throws: GlossaryError.self) { try update(broken("a", after: "B\tc\n")) }
        #expect(throws: GlossaryError.self) { try update(file("a", "nothing in it\n", stamp: "2")) }
        struct Stop: Error {}
        let many = (0..<5_000).map { "S\($0)\tmeaning\n" }.joined()
        #expect(throws: Stop.self) {
            try glossary.update(from: .init(kind: .folder), [file("a", many)], at: morning) { _ in throw Stop() }
        }
        #expect(try bytes(glossary.path) == before)
        #expect(try names(in: folder) == ["team.til"])
        // Of a new file that breaks off nothing is taken, and the rest is.
        let report = try update(
            file("a", "TLA\tThree Letter Acronym\n"), broken("b", after: "B\tc\n"), file("c", "D\te\n"))
        #expect(report.unread.map(\.file) == ["b"] && report.new == 1)
        #expect(try entries() == ["D=e", "TLA=Three Letter Acronym"])
        // What a kill left is tidied away.
        let left = "\(folder)/.team.til.\(UUID().uuidString).partial"
        try write(Data(), to: left)
        try FileManager.default.setAttributes(
            [.modificationDate: morning - 2 * 86_400], ofItemAtPath: left)
        try update(file("a", "TLA\tThree Letter Acronym\nF\tg\n"))
        #expect(try !names(in: folder).contains { $0.hasPrefix(".team.til.") })
    }

    @Test func aDatabaseOfAnotherKindIsRefusedAsAGlossary() throws {
        let store = try ThingStore(path: folder + "/store.til")
        try store.add("ftw", "for the win")
        #expect(throws: GlossaryError.self) {
            try GlossaryReader(Glossary(name: "store", path: folder + "/store.til", isOwn: true))
        }
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        #expect(throws: StoreError.self) { try ThingStore(path: glossary.path) }
        // A view that computes for ever in the place of a table.
        try SQLiteScript.run(
            """
            DROP TABLE entry;
            CREATE VIEW entry AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT i AS id, 'A' AS short, 'b' AS long, NULL AS key, NULL AS note, NULL AS tags FROM n
            """, on: glossary.path)
        #expect(throws: GlossaryError.self) { try GlossaryReader(glossary) }
        let shelf = GlossaryShelf([glossary])
        #expect(shelf.meanings(of: "A").isEmpty && shelf.failures.count == 1)
        // Half of a file.
        let whole = try bytes(folder + "/store.til")
        try write(whole.prefix(whole.count / 2), to: glossary.path)
        #expect(throws: GlossaryError.self) { try GlossaryReader(glossary) }
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        #expect(try entries() == ["TLA=Three Letter Acronym"])
    }

    @Test func aGlossaryWhoseStatementsHaveOtherWhiteSpaceIsRead() throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        // til 0.3.0 wrote each statement on one line.
        try SQLiteScript.run(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_master SET sql = replace(replace(sql, '    ', ' '), '( ', '(');
            """, on: glossary.path)
        #expect(try entries() == ["TLA=Three Letter Acronym"])
        try update(file("a", "TLA\tThree Letter Acronym\n"), file("b", "FTW\tFor the Win\n"))
        #expect(try entries() == ["FTW=For the Win", "TLA=Three Letter Acronym"])
    }

    @Test func anOpenGlossaryIsReadableAfterAnUpdate() throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        let reader = try GlossaryReader(glossary)
        try update(file("a", "TLA\tThree Little Ants\n"))
        #expect(try reader.meanings(of: "TLA").map(\.thing.long) == ["Three Letter Acronym"])
        let entry = try #require(try reader.meanings(of: "TLA").first)
        #expect(GlossaryShelf([glossary]).entry(id: entry.thing.id) == nil)
        #expect(try GlossaryReader(glossary).meanings(of: "TLA").map(\.thing.long) == ["Three Little Ants"])
    }

    @Test func lookUpsDuringUpdatesNeitherWaitNorFail() throws {
        let meanings = ["Three Letter Acronym", "Three Little Ants"]
        let files = meanings.map { file("a", "TLA\t\($0)\n") }
        try update(files[0])
        let lookUps = GlossaryLookUps()
        let group = DispatchGroup()
        for _ in 0..<4 {
            DispatchQueue.global().async(group: group) { [glossary] in lookUps.run(glossary, expecting: meanings) }
        }
        for number in 1...30 { try update(files[number % 2]) }
        lookUps.isEnough.store(true, ordering: .relaxed)
        group.wait()
        #expect(lookUps.failures.withLock { $0 } == [])
    }

    @Test func namesOfGlossariesAreWordsWithoutPathsOrOptions() {
        for name in ["team", "Team-1", "a.b", "ö_1"] { #expect(Glossary.isName(name)) }
        for name in ["", ".", "..", "-x", ".x", "a/b", "a b", "a.til", "a\u{0}b", String(repeating: "a", count: 65)] {
            #expect(!Glossary.isName(name))
        }
    }
}
