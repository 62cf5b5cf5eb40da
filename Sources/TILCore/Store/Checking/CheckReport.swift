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

    /// A report without faults.
    public init() {}

    /// Notes a fault.
    /// - Parameters:
    ///   - kind: what kind of fault it is.
    ///   - description: a full sentence.
    public mutating func add(_ kind: StoreFault.Kind, _ description: String) {
        let count = counts[kind, default: 0] + 1
        counts[kind] = count
        if count <= Self.faultLimit { faults.append(StoreFault(kind, description)) }
    }

    /// Adds what else was found, behind what was found before.
    mutating func add(_ other: CheckReport) {
        things += other.things
        reviews += other.reviews
        for (kind, count) in other.counts { counts[kind, default: 0] += count }
        faults += other.faults
    }
}
