/// Something in a store that is not as it should be; the description is a full sentence.
public struct StoreFault: Hashable, Sendable {
    /// The kind of a fault.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// SQLite finds the file damaged.
        case damage
        /// A row belongs to a thing that the store does not have.
        case orphan
        /// The store has a thing twice.
        case repeated
        /// A look-up cannot find a thing.
        case key
        /// The days between two answers are wrong.
        case elapsed
        /// A memory is not what the reviews amount to.
        case memory
    }

    /// The kind of a fault.
    public let kind: Kind
    /// A full sentence that says what is wrong, and where.
    public let description: String

    /// Makes a fault.
    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}

extension StoreFault: CustomStringConvertible {}

extension StoreFault.Kind {
    /// Whether a fault of this kind can be put right by computing something again.
    public var isRepairable: Bool {
        switch self {
        case .damage, .repeated: false
        case .orphan, .key, .elapsed, .memory: true
        }
    }
}
