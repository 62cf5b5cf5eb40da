/// The order in which things are listed.
public enum ThingOrder: String, CaseIterable, Hashable, Sendable {
    /// By the short, ignoring case; meanings of one acronym by the long.
    case short
    /// The newest first.
    case recent
    /// By the instant at which they are due; things that were never asked come last.
    case due

    /// The order of things in SQL.
    var sql: String {
        switch self {
        case .short: "key, long, short"
        case .recent: "thing.id DESC"
        case .due: "memory.thing IS NULL, memory.day, memory.due, memory.thing, key, long, short"
        }
    }

    /// The join of things with what they are ordered by: of two memories the one that is due first.
    var join: String {
        self != .due
            ? ""
            : """
            LEFT JOIN memory ON memory.thing = thing.id AND NOT EXISTS (
                SELECT 1 FROM memory AS other WHERE other.thing = memory.thing
                AND (other.day, other.due, other.direction) < (memory.day, memory.due, memory.direction)
            )
            """
    }
}
