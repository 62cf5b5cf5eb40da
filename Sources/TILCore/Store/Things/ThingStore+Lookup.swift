import Foundation
import GRDB

extension ThingStore {
    /// Returns every meaning of an acronym in the order of addition, or an empty array if it is unknown. Ignores case.
    public func meanings(of short: String) throws -> [Thing] {
        try things(where: "key = ? ORDER BY thing.id", [Capitals.key(short)])
    }

    /// The things that were not removed and fulfil a condition, in the order that may follow it.
    func things(where condition: String, _ arguments: StatementArguments = []) throws -> [Thing] {
        try reading(answers: false) { db in
            try ThingRow.all(where: "removed IS NULL AND \(condition)", arguments, db).map(\.thing)
        }
    }

    /// Returns every meaning of the acronyms that differ from a short only in accents: `ete` finds ÉTÉ.
    ///
    /// The index is searched for such spellings letter by letter, so that a large store does not take longer.
    public func meanings(ignoringAccentsOf short: String) throws -> [Thing] {
        let letters = Capitals.key(short).decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { $0.properties.generalCategory != .nonspacingMark }
        guard !letters.isEmpty, letters.count <= 40 else { return [] }
        return try reading(answers: false) { db in
            let starts = try db.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM thing WHERE key BETWEEN ? AND ? AND removed IS NULL)")
            var keys = [""]
            for letter in letters {
                let ways = AccentedLetters.ways(toWrite: letter)
                keys = try keys.flatMap { start in ways.map { start + $0 } }.filter { key in
                    try Bool.fetchOne(starts, arguments: [key, key + "\u{10FFFF}"]) == true
                }
                // More than anybody's acronyms have is not followed.
                keys = Array(keys.prefix(500))
            }
            return try keys.flatMap(meanings(of:))
        }
    }

    /// Returns the thing with an identifier, or nil if it does not exist or was removed.
    public func thing(id: UUID) throws -> Thing? {
        try reading(answers: false) { db in try Self.find(id, db)?.thing }
    }

    /// The things whose identifier starts with some hexadecimal digits: two at most, which is enough to tell that the digits
    /// are too few.
    package func things(idPrefix: String) throws -> [Thing] {
        let digits = idPrefix.lowercased().filter { $0 != "-" }
        guard digits.utf8.count <= 32, !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return [] }
        func bound(_ filler: Character) -> Data {
            let padded = Array(digits + String(repeating: filler, count: 32 - digits.count))
            return Data(stride(from: 0, to: 32, by: 2).map { UInt8(String(padded[$0...$0 + 1]), radix: 16) ?? 0 })
        }
        return try things(where: "uuid BETWEEN ? AND ? LIMIT 2", [bound("0"), bound("f")])
    }

    /// The first digits of a thing's identifier that no other has, four at least.
    package func idPrefix(of id: UUID) throws -> String {
        var prefix = IdentifierText.text(of: id).prefix(4)
        while try things(idPrefix: String(prefix)).contains(where: { $0.id != id }) {
            prefix = IdentifierText.text(of: id).prefix(prefix.count + 1)
        }
        return String(prefix)
    }

    /// Returns the shorts that start with a prefix, ignoring case, in alphabetical order and without duplicates.
    public func shorts(startingWith prefix: String, limit: Int) throws -> [String] {
        let key = Capitals.key(prefix)
        // The greatest character ends the range, so that the index is walked for what fits and no further.
        return try reading(answers: false) { db in
            try db.values(
                """
                SELECT DISTINCT short FROM thing WHERE key >= ? AND key < ? AND removed IS NULL
                ORDER BY key LIMIT ?
                """, [key, key + "\u{10FFFF}", limit])
        }
    }

    /// The known shorts nearest to one that is not known: one letter more, less, other, or two swapped.
    ///
    /// The cost does not grow with the store.
    public func nearestShorts(to short: String, limit: Int = 3) throws -> [String] {
        try reading(answers: false) { db in
            let rows = try db.cachedStatement(
                sql: "SELECT short FROM thing WHERE key = ? AND removed IS NULL LIMIT 1")
            return try NearShorts.find(
                to: short, limit: limit, spelling: { try String.fetchOne(rows, arguments: [$0]) },
                starting: shorts(startingWith:limit:))
        }
    }

    /// The row of a thing that was not removed.
    static func find(_ id: UUID, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(where: "uuid = ? AND removed IS NULL", [id], db).first
    }

    /// The thing with exactly this short and long.
    static func find(short: String, long: String, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(
            where: "key = ? AND long = ? AND short = ? AND removed IS NULL LIMIT 1",
            [Capitals.key(short), long, short], db
        ).first
    }

    /// The thing with an identifier, be it removed or not.
    static func thing(_ id: UUID, _ db: Database) throws -> Thing? {
        try ThingRow.all(where: "uuid = ?", [id], db).first?.thing
    }
}
