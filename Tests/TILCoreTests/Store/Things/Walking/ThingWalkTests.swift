import Foundation
import Testing

@testable import TILCore

@Suite struct ThingWalkTests {
    /// Things with a rare tag are sorted, those with a common one are met on the way: in the same order.
    @Test func aRareTagIsListedInTheOrderOfACommonOne() throws {
        let temporary = try TemporaryStore()
        let store = temporary.store
        let count = ThingWalk.mostSorted + 500
        let lines = (0..<count).map { number in
            "T\(number * 7919 % count)\tmeaning \(number % 3)\t\tcommon\(number % 9 == 0 ? " rare" : "")\n"
        }
        let reader = try InterchangeFormat.named("tsv").reader(of: ByteSource(bytes: Array(lines.joined().utf8)))
        var generator = SeededGenerator(seed: 1)
        _ = try store.importThings(
            [ImportFile(name: "x", format: "tsv", reader: reader)], at: morning, using: &generator)
        // Two thirds have been asked, half of them in both directions.
        try store.writing { db in
            for direction in 0...1 {
                try db.execute(
                    sql: """
                        INSERT INTO memory SELECT id, \(direction), 1, 5, 1, 0, 0, id * 7919 % 5000, id * 31 % 7, 1, 1, 0
                        FROM thing WHERE id % 3 > \(direction)
                        """)
            }
        }
        for order in ThingOrder.allCases {
            let common = try store.things(by: order, tag: "common")
            let rare = try store.things(by: order, tag: "rare")
            #expect(common.count == count)
            #expect(rare.count == (count + 8) / 9)
            #expect(rare == common.filter { $0.tags.contains("rare") }, "\(order)")
            #expect(try store.things(by: order, tag: "rare", offset: 3, limit: 5) == Array(rare[3..<8]))
        }
    }
}
