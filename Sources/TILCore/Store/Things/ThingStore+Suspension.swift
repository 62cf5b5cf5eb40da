import Foundation
import GRDB

extension ThingStore {
    /// The things that no quiz asks, what was suspended last first.
    public func suspended() throws -> [Thing] {
        try reading { db in
            try ThingRow.all(where: "suspended NOTNULL AND removed IS NULL ORDER BY suspended DESC, id DESC", db)
                .map(\.thing)
        }
    }
}

/// How questions to the table of memories leave out what no quiz asks.
enum Suspension {
    /// A condition on a row of `memory`.
    static let isAsked = "memory.thing NOT IN (SELECT id FROM thing WHERE suspended NOTNULL)"
}
