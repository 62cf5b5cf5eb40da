import TILText

/// A random number generator that gives the same numbers for the same seed, on every machine and in every version.
///
/// SplitMix64: fast, with a period of 2⁶⁴; not for secrets. Its source stands where it mixes.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable, Codable {
    private var state: UInt64

    /// A generator that starts from a seed; every seed is as good as another.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number, uniform over all 64 bits.
    public mutating func next() -> UInt64 {
        state &+= .goldenStep
        return state.mixed
    }

    /// A number from 0 up to a bound, each equally likely.
    ///
    /// Lemire's method, written here so that an order never changes with the standard library's. Source: D. Lemire,
    /// "Fast Random Integer Generation in an Interval", ACM TOMACS 29 (2019).
    /// - Parameter bound: the number of outcomes; 0 counts as 1.
    public mutating func next(below bound: UInt64) -> UInt64 {
        guard bound > 1 else { return 0 }
        var product = next().multipliedFullWidth(by: bound)
        let threshold = (0 &- bound) % bound
        while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
        return product.high
    }

    /// A number from 0 up to, not including, 1.
    mutating func fraction() -> Double { Double(next() >> 11) / 0x1p53 }

    /// Brings elements into an order in which every order is equally likely (Fisher and Yates).
    public mutating func shuffle<Element>(_ elements: inout [Element]) {
        guard elements.count > 1 else { return }
        for last in stride(from: elements.count - 1, to: 0, by: -1) {
            elements.swapAt(last, Int(next(below: UInt64(last + 1))))
        }
    }
}
