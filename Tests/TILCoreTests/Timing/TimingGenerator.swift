import Foundation

/// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014): small and seeded.
struct TimingGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Instants on a grid that dates represent exactly, so that a model may count and compare with `==`.
enum TimingGrid {
    static let base = Date(timeIntervalSinceReferenceDate: 816_000_000)

    static func instant(_ ticks: Int) -> Date { base + seconds(ticks) }
    static func seconds(_ ticks: Int) -> TimeInterval { TimeInterval(ticks) / 1_024 }
}
