import Foundation
import GRDB

extension ThingStore {
    /// Every meaning of an acronym, in the order in which they were added; empty where it is unknown. Ignores case.
    public func meanings(of short: String) throws -> [Thing] {
        try reading { db in
            let rows = try RawStatement(ThingRow.meanings, db)
            rows.bind(Capitals.key(short), to: 1)
            return try rows.map { ThingRow($0).thing }
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
            let keys = try SpellingSearch(.key, db).spellings(of: letters.map { AccentedLetters.ways(toWrite: $0) })
            let rows = try RawStatement(ThingRow.meanings, db)
            return try keys.flatMap { key in
                rows.bind(key, to: 1)
                defer { rows.reset() }
                return try rows.map { ThingRow($0).thing }
            }
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
            try ThingRow.all(where: "uuid BETWEEN ? AND ? AND removed IS NULL LIMIT 2", db) {
                $0.bind(bound("0"), to: 1)
                $0.bind(bound("f"), to: 2)
            }.map(\.thing)
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

    /// Calls a closure with one thing after the other, in an order, for as long as it returns true.
    ///
    /// The things are read as they are handed out, so the first comes at once whatever the size of the store.
    /// - Parameters:
    ///   - order: the order.
    ///   - tags: only things with all of these tags, in letters of any case.
    ///   - pattern: only things whose short is so; nil for all.
    ///   - textOrder: how shorts are ordered where that is the order; nil for by their bytes.
    ///   - leeches: only things forgotten as often as a leech is.
    ///   - offset: how many to pass over.
    ///   - limit: at most so many; nil for all.
    ///   - body: takes a thing, and returns whether it wants another.
    public func forEachThing(
        by order: ThingOrder = .short, tags: [String] = [], matching pattern: ShortPattern? = nil,
        textOrder: TextOrder? = nil, leeches: Bool = false, offset: Int = 0, limit: Int? = nil,
        _ body: (Thing) throws -> Bool
    ) throws {
        let leech = leeches ? try settings().leechLapses : 0
        let condition =
            leeches ? "AND thing.id IN (SELECT thing FROM memory WHERE lapses >= \(leech))" : ""
        var left = limit ?? .max
        var passed = 0
        try reading { db in
            let walk = try ThingWalk(tags: tags, pattern: pattern, db)
            for part in walk.parts(by: order) {
                if order == .short, let textOrder {
                    var tags = try TagWalk(db, isOrdered: false)
                    try OrderedWalk(part, condition: condition, textOrder, db).forEach(
                        { found in
                            passed += 1
                            if passed <= offset { return true }
                            left -= 1
                            return try left >= 0 && body(found.thing) && left > 0
                        }, tags: { try tags.tags(of: $0) })
                    continue
                }
                let rows = try RawStatement(
                    "SELECT \(ThingRow.plainColumns) \(part.source) AND thing.removed IS NULL \(condition) \(part.sorting)",
                    db)
                defer { rows.reset() }
                var tags = try TagWalk(db, isOrdered: false)
                while left > 0, try rows.step() {
                    passed += 1
                    if passed <= offset { continue }
                    left -= 1
                    guard try body(ThingRow(rows, tags: try tags.tags(of: rows.integer(0))).thing) else { return }
                }
            }
        }
    }

    /// The things in an order; see ``forEachThing(by:tags:matching:textOrder:leeches:offset:limit:_:)``.
    public func things(
        by order: ThingOrder = .short, tag: String? = nil, offset: Int = 0, limit: Int? = nil
    ) throws -> [Thing] {
        var things: [Thing] = []
        try forEachThing(by: order, tags: tag.map { [$0] } ?? [], offset: offset, limit: limit) { thing in
            things.append(thing)
            return true
        }
        return things
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
        try ThingRow.all(where: "uuid = ? AND removed IS NULL", db) { $0.bind(id, to: 1) }.first
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
        let rows = try RawStatement("SELECT short FROM thing WHERE key = ? AND removed IS NULL LIMIT 1", db)
        return try NearShorts.find(
            to: short, limit: limit, spelling: rows, starting: { try shorts(startingWith: $0, limit: $1, db) })
    }
}
