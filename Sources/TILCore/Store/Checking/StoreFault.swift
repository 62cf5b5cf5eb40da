/// Something in a store that is not as it should be; the description is a full sentence.
public struct StoreFault: Hashable, Sendable {
    /// What is wrong.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// SQLite finds the file damaged.
        case damage
        /// A row belongs to a thing that is not there.
        case orphan
        /// A row has a number that only another program gives.
        case number
        /// A thing is there twice.
        case repeated
        /// A look-up cannot find a thing.
        case key
        /// A number of things is wrong.
        case tally
        /// The sums of a study day are not those of its reviews.
        case practice
        /// The days between two answers are wrong.
        case elapsed
        /// A memory is not what the reviews amount to.
        case memory
        /// A thing is marked as asked and was not, or the other way round.
        case asked
    }

    /// What is wrong.
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
    /// Whether it can be put right by computing it again.
    public var isRepairable: Bool {
        switch self {
        case .damage, .repeated: false
        case .orphan, .number, .key, .tally, .practice, .elapsed, .memory, .asked: true
        }
    }
}
