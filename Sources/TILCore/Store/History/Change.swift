import Foundation

/// A change that undo took back, or can.
public struct Change: Hashable, Sendable {
    /// What was done.
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
        /// Fitted weights were put in force.
        case weights
    }

    /// What was done.
    public var kind: Kind
    /// The thing it was done to, as it stands after the undo (before it, for an add); nil for an import and for
    /// weights.
    public var thing: Thing?
    /// How many things it was done to.
    public var count: Int
    /// When it was done.
    public var at: Date

    /// Makes a change from its parts.
    public init(kind: Kind, thing: Thing?, count: Int = 1, at: Date) {
        self.kind = kind
        self.thing = thing
        self.count = count
        self.at = at
    }
}
