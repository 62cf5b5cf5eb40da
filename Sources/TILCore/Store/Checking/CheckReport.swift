/// The findings of a check of a store.
///
/// ```swift
/// let report = try store.check()
/// for fault in report.faults { print(fault) }
/// if !report.faults.isEmpty { try store.repair() }
/// ```
public struct CheckReport: Hashable, Sendable {
    /// The number of things in the store.
    public internal(set) var things = 0
    /// The number of reviews in the store.
    public internal(set) var reviews = 0
    /// The faults in the order of the checks. Only the first few of each kind are listed.
    public private(set) var faults: [StoreFault] = []
    /// The number of faults of each kind, including those that ``faults`` does not list.
    public private(set) var counts: [StoreFault.Kind: Int] = [:]

    /// The maximum number of listed faults of a kind.
    package static let faultLimit = 20

    /// Whether the check found no fault.
    public var isClean: Bool { counts.isEmpty }
    /// The total number of faults.
    public var faultCount: Int { counts.values.reduce(0, +) }

    mutating func add(_ kind: StoreFault.Kind, _ description: String) {
        counts[kind, default: 0] += 1
        if counts[kind, default: 0] <= Self.faultLimit {
            faults.append(StoreFault(kind: kind, description: description))
        }
    }
}

/// A fault in a store.
///
/// ```swift
/// for fault in try store.check().faults {
///     print("\(fault.kind.rawValue): \(fault.description)")
/// }
/// ```
public struct StoreFault: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a fault.
    ///
    /// ```swift
    /// let report = try store.check()
    /// let isDamaged = report.counts[.damage] != nil  // then restore a backup
    /// ```
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// SQLite reports damage in the file.
        case damage
        /// A row belongs to a thing that the store does not have.
        case orphan
        /// The store has a thing more than once.
        case repeated
        /// The key of a thing is wrong, so that look-ups do not find the thing.
        case key
        /// The number of days between two answers is wrong.
        case elapsed
        /// A memory does not agree with the reviews.
        case memory

        /// Whether a fault of this kind can be repaired by a new computation.
        package var isRepairable: Bool { self != .damage && self != .repeated }
    }

    /// The kind of a fault.
    public let kind: Kind
    /// A full sentence that describes the fault and its location.
    public let description: String
}
