public import Foundation
import GRDB
import TILText

extension ThingStore {
    /// Returns every meaning of an acronym in the order of addition, or an empty array if it is unknown. Ignores case.
    public func meanings(of short: String) throws(StoreError) -> [Thing] {
        try things(where: "key = ? ORDER BY thing.id", [Capitals.key(short)])
    }

    /// Returns the things that fulfil a condition, without removed things. The order can follow the condition.
    func things(
        where condition: String, _ arguments: StatementArguments = []
    ) throws(StoreError) -> [Thing] {
        try reading(.things) { db in
            try ThingRow.all(where: "removed IS NULL AND \(condition)", arguments, db).map(\.thing)
        }
    }

    /// Returns every meaning of the acronyms that differ from an acronym only in accents: `ete` finds ÉTÉ.
    ///
    /// The index is searched for these spellings letter by letter, so that the time does not grow with the store.
    public func meanings(ignoringAccentsOf short: String) throws(StoreError) -> [Thing] {
        let letters = Capitals.key(short).decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { scalar in scalar.properties.generalCategory != .nonspacingMark }
        guard !letters.isEmpty, letters.count <= 40 else { return [] }
        return try reading(.things) { db in
            let starts = try db.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM thing WHERE key BETWEEN ? AND ? AND removed IS NULL)")
            var keys = [""]
            for letter in letters {
                var longerKeys: [String] = []
                for key in keys {
                    for way in AccentedLetters.ways(toWrite: letter) {
                        let isStart = try Bool.fetchOne(starts, arguments: [key + way, key + way + "\u{10FFFF}"])
                        if isStart == true { longerKeys.append(key + way) }
                    }
                }
                // Limit the number of spellings. No realistic store has that many.
                keys = Array(longerKeys.prefix(500))
            }
            return try keys.flatMap(meanings(of:))
        }
    }

    /// Returns the thing with an identifier, or nil if it does not exist or was removed.
    public func thing(id: UUID) throws(StoreError) -> Thing? {
        try reading(.things) { db in try Self.find(id, db)?.thing }
    }

    /// Returns the things whose identifier starts with hexadecimal digits. At most two are returned, which shows that
    /// the digits are ambiguous.
    package func things(idPrefix: String) throws(StoreError) -> [Thing] {
        let digits = idPrefix.lowercased().filter { character in character != "-" }
        guard digits.utf8.count <= 32, !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return [] }
        let first = Self.identifier(startingWith: digits, filledWith: "0")
        let last = Self.identifier(startingWith: digits, filledWith: "f")
        return try things(where: "uuid BETWEEN ? AND ? LIMIT 2", [first, last])
    }

    /// Returns the bytes of an identifier of 32 hexadecimal digits, of which only the first are given.
    private static func identifier(startingWith digits: String, filledWith filler: String) -> Data {
        var rest = Substring(digits + String(repeating: filler, count: 32 - digits.count))
        var bytes = Data()
        while !rest.isEmpty {
            bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
            rest = rest.dropFirst(2)
        }
        return bytes
    }

    /// Returns the shortest unique beginning of a thing's identifier, with at least four digits.
    package func idPrefix(of id: UUID) throws(StoreError) -> String {
        var prefix = IdentifierText.text(of: id).prefix(4)
        while try things(idPrefix: String(prefix)).contains(where: { thing in thing.id != id }) {
            prefix = IdentifierText.text(of: id).prefix(prefix.count + 1)
        }
        return String(prefix)
    }

    /// Returns the acronyms that start with a prefix, ignoring case, in alphabetical order and without duplicates.
    ///
    /// ```swift
    /// let completions = try store.shorts(startingWith: "f", limit: 20)
    /// print(completions)  // ["FTW"]
    /// ```
    public func shorts(startingWith prefix: String, limit: Int) throws(StoreError) -> [String] {
        try reading(.things) { db in try ShortIndex(db: db).shorts(startingWith: prefix, limit: limit) }
    }

    /// Returns the acronyms in the store that are most similar to an unknown one: with one extra, missing or different
    /// letter, or two swapped ones.
    ///
    /// The time does not grow with the store.
    ///
    /// ```swift
    /// if try store.meanings(of: "fwt").isEmpty {
    ///     print("Did you mean \(try store.nearestShorts(to: "fwt"))?")  // ["FTW"]
    /// }
    /// ```
    public func nearestShorts(to short: String, limit: Int = 3) throws(StoreError) -> [String] {
        try reading(.things) { db in try ShortIndex(db: db).nearest(to: short, limit: limit) }
    }

    /// Returns the row of a thing, or nil if the thing does not exist or was removed.
    static func find(_ id: UUID, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(where: "uuid = ? AND removed IS NULL", [id], db).first
    }

    /// Returns the thing with exactly this acronym and meaning, or nil if there is none.
    static func find(short: String, long: String, _ db: Database) throws -> ThingRow? {
        try ThingRow.all(
            where: "key = ? AND long = ? AND short = ? AND removed IS NULL LIMIT 1",
            [Capitals.key(short), long, short], db
        ).first
    }

    /// Returns the thing with an identifier, even if it was removed, or nil if there is none.
    static func thing(_ id: UUID, _ db: Database) throws -> Thing? {
        try ThingRow.all(where: "uuid = ?", [id], db).first?.thing
    }
}
