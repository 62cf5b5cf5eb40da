import Foundation

/// Makes a database of hashcards: what it knows of each card, the answers, and the sessions in which they were given, of
/// which each study day is one.
///
/// Answers that do not count for the schedule are left out: hashcards has none. When a card is due is what our schedule
/// says. Source: `src/schema.sql` of github.com/eudoxia0/hashcards, 0.4.
final class HashcardsDatabaseWriter {
    private let database: PackageDatabase
    private let scheduler: Scheduler
    private let card: PackageStatement
    private let review: PackageStatement
    /// The first and the last instant of each study day's answers, by the local clock.
    private var sessions: [Int: ClosedRange<Int64>] = [:]

    /// Starts a database.
    init(_ options: ExportOptions) throws {
        scheduler = Scheduler(options.scheduling)
        let database = try PackageDatabase()
        self.database = database
        try database.execute(Self.tables + "BEGIN")
        // The same card twice has the history of the first.
        card = try PackageStatement("INSERT OR IGNORE INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", database)
        review = try PackageStatement(
            "INSERT INTO reviews VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)", database)
    }

    /// Adds a card of a thing with its answers, in the order in which they were given.
    func add(_ hash: [UInt8], _ direction: Direction, _ thing: Thing, _ reviews: [Review]) throws {
        let digits = hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var last: (review: Review, memory: Memory)?
        var count = 0
        for answer in reviews where answer.direction == direction && answer.isScheduled {
            guard let memory = scheduler.memory(after: answer, from: last?.memory) else { continue }
            last = (answer, memory)
            count += 1
            let local = Self.local(answer)
            let session = sessions[answer.studyDay.number]
            sessions[answer.studyDay.number] =
                min(session?.lowerBound ?? local, local)...max(session?.upperBound ?? local, local)
            review.bind(Int64(answer.studyDay.number), to: 1)
            review.bind(digits, to: 2)
            review.bind(Self.instant(local), to: 3)
            review.bind(answer.grade == .again ? "forgot" : answer.grade.name, to: 4)
            bind(memory, of: answer, to: review, from: 5)
            try review.run()
        }
        card.bind(digits, to: 1)
        card.bind(Self.instant(thing.added.milliseconds), to: 2)
        if let last {
            card.bind(Self.instant(Self.local(last.review)), to: 3)
            bind(last.memory, of: last.review, to: card, from: 4)
        } else {
            for parameter in 3...8 { card.bindNothing(to: Int32(parameter)) }
        }
        card.bind(Int64(count), to: 9)
        try card.run()
    }

    /// Ends the database, so that its bytes are complete.
    func end() throws {
        let session = try PackageStatement("INSERT INTO sessions VALUES (?, ?, ?)", database)
        for (day, range) in sessions.sorted(by: { $0.key < $1.key }) {
            session.bind(Int64(day), to: 1)
            session.bind(Self.instant(range.lowerBound), to: 2)
            session.bind(Self.instant(range.upperBound), to: 3)
            try session.run()
        }
        try database.execute("COMMIT")
    }

    /// The bytes of the database; they are valid while a closure runs.
    func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) throws -> Value {
        try database.withBytes(body)
    }

    /// Binds stability, difficulty, the interval as it is and in whole days, and the day on which the card is due.
    private func bind(_ memory: Memory, of review: Review, to statement: PackageStatement, from first: Int32) {
        let days = max(1, review.studyDay.distance(to: memory.dueDay))
        statement.bind(real: memory.stability, to: first)
        statement.bind(real: memory.difficulty, to: first + 1)
        statement.bind(real: memory.stability, to: first + 2)
        statement.bind(Int64(days), to: first + 3)
        statement.bind(review.studyDay.advanced(by: days).description, to: first + 4)
    }

    /// The instant of an answer by the clock of where it was given, in milliseconds since 1970.
    private static func local(_ review: Review) -> Int64 { review.at.milliseconds + Int64(review.utcOffset) * 1_000 }

    private static func instant(_ milliseconds: Int64) -> String {
        let text = InternetDate.text(of: Date(milliseconds: milliseconds)).dropLast()
        return String(text) + (text.contains(".") ? "" : ".000")
    }

    private static let tables = """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
        CREATE TABLE cards (card_hash text PRIMARY KEY, added_at text NOT NULL, last_reviewed_at text, stability real,
            difficulty real, interval_raw real, interval_days integer, due_date text, review_count integer NOT NULL) STRICT;
        CREATE TABLE sessions (session_id integer PRIMARY KEY, started_at text NOT NULL, ended_at text NOT NULL) STRICT;
        CREATE TABLE reviews (review_id integer PRIMARY KEY,
            session_id integer NOT NULL REFERENCES sessions (session_id) ON UPDATE CASCADE ON DELETE CASCADE,
            card_hash text NOT NULL REFERENCES cards (card_hash) ON UPDATE CASCADE ON DELETE CASCADE,
            reviewed_at text NOT NULL, grade text NOT NULL, stability real NOT NULL, difficulty real NOT NULL,
            interval_raw real NOT NULL, interval_days integer NOT NULL, due_date text NOT NULL) STRICT;

        """
}
