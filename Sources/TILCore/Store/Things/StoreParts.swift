import GRDB

/// The parts of a store that observers distinguish.
struct StoreParts: OptionSet, Sendable {
    let rawValue: Int

    /// The things with their tags.
    static let things = StoreParts(rawValue: 1)
    /// The answers, the memories, and everything else that decides what a quiz asks.
    static let answers = StoreParts(rawValue: 2)
    /// The settings, and the state of the sync.
    static let settings = StoreParts(rawValue: 4)
    static let all: StoreParts = [.things, .answers, .settings]
}

/// The row of `revision`: a number for each part, which is another one after each change of the part.
struct StoreRevision {
    private var things: Int64
    private var answers: Int64
    private var settings: Int64

    /// Reads the numbers. Without the row, which another program may have deleted, they are 0.
    init(_ db: Database) throws {
        let stored = try db.row("SELECT things, answers, settings FROM revision") { row in
            StoreRevision(
                things: row.integer("things"), answers: row.integer("answers"), settings: row.integer("settings"))
        }
        self = stored ?? StoreRevision(things: 0, answers: 0, settings: 0)
    }

    private init(things: Int64, answers: Int64, settings: Int64) {
        self.things = things
        self.answers = answers
        self.settings = settings
    }

    /// Writes new numbers for some parts.
    static func renewed(_ parts: StoreParts, _ db: Database) throws -> StoreRevision {
        var revision = try StoreRevision(db)
        // A counter could have the same number again after a backup was restored.
        if parts.contains(.things) { revision.things = .random(in: 1 ... .max) }
        if parts.contains(.answers) { revision.answers = .random(in: 1 ... .max) }
        if parts.contains(.settings) { revision.settings = .random(in: 1 ... .max) }
        try db.run(
            "UPDATE revision SET things = ?, answers = ?, settings = ?",
            [revision.things, revision.answers, revision.settings])
        return revision
    }

    /// Takes the numbers of some parts from another revision.
    mutating func take(_ parts: StoreParts, from other: StoreRevision) {
        if parts.contains(.things) { things = other.things }
        if parts.contains(.answers) { answers = other.answers }
        if parts.contains(.settings) { settings = other.settings }
    }

    /// Returns the parts that have other numbers in a later revision.
    func changes(to later: StoreRevision) -> StoreParts {
        var parts: StoreParts = []
        if things != later.things { parts.insert(.things) }
        if answers != later.answers { parts.insert(.answers) }
        if settings != later.settings { parts.insert(.settings) }
        return parts
    }
}
