/// The order in which things are listed.
public enum ThingOrder: String, CaseIterable, Hashable, Sendable {
    /// By the short, ignoring case; meanings of one acronym by the long.
    case short
    /// The newest first.
    case recent
    /// By the instant at which they are due; things that were never asked come last.
    case due
}
