/// What a database of this program is for: how it is told from others, and how SQLite is let at it.
struct DatabaseKind: Sendable {
    /// What its header has as SQLite's `application_id`.
    let applicationID: Int
    /// How many steps of its tables are known.
    let known: Int
    /// Whether nobody ever writes to such a file: another is put in its place. So it is read without locks, and by who may
    /// write nowhere.
    let isFrozen: Bool

    /// The one source of truth.
    static let store = DatabaseKind(applicationID: Schema.applicationID, known: Schema.steps.count, isFrozen: false)
    /// A read-only list of somebody else's.
    static let glossary = DatabaseKind(
        applicationID: GlossarySchema.applicationID, known: GlossarySchema.version, isFrozen: true)
}
