import TILText

/// A random number generator that gives the same numbers for the same seed, on every machine and in every version.
///
/// It uses SplitMix64, which is fast and has a period of 2⁶⁴. Do not use it for secrets.
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let order = (1...5).shuffled(using: &generator)  // the same in each run
/// ```
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable, Codable {
    private var state: UInt64

    /// Creates a generator that starts from a seed. All seeds are equally good.
    public init(seed: UInt64) {
        state = seed
    }

    /// Returns the next number, uniform over all 64 bits.
    public mutating func next() -> UInt64 {
        state &+= .goldenStep
        return state.mixed
    }

    /// Returns a number at least 0 and below a bound. All numbers are equally likely.
    /// - Parameter bound: the number of possible results. 0 counts as 1.
    public mutating func next(below bound: UInt64) -> UInt64 {
        bound > 1 ? next(upperBound: bound) : 0
    }

    /// Returns a number at least 0 and below 1.
    mutating func fraction() -> Double { Double(next() >> 11) / 0x1p53 }

    /// Shuffles elements so that every order is equally likely (Fisher and Yates).
    public mutating func shuffle<Element>(_ elements: inout [Element]) {
        guard elements.count > 1 else { return }
        for last in stride(from: elements.count - 1, to: 0, by: -1) {
            elements.swapAt(last, Int(next(below: UInt64(last + 1))))
        }
    }
}
