/// What a check of a store found.
public struct CheckReport: Hashable, Sendable {
    /// How many things there are.
    public internal(set) var things = 0
    /// How many reviews there are.
    public internal(set) var reviews = 0
    /// What is wrong, in the order of the checks; of each kind the first few.
    public private(set) var faults: [StoreFault] = []
    /// How many faults there are of each kind, with those that ``faults`` leaves out.
    public private(set) var counts: [StoreFault.Kind: Int] = [:]

    /// How many faults of a kind are kept.
    public static let faultLimit = 20

    /// Whether all is well.
    public var isClean: Bool { counts.isEmpty }
    /// How many faults there are.
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
}
