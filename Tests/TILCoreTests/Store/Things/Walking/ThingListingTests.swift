import Foundation
import Testing

@testable import TILCore

@Suite final class ThingListingTests: StoreSuite {
    /// Two thirds have been asked, half of them in both directions; every ninth is tagged twice.
    override init() throws {
        try super.init()
        let count = 400
        let lines = (0..<count).map { number in
            "T\(number * 7919 % count)\tmeaning \(number % 3)\t\tCommon\(number % 9 == 0 ? " rare" : "")\n"
        }
        try temporary.importText(lines.joined())
        try store.writing { db in
            for direction in 0...1 {
                try db.execute(
                    sql: """
                        INSERT INTO memory SELECT id, \(direction), 1, 5, 1, 0, 0, id * 7919 % 50, id * 31 % 7, 1, 1, id % 9
                        FROM thing WHERE id % 3 > \(direction)
                        """)
            }
        }
    }

    private func listed(
        _ order: ThingOrder, tags: [String] = [], _ pattern: String? = nil, leeches: Bool = false, offset: Int = 0,
        limit: Int? = nil
    ) throws -> [Thing] {
        var things: [Thing] = []
        try store.forEachThing(
            by: order, tags: tags, matching: pattern.flatMap { ShortPattern($0) }, leeches: leeches, offset: offset,
            limit: limit
        ) {
            things.append($0)
            return true
        }
        return things
    }

    @Test(arguments: ThingOrder.allCases) func tagsPatternsAndPagesKeepTheOrder(order: ThingOrder) throws {
        let all = try listed(order)
        let expected =
            switch order {
            case .short: all.sorted { ($0.short, $0.long) < ($1.short, $1.long) }
            case .recent: all
            case .due:
                try all.map { thing -> (Thing, [Int], Bool) in
                    let memories = try store.memories(of: thing.id).values
                    let first = memories.map {
                        [$0.lapses >= StoreSettings().leechLapses ? 1 : 0, $0.dueDay.number, Int($0.due.milliseconds)]
                    }.min { $0.dropFirst().lexicographicallyPrecedes($1.dropFirst()) }
                    return (thing, first ?? [], first == nil)
                }.sorted { left, right in
                    if left.2 != right.2 { return right.2 }
                    return left.2
                        ? (left.0.short, left.0.long) < (right.0.short, right.0.long)
                        : left.1.lexicographicallyPrecedes(right.1)
                }.map(\.0)
            }
        #expect(all.count == 400)
        #expect(all.map(\.short) == expected.map(\.short))
        #expect(try listed(order, tags: ["COMMON"]) == all)
        #expect(try listed(order, tags: ["RARE", "common"]) == all.filter { $0.tags.contains("rare") })
        #expect(try listed(order, tags: ["rare", "none"]).isEmpty)
        #expect(
            try listed(order, "t1?0")
                == all.filter { $0.short.count == 4 && $0.short.hasPrefix("T1") && $0.short.hasSuffix("0") })
        #expect(try listed(order, tags: ["rare"], offset: 3, limit: 5) == Array(listed(order, tags: ["rare"])[3..<8]))
        let leech = try store.settings().leechLapses
        let leeches = try all.filter { try store.memories(of: $0.id).values.contains { $0.lapses >= leech } }
        #expect(!leeches.isEmpty)
        #expect(try listed(order, leeches: true) == leeches)
    }
}
