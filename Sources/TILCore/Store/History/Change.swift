import Foundation

/// A change of the store that was taken back, or can be.
public struct Change: Hashable, Sendable {
    /// The kind of a change.
    public enum Kind: String, Hashable, Sendable {
        /// A thing was added.
        case add
        /// A thing was edited.
        case edit
        /// A thing was removed.
        case remove
        /// Things were imported.
        case `import`
        /// A question was answered.
        case answer
        /// A thing was suspended: no quiz asks it.
        case suspend
        /// A suspended thing was resumed.
        case resume
        /// Fitted weights were put in force.
        case weights
        /// Settings were changed.
        case settings
        /// Several things were added at once.
        case additions
        /// Several things were edited at once.
        case edits
        /// Several things were removed at once.
        case removals
    }

    /// The kind of a change.
    public var kind: Kind
    /// The thing that was changed, as it stands after the undo (before it, for an add); nil for an import, for several
    /// and for settings.
    public var thing: Thing?
    /// The number of things that were changed.
    public var count: Int
    /// The instant of the change.
    public var at: Date
    /// The names of the settings that were changed; none for weights that were fitted.
    public var settings: [String] = []
}
