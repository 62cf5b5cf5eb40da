/// Bytes folded to a number, the same on every machine and in every release; no secret is safe with it.
///
/// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
package struct ByteFold {
    /// What the bytes so far are folded to.
    package var value: UInt64

    /// - Parameter value: what the bytes before are folded to; without it there were none.
    @inlinable @inline(__always)
    package init(after value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

    /// The fold of some bytes.
    @inlinable @inline(__always)
    package init(_ bytes: some Sequence<UInt8>) {
        self.init()
        add(bytes)
    }

    /// Folds one byte more.
    @inlinable @inline(__always)
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// Folds some bytes more.
    @inlinable @inline(__always)
    package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }
}

extension UInt64 {
    /// The number with its bits mixed: each bit of the outcome hangs on all of them.
    ///
    /// Source: the output function of SplitMix64; G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number
    /// Generators", OOPSLA 2014, figure 17, with the constants of S. Vigna's public-domain version.
    package var mixed: UInt64 {
        var mixed = self
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// What a sequence of numbers that are to be mixed goes on by: an odd number near 2⁶⁴ divided by the golden ratio.
    package static var goldenStep: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
