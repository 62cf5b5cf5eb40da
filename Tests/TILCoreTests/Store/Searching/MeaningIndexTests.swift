import Foundation
import GRDB
import TestSupport
import Testing

@testable import TILCore

@Suite struct MeaningIndexTests {
    @Test func theAcronymsOfAMeaningAreFoundInAnIndex() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let fox = try store.add(ThingDraft(short: "wtf", long: "What The Fox"), at: morning)
        let other = try store.add(ThingDraft(short: "wtx", long: "what the FOX", spelling: .asIs), at: morning)
        let gone = try store.add(ThingDraft(short: "wfx", long: "What The fox", spelling: .asIs), at: morning)
        try store.remove(gone.id, at: morning)
        let before = store.revision
        for _ in 0..<2 {
            try store.indexMeanings()
            #expect(try store.accepted(for: fox, asked: .acronym) == [fox, other])
        }
        #expect(store.revision == before + 1)
        // An import of many drops the indexes, and makes them again.
        try temporary.fill(30_000, long: "what the fox")
        #expect(try store.accepted(for: fox, asked: .acronym) == [fox, other])
        let plan = try store.reading { db in
            try Row.fetchAll(
                db, sql: "EXPLAIN QUERY PLAN SELECT id FROM thing WHERE long = ? COLLATE NOCASE AND removed IS NULL",
                arguments: [fox.long]
            ).map { row -> String in row[3] }
        }
        #expect(plan == ["SEARCH thing USING INDEX thing_long (long=?)"])
        #expect(try store.check().isClean)
    }
}
