import CSQLite
import Foundation
import TILText

/// The answers in a database of hashcards, by the hashes of the cards.
struct HashcardsHistory {
    /// An answer.
    struct Answer: Hashable {
        /// The instant by the local clock, in milliseconds since 1970.
        let milliseconds: Int64
        let grade: Grade
    }

    /// How many answers have no instant or no grade that is known.
    private(set) var unreadable = 0

    private struct Row {
        /// The first half of the card's hash, which no two cards share.
        let hash: Hash
        let answer: Answer
    }

    private struct Hash: Comparable {
        let high: UInt64
        let low: UInt64

        static func < (one: Hash, other: Hash) -> Bool { (one.high, one.low) < (other.high, other.low) }
    }

    /// By their hashes, then by their instants.
    private var rows: [Row] = []

    /// The largest database that is read.
    static let largestDatabase = 256 << 20
    private static let grades: [String: Grade] = ["forgot": .again, "hard": .hard, "good": .good, "easy": .easy]

    /// No answers.
    init() {}

    /// Reads a database.
    init(_ source: ByteSource) throws {
        let window = try source.wholeWindow(limit: Self.largestDatabase)
        guard window.size <= Self.largestDatabase else {
            throw InterchangeError.beyondLimit(
                name: source.name,
                reason: "It is larger than \(Self.largestDatabase >> 20) MiB, which is the most that is read.")
        }
        do {
            let database = try PackageDatabase(try window.bytes(0, window.size), watch: { try source.watch() })
            guard try database.hasTable("reviews"), try database.isSound("reviews") else {
                throw InterchangeError.damaged(
                    name: source.name,
                    reason: "There is no whole table 'reviews' of hashcards in it: move it away to "
                        + "import the deck without its answers.")
            }
            let answers = try PackageStatement("SELECT card_hash, reviewed_at, grade FROM reviews", database)
            while try answers.step() { take(answers) }
        } catch let failure as PackageDatabase.Failure {
            throw InterchangeError.damaged(
                name: source.name,
                reason:
                    "The database cannot be read (\(sqlite3_errstr(failure.code).map { String(cString: $0) } ?? "unknown")): "
                    + "move it away to import the deck without its answers.")
        }
        rows.sort { ($0.hash, $0.answer.milliseconds) < ($1.hash, $1.answer.milliseconds) }
    }

    private mutating func take(_ row: PackageStatement) {
        guard let hash = row.text(0).flatMap(Self.hash), let instant = row.text(1), instant.utf8.count <= 30,
            let at = InternetDate.date(from: instant + "Z"), let grade = row.text(2).flatMap({ Self.grades[$0] })
        else {
            unreadable += 1
            return
        }
        rows.append(Row(hash: hash, answer: Answer(milliseconds: at.milliseconds, grade: grade)))
    }

    /// The answers to a card, the earliest first.
    func answers(to hash: [UInt8]) -> [Answer] {
        func word(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
        let wanted = Hash(high: word(hash[0..<8]), low: word(hash[8..<16]))
        return rows[rows.partitioningIndex { $0.hash >= wanted }...].prefix { $0.hash == wanted }.map(\.answer)
    }

    /// The first half of a hash, of the 64 digits of which it is written.
    private static func hash(_ digits: String) -> Hash? {
        guard digits.utf8.count == 64, digits.utf8.allSatisfy({ $0 != 0x2B }),
            let high = UInt64(digits.prefix(16), radix: 16),
            let low = UInt64(digits.dropFirst(16).prefix(16), radix: 16)
        else { return nil }
        return Hash(high: high, low: low)
    }
}
