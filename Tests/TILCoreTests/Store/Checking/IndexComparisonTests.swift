import Foundation
import GRDB
import Testing

@testable import TILCore

/// A check finds each way in which an index may say something else than its table.
@Suite struct IndexComparisonTests {
    private let temporary: TemporaryStore
    private let me: Reviewing

    /// A store with things of one acronym, removed and unasked ones, tags, and answers on several days.
    init() throws {
        temporary = try TemporaryStore()
        me = Reviewing(store: temporary.store)
        for number in 0..<20 {
            let thing = try me.add("A\(number % 7)", "meaning \(number)")
            try me.answer(thing, at: morning + Double(number) * 40_000)
            if number % 5 == 0 { try temporary.store.remove(thing.id, at: morning) }
        }
        _ = try me.add("NEW")
    }

    /// Changes the schema's text behind SQLite's back, and does something while it says so.
    private func change(_ index: String, to sql: String, during statements: String) throws {
        let queue = try DatabaseQueue(path: temporary.path)
        let before = try queue.read { db in
            try String.fetchOne(db, sql: "SELECT sql FROM sqlite_master WHERE name = ?", arguments: [index])
        }
        try write(sql, of: index)
        try DatabaseQueue(path: temporary.path).writeWithoutTransaction { try $0.execute(sql: statements) }
        try write(#require(before), of: index)
    }

    private func write(_ sql: String, of index: String) throws {
        try DatabaseQueue(path: temporary.path).writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA writable_schema = 1")
            try db.execute(sql: "UPDATE sqlite_master SET sql = ? WHERE name = ?", arguments: [sql, index])
            try db.execute(sql: "PRAGMA writable_schema = 0")
        }
    }

    private func faults() throws -> [String] {
        try temporary.anotherConnection().check().faults.filter { $0.kind == .damage }.map(\.description)
    }

    @Test func wholeIndexesAreSurelyWhole() throws {
        let tables = ["thing", "review", "memory", "tag", "wanted", "practice", "change", "setting", "tally"]
        let whole = try temporary.store.reading { db in
            try tables.filter { try IndexComparison(of: $0, db).isSurelyWhole() }
        }
        #expect(whole == tables)
    }

    @Test func aRowThatIsMissingIsFound() throws {
        try change(
            "review_day", to: "CREATE INDEX review_day ON review (day) WHERE id <> 7", during: "REINDEX review_day")
        #expect(
            try faults() == [
                "The file is damaged: row 7 missing from index review_day; restore a backup.",
                "The file is damaged: wrong # of entries in index review_day; restore a backup.",
            ])
    }

    @Test func aRowThatIsGoneFromTheTableIsFound() throws {
        try change(
            "thing_suspended", to: "CREATE INDEX thing_suspended ON thing (suspended) WHERE id < 4",
            during: "REINDEX thing_suspended")
        #expect(
            try faults() == ["The file is damaged: wrong # of entries in index thing_suspended; restore a backup."])
    }

    @Test func anotherValueIsFound() throws {
        try change(
            "memory_stability", to: "CREATE INDEX memory_stability ON memory (difficulty)",
            during: "REINDEX memory_stability")
        #expect(try faults().first?.contains("missing from index memory_stability") == true)
    }

    @Test func anotherOrderIsFound() throws {
        try change(
            "review_day", to: "CREATE INDEX review_day ON review (day DESC)", during: "REINDEX review_day")
        #expect(try faults().first?.contains("missing from index review_day") == true)
    }

    @Test func whatIsThereTwiceInAUniqueIndexIsFound() throws {
        try change(
            "thing_uuid", to: "CREATE INDEX thing_uuid ON thing (uuid)",
            during: "UPDATE thing SET uuid = (SELECT uuid FROM thing WHERE id = 1) WHERE id = 3")
        #expect(try faults() == ["The file is damaged: non-unique entry in index thing_uuid; restore a backup."])
    }

    @Test func valuesAreInTheOrderOfSQLite() {
        let sorted: [StoredValue] = [
            .null, .integer(-3), .real(-2.5), .integer(0), .real(0.5), .integer(7), .text([]), .text([65]),
            .text([65, 0]), .text([66]), .blob([]), .blob([0]), .blob([255]),
        ]
        for (left, right) in zip(sorted, sorted.dropFirst()) {
            #expect(left < right)
            #expect(!(right < left))
        }
    }
}
