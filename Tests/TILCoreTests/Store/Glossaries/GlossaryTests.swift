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
        try GlossaryReader(glossary).entries().map { entry in "\(entry.thing.short)=\(entry.thing.long)" }
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
        #expect(report.entries == 3 && report.new == 3 && report.isChanged && report.isNew)
        #expect(report.files.map(\.entries) == [2, 1])
        #expect(report.files.map(\.report.known) == [0, 1])
        #expect(report.files.map(\.report.rejectedCount) == [0, 1])
        let reader = try GlossaryReader(glossary)
        let found = try reader.meanings(of: "Tla").map(\.thing)
        #expect(found.map(\.long) == ["Three Letter Acronym", "Three Little Ants"])
        #expect(found[0].note == "A note." && found[0].tags == ["meta", "words"] && found[0].source == "team")
        // As it is written.
        #expect(try reader.meanings(of: "IOT").map(\.thing.short) == ["IoT"])
        #expect(try reader.shorts(startingWith: "t", limit: 5) == ["TLA"])
        #expect(try entries() == ["IoT=Internet of Things", "TLA=Three Letter Acronym", "TLA=Three Little Ants"])
        #expect(try reader.entries(tags: ["Letters"]).map(\.thing.short) == ["IoT"])
        #expect(try reader.entries(limit: 1).map(\.thing.short) == ["IoT"])
        #expect(try reader.about().entries == 3)
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
        #expect(report.files.map(\.report.file) == ["a", "b"])
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
            #expect(report.entries == expected.count)
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
        // A file that was skipped may be skipped again.
        let next = try update(
            file("a", "TLA\tThree Letter Acronym\n"), broken("b", after: "B\tc\n"), file("c", "F\tg\n"))
        #expect(next.unread.map(\.file) == ["b"] && next.new == 1 && next.removed == 1)
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
            DROP TABLE thing;
            CREATE VIEW thing AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT i AS id, zeroblob(16) AS uuid, 'A' AS key, 'A' AS short, 'b' AS long, '' AS note, '' AS source,
                0 AS added, NULL AS suspended, NULL AS removed, NULL AS pardoned, 'list' AS origin FROM n
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

    @Test(arguments: [
        "CREATE TABLE more (id INTEGER)", "CREATE TRIGGER t AFTER DELETE ON tag BEGIN SELECT 1; END",
        "CREATE VIEW v AS SELECT 1", "CREATE INDEX more ON thing (long)", "DROP INDEX thing_key", "DROP TABLE tag",
        "PRAGMA user_version = 0",
    ])
    func aGlossaryWithOtherTablesIsRefused(statement: String) throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        try SQLiteScript.run(statement, on: glossary.path)
        #expect(throws: GlossaryError.self) { try GlossaryReader(glossary) }
        let about = try? glossary.about()
        #expect(about?.entries == 1)
    }

    @Test func aViewInPlaceOfTheTableAboutIsRefusedByAnUpdate() throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        try SQLiteScript.run(
            "DROP TABLE about; CREATE VIEW about AS SELECT '{}' AS origin, 0 AS updated, 0 AS entries",
            on: glossary.path)
        #expect(
            throws: GlossaryError.unusable(
                name: "team", path: glossary.path, reason: "it lacks a table of a glossary")
        ) { try glossary.about() }
    }

    @Test func aGlossaryOfTil030IsMadeAgainByAnUpdate() throws {
        try SQLiteScript.run(
            """
            PRAGMA application_id = \(0x74_69_6C_47);
            PRAGMA user_version = 1;
            CREATE TABLE about (origin TEXT NOT NULL, updated INTEGER NOT NULL, entries INTEGER NOT NULL) STRICT;
            CREATE TABLE entry (id INTEGER PRIMARY KEY, short TEXT NOT NULL, long TEXT NOT NULL, key TEXT, note TEXT,
                tags TEXT) STRICT;
            CREATE TABLE file (id INTEGER PRIMARY KEY, name TEXT NOT NULL, stamp TEXT NOT NULL, next INTEGER NOT NULL)
                STRICT;
            CREATE INDEX entry_key ON entry (coalesce(key, short));
            INSERT INTO about VALUES ('{"kind":"folder","place":"/lists","pattern":"*.tsv"}', 0, 1);
            INSERT INTO entry VALUES (0, 'TLA', 'Three Letter Acronym', NULL, NULL, NULL);
            INSERT INTO file VALUES (0, 'a', '1', 1);
            """, on: glossary.path)
        #expect(throws: GlossaryError.outdated(glossary)) { try GlossaryReader(glossary) }
        let shelf = GlossaryShelf([glossary])
        #expect(shelf.meanings(of: "TLA").isEmpty && shelf.failures == [.outdated(glossary)])
        let origin = try glossary.about().origin
        #expect(origin == GlossaryOrigin(kind: .folder, place: "/lists", pattern: "*.tsv"))
        let report = try update(file("a", "TLA\tThree Letter Acronym\n", stamp: "1"), from: origin)
        #expect(report.isChanged && report.isNew && report.entries == 1)
        #expect(try entries() == ["TLA=Three Letter Acronym"])
    }

    @Test func aGlossaryOfANewerTilIsRefused() throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        try SQLiteScript.run("PRAGMA user_version = 3", on: glossary.path)
        #expect(
            throws: GlossaryError.unusable(
                name: "team", path: glossary.path, reason: "it was made by a newer til")
        ) { try GlossaryReader(glossary) }
    }

    @Test func aNearRepeatIsKeptOnceAndReported() throws {
        let report = try update(
            file("a", "TLA\tThree Letter Acronym\nTLA\tthree-letter acronym\n"),
            file("b", "tla\tThree Letter Acronym.\n"))
        #expect(report.entries == 1)
        #expect(report.files.map(\.report.nearRepeatCount) == [1, 1])
        #expect(report.files.map(\.entries) == [1, 0])
        #expect(try entries() == ["TLA=Three Letter Acronym"])
    }

    @Test func aRepeatedEntryCompletesTheFirst() throws {
        try update(file("a", "TLA\tThree Letter Acronym\nTLA\tThree Letter Acronym\tA note.\tmeta\n"))
        let found = try GlossaryReader(glossary).meanings(of: "TLA").map(\.thing)
        #expect(found.map(\.note) == ["A note."] && found.map(\.tags) == [["meta"]])
    }

    @Test func entriesOfAnExportHaveNoHistory() throws {
        let store = try ThingStore(path: folder + "/own.db")
        let thing = try store.add("ftw", "for the win")
        let export = """
            {"id":"\(IdentifierText.text(of: thing.id))","short":"FTW","long":"For the Win","added":"2024-05-01T00:00:00Z"}
            {"id":"\(IdentifierText.text(of: thing.id))","short":"BRB","long":"Be Right Back"}

            """
        let input = GlossaryInput(name: "all.jsonl", stamp: "1") {
            try InterchangeFormat.open(FileContents(name: "all.jsonl", bytes: Array(export.utf8)))
        }
        let report = try update(input)
        #expect(report.entries == 2 && report.files.map(\.report.rejectedCount) == [0])
        let found = try #require(try GlossaryReader(glossary).meanings(of: "ftw").first)
        #expect(found.thing.id != thing.id && found.thing.dateAdded == Date(timeIntervalSince1970: 0))
        #expect(found.thing.origin == ThingOrigin(.lookUp, name: "team"))
    }

    @Test func anEntryIsFoundByItsIdentifier() throws {
        try update(file("a", "A\tb\nC\td\nE\tf\n"))
        let other = Glossary(name: "other", path: folder + "/other.til", isOwn: true)
        try _ = other.update(from: .init(kind: .folder), [file("a", "A\tx\nC\ty\n")], at: morning)
        let shelf = GlossaryShelf([glossary, other])
        let found = shelf.meanings(of: "C")
        #expect(found.map(\.thing.long) == ["d", "y"])
        #expect(found.map { entry in shelf.entry(id: entry.id) } == found)
        #expect(shelf.entry(id: .random()) == nil)
    }

    @Test func aSearchStopsAtItsLimitAndSkipsOwnThings() throws {
        try update(file("a", "WIN\tone win\nABC\ttwo wins\nDEF\tthree\twin\nGHI\tfour\t\twin\nJKL\tfive\n"))
        let shelf = GlossaryShelf([glossary])
        func shorts(_ own: [Thing] = [], limit: Int? = nil) -> [String] {
            shelf.search("win", beside: own, limit: limit).map(\.thing.short)
        }
        #expect(shorts() == ["WIN", "ABC", "DEF", "GHI"])
        #expect(shorts(limit: 2) == ["WIN", "ABC"] && shorts(limit: 0) == [])
        let own = [Thing(short: "ABC", long: "Two Wins")]
        #expect(shorts(own) == ["WIN", "DEF", "GHI"] && shorts(own, limit: 2) == ["WIN", "DEF"])
    }

    @Test func aGlossaryOpenedAsAStoreCannotBeChanged() throws {
        try update(file("a", "TLA\tThree Letter Acronym\n"))
        let store = try ThingStore(glossaryAt: glossary.path)
        #expect(throws: StoreError.readOnly(path: glossary.path, reason: "it is a glossary")) {
            try store.add("ftw", "for the win")
        }
        #expect(store.things.map(\.short) == ["TLA"])
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
