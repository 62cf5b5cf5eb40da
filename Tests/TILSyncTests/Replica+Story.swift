import Foundation
import TILCore
import TestSupport
import Testing

@testable import TILSync

/// What stories of several devices do to one, and ask of it.
extension Replica {
    func syncClock() throws -> Int64 {
        try SQLiteScript.run("SELECT clock FROM sync", on: store.path).first.flatMap(Int64.init) ?? 0
    }

    /// Changes the stamps after a stamp as if this device's clock were wrong.
    func skew(by milliseconds: Int64, after clock: Int64) throws {
        if milliseconds == 0 { return }
        try SQLiteScript.run(
            """
            UPDATE sync_touched SET stamp = late FROM (
                SELECT key AS k, name AS n,
                    max(\(clock) + row_number() OVER (ORDER BY stamp), stamp + (\(milliseconds) << 12)) AS late
                FROM sync_touched WHERE stamp > \(clock)
            ) WHERE key = k AND name = n;
            UPDATE sync SET clock = max(\(clock), coalesce((SELECT max(stamp) FROM sync_touched), 0));
            """, on: store.path)
    }

    /// The digits of the identifiers of all reviews, of removed things too.
    func reviews() throws -> Set<String> { Set(try SQLiteScript.run("SELECT hex(uuid) FROM review", on: store.path)) }

    func importText(_ text: String, format: String = "tsv", at instant: Date) throws {
        let file = try InterchangeFormat.named(format).file(FileContents(name: "text", bytes: Array(text.utf8)))
        var generator = SystemRandomNumberGenerator()
        _ = try store.importThings([file], at: instant, using: &generator)
    }

    /// What an export of the store makes of the texts.
    func export() throws -> [UInt8] {
        var bytes: [UInt8] = []
        try store.forEachEntry { thing, _ in
            bytes += "\(thing.short)\t\(thing.long)\t\(thing.note)\n".utf8
            return true
        }
        return bytes
    }
}

extension Review {
    /// The digits of its identifier.
    var digits: String { id.uuidString.replacing("-", with: "") }
}
