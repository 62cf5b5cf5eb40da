/// The orders in which things are listed.
public enum ThingOrder: String, CaseIterable, Hashable, Sendable {
    /// By the short, ignoring case; meanings of one acronym by the long.
    case short
    /// The newest first.
    case recent
    /// The one that is due first comes first; what was never asked comes last.
    case due
}
