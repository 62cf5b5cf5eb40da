import GRDB

/// Goes over things by their shorts in the order of a language, though the index has them by their bytes.
///
/// What begins alike stands together in both orders. So the beginnings are put in order, letter by letter, until so few things
/// begin so that they are sorted at once: the first things come at once whatever the size of the store, and no more of them
/// are in memory than ``mostSorted``.
struct OrderedWalk {
    private let order: TextOrder
    private let rows: RawStatement
    private let count: RawStatement
    private let next: RawStatement

    /// Up to so many things are sorted at once.
    static let mostSorted = 2_000

    /// Keys that are one but for accents and capitals, or begin so.
    private enum Task {
        case beginning([String])
        case whole([String])
    }

    /// - Parameter part: what things are gone over; its order is not used.
    init(_ part: ThingWalk.Part, condition: String, _ order: TextOrder, _ db: Database) throws {
        self.order = order
        rows = try RawStatement(
            """
            SELECT \(ThingRow.plainColumns) \(part.source) AND thing.removed IS NULL \(condition)
            AND thing.key >= ?1 AND thing.key < ?2 ORDER BY thing.key, thing.long, thing.short
            """, db)
        count = try RawStatement(
            "SELECT count(*) FROM (SELECT 1 FROM thing WHERE removed IS NULL AND key >= ?1 AND key < ?2 LIMIT ?3)", db)
        next = try RawStatement(
            "SELECT key FROM thing WHERE removed IS NULL AND key >= ?1 AND key < ?2 ORDER BY key LIMIT 1", db)
    }

    /// Calls a closure with each thing, for as long as it returns true.
    func forEach(_ body: (ThingRow) throws -> Bool, tags: (Int64) throws -> [String]) throws {
        var tasks: [Task] = [.beginning([""])]
        while let task = tasks.popLast() {
            switch task {
            case .whole(let keys):
                guard try hand(over: try keys.flatMap { try things(from: $0, to: $0 + "\u{0}", tags: tags) }, body)
                else {
                    return
                }
            case .beginning(let starts):
                if try isFew(starts) {
                    let found = try starts.flatMap { try things(from: $0, to: $0 + Self.last, tags: tags) }
                    guard try hand(over: found, body) else { return }
                } else {
                    tasks += try parts(of: starts).reversed()
                }
            }
        }
    }

    private func hand(over found: [ThingRow], _ body: (ThingRow) throws -> Bool) throws -> Bool {
        for row in sorted(found) where try !body(row) { return false }
        return true
    }

    private func sorted(_ found: [ThingRow]) -> [ThingRow] {
        if isPlain(found) { return found }
        let keyed = found.map { (key: order.sortKey(Capitals.key($0.thing.short)), row: $0) }
        return keyed.sorted { left, right in
            if left.key != right.key { return left.key.lexicographicallyPrecedes(right.key) }
            let (one, other) = (left.row.thing, right.row.thing)
            return one.long == other.long ? one.short < other.short : order.precedes(one.long, other.long)
        }.map(\.row)
    }

    /// Whether things stand in order as the index has them: different acronyms of nothing but capitals and digits.
    private func isPlain(_ found: [ThingRow]) -> Bool {
        var last = ""
        return found.allSatisfy { row in
            defer { last = row.thing.short }
            return order.isPlain(row.thing.short) && last < row.thing.short
        }
    }

    private func things(from start: String, to end: String, tags: (Int64) throws -> [String]) throws -> [ThingRow] {
        rows.bind(start, to: 1)
        rows.bind(end, to: 2)
        defer { rows.reset() }
        return try rows.map { ThingRow($0, tags: try tags($0.integer(0))) }
    }

    private func isFew(_ starts: [String]) throws -> Bool {
        var left = Self.mostSorted
        for start in starts where left >= 0 {
            count.bind(start, to: 1)
            count.bind(start + Self.last, to: 2)
            count.bind(Int64(left + 1), to: 3)
            defer { count.reset() }
            if try count.step() { left -= Int(count.integer(0)) }
        }
        return left >= 0
    }

    /// The beginnings that are one letter longer, in order; before them what ends here.
    private func parts(of starts: [String]) throws -> [Task] {
        var groups: [[UInt8]: [String]] = [:]
        var starts = starts
        var index = 0
        while index < starts.count {
            let start = starts[index]
            index += 1
            var from = start + "\u{1}"
            while let letter = try nextLetter(after: start, from: from) {
                let longer = start + String(letter)
                let letters = order.letters(String(letter))
                // A mark that does not count is passed over: what follows it stands among the others.
                if letters.isEmpty { starts.append(longer) } else { groups[letters, default: []].append(longer) }
                guard let next = Self.successor(of: letter) else { break }
                from = start + String(next)
            }
        }
        let ordered = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        return [.whole(starts)] + ordered.map { .beginning($0.value) }
    }

    /// What no text comes after that goes on from a beginning.
    private static let last = String(repeating: "\u{10FFFF}", count: 4)

    /// The scalar after another; nil after the last.
    private static func successor(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        Unicode.Scalar(scalar.value == 0xD7FF ? 0xE000 : scalar.value + 1)
    }

    private func nextLetter(after start: String, from: String) throws -> Unicode.Scalar? {
        next.bind(from, to: 1)
        next.bind(start + Self.last, to: 2)
        defer { next.reset() }
        guard try next.step() else { return nil }
        return next.text(0).unicodeScalars.dropFirst(start.unicodeScalars.count).first
    }
}
