/// A hash of bytes that is the same on every machine and in every release. It is not cryptographic.
///
/// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
package struct ByteFold {
    /// The hash of the bytes so far.
    package var value: UInt64

    /// - Parameter value: the hash of the preceding bytes, if there are any.
    @inlinable @inline(__always)
    package init(after value: UInt64 = 0xCBF2_9CE4_8422_2325) { self.value = value }

    /// Creates the hash of some bytes.
    @inlinable @inline(__always)
    package init(_ bytes: some Sequence<UInt8>) {
        self.init()
        add(bytes)
    }

    /// Adds a byte.
    @inlinable @inline(__always)
    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// Adds bytes.
    @inlinable @inline(__always)
    package mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { add(byte) } }
}

extension UInt64 {
    /// The number with its bits mixed, so that every bit of the result depends on all of them.
    ///
    /// Source: the output function of SplitMix64; G. Steele, D. Lea, C. Flood, "Fast Splittable Pseudorandom Number
    /// Generators", OOPSLA 2014, figure 17, with the constants of S. Vigna's public-domain version.
    package var mixed: UInt64 {
        var mixed = self
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The step between successive numbers before mixing: an odd number near 2⁶⁴ divided by the golden ratio.
    package static var goldenStep: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
