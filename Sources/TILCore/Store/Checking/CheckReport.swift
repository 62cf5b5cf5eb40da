/// The findings of a check of a store.
public struct CheckReport: Hashable, Sendable {
    /// The number of things in the store.
    public internal(set) var things = 0
    /// The number of reviews in the store.
    public internal(set) var reviews = 0
    /// The faults that were found, in the order of the checks; of each kind the first few.
    public private(set) var faults: [StoreFault] = []
    /// The number of faults of each kind, with those that ``faults`` leaves out.
    public private(set) var counts: [StoreFault.Kind: Int] = [:]

    /// The number of faults of a kind that are kept.
    public static let faultLimit = 20

    /// Whether the check found no fault.
    public var isClean: Bool { counts.isEmpty }
    /// The number of all faults.
    public var faultCount: Int { counts.values.reduce(0, +) }

    /// Adds a fault.
    mutating func add(_ kind: StoreFault.Kind, _ description: String) {
        counts[kind, default: 0] += 1
        if counts[kind, default: 0] <= Self.faultLimit {
            faults.append(StoreFault(kind: kind, description: description))
        }
    }
}

/// Something in a store that is not as it should be.
public struct StoreFault: Hashable, Sendable, CustomStringConvertible {
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

        /// Whether a fault of this kind can be repaired by computing something again.
        public var isRepairable: Bool { self != .damage && self != .repeated }
    }

    /// The kind of a fault.
    public let kind: Kind
    /// A full sentence that describes the error and its place.
    public let description: String
}
