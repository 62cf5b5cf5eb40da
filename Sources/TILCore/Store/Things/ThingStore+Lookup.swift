import Foundation
import GRDB

extension ThingStore {
    /// Every meaning of an acronym, in the order in which they were added; empty where it is unknown. Ignores case.
    public func meanings(of short: String) throws -> [Thing] {
        try reading { db in
            try Self.meanings(key: Capitals.key(short), db)
        }
    }

    /// Every meaning of the acronyms that are one but for accents: `ete` finds ÉTÉ.
    ///
    /// Such spellings are looked for in the index letter by letter, so that it takes no longer in a large store.
    public func meanings(ignoringAccentsOf short: String) throws -> [Thing] {
        try readingOneState { db in
            let letters = Capitals.key(short).decomposedStringWithCanonicalMapping.unicodeScalars
                .filter { $0.properties.generalCategory != .nonspacingMark }
            guard letters.count <= 40 else { return [] }
            let keys = try SpellingSearch(db).keys(of: letters.map { AccentedLetters.ways(toWrite: $0) })
            return try keys.flatMap { try Self.meanings(key: $0, db) }
        }
    }

    /// The thing with an identifier; nil where there is none or it was removed.
    public func thing(id: UUID) throws -> Thing? {
        try reading { db in try Self.find(id, db)?.thing }
    }

    /// The things whose identifier starts with some hexadecimal digits: two at most, which is enough to tell that the digits
    /// are too few.
    public func things(idPrefix: String) throws -> [Thing] {
        let digits = idPrefix.lowercased().filter { $0 != "-" }
        guard digits.utf8.count <= 32, !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return [] }
        func bound(_ filler: Character) -> UUID {
            let padded = Array(digits + String(repeating: filler, count: 32 - digits.count))
            let bytes = stride(from: 0, to: 32, by: 2).map { UInt8(String(padded[$0...$0 + 1]), radix: 16) ?? 0 }
            return bytes.withUnsafeBytes { UUID(bytes: $0) }
        }
        return try reading { db in
            try ThingRow.all(
                where: "uuid BETWEEN ? AND ? AND removed IS NULL LIMIT 2",
                arguments: [bound("0").data, bound("f").data], db
            ).map(\.thing)
        }
    }

    /// The first digits of a thing's identifier that no other has, four at least.
    public func idPrefix(of id: UUID) throws -> String {
        let digits = IdentifierText.text(of: id)
        return try readingOneState { db in
            var needed = 4
            for (comparison, order) in [("<", "DESC"), (">", "ASC")] {
                let neighbour = try Data.fetchOne(
                    db.cachedStatement(
                        sql: """
                            SELECT uuid FROM thing WHERE uuid \(comparison) ? AND removed IS NULL
                            ORDER BY uuid \(order) LIMIT 1
                            """), arguments: [id.data])
                guard let neighbour else { continue }
                let other = IdentifierText.text(of: UUID(data: neighbour))
                needed = max(needed, zip(digits, other).prefix { $0 == $1 }.count + 1)
            }
            let prefix = digits.prefix(needed)
            return String(prefix.last == "-" ? digits.prefix(needed + 1) : prefix)
        }
    }

    /// The shorts that start with a prefix, ignoring case, in alphabetical order and none twice: completions of the prefix.
    public func shorts(startingWith prefix: String, limit: Int) throws -> [String] {
        try reading { db in try Self.shorts(startingWith: Capitals.key(prefix), limit: limit, db) }
    }

    /// The shorts whose key starts as given, within an access.
    static func shorts(startingWith key: String, limit: Int, _ db: Database) throws -> [String] {
        // The greatest character ends the range, so that the index is walked for what fits and no further.
        try String.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT DISTINCT short FROM thing WHERE key >= ? AND key < ? AND removed IS NULL
                    ORDER BY key LIMIT ?
                    """), arguments: [key, key + "\u{10FFFF}", limit])
    }

    /// The row of a thing that was not removed.
    static func find(_ id: UUID, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(where: "uuid = ? AND removed IS NULL", arguments: [id.data], db).first
    }

    /// The thing with exactly this short and long.
    static func find(short: String, long: String, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(
            where: "key = ? AND long = ? AND short = ? AND removed IS NULL LIMIT 1",
            arguments: [Capitals.key(short), long, short], db
        ).first
    }

    /// The thing with an identifier, be it removed or not.
    static func thing(_ id: UUID, _ db: Database) throws -> Thing? {
        try ThingRow.all(where: "uuid = ?", arguments: [id.data], db).first?.thing
    }

    /// Every meaning of a key, in the order in which they were added.
    private static func meanings(key: String, _ db: Database) throws -> [Thing] {
        try ThingRow.all(where: "key = ? AND removed IS NULL ORDER BY thing.id", arguments: [key], db).map(\.thing)
    }
}

extension ThingStore {
    /// The known shorts nearest to one that is not known: one letter more, less, other, or two swapped.
    ///
    /// The cost does not grow with the store.
    public func nearestShorts(to short: String, limit: Int = 3) throws -> [String] {
        try readingOneState { db in try Self.nearestShorts(to: short, limit: limit, db) }
    }

    /// The known shorts nearest to one, within an access.
    static func nearestShorts(to short: String, limit: Int, _ db: Database) throws -> [String] {
        let rows = try db.cachedStatement(sql: "SELECT short FROM thing WHERE key = ? AND removed IS NULL LIMIT 1")
        return try NearShorts.find(
            to: short, limit: limit, spelling: { try String.fetchOne(rows, arguments: [$0]) },
            starting: { try shorts(startingWith: $0, limit: $1, db) })
    }
}
