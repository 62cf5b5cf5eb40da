import Foundation

/// A text that is looked for in others, ignoring case and accents: both sides are folded (``SearchFolding``).
struct Needle: Sendable {
    /// The folded text.
    private let folded: [UInt8]
    private let isASCII: Bool
    // The first two bytes (the first twice where there is but one), eight times over, and what makes a capital small.
    private let first: UInt64
    private let firstCase: UInt64
    private let second: UInt64
    private let secondCase: UInt64
    private let secondOffset: Int

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// A needle; nil where there is nothing to look for.
    init?(_ text: String) {
        folded = SearchFolding.folded(text)
        guard let head = folded.first else { return nil }
        isASCII = folded.allSatisfy { $0 < 0x80 }
        secondOffset = folded.count > 1 ? 1 : 0
        first = UInt64(head) * Self.ones
        firstCase = Self.caseBit(of: head) * Self.ones
        second = UInt64(folded[secondOffset]) * Self.ones
        secondCase = Self.caseBit(of: folded[secondOffset]) * Self.ones
    }

    /// Whether the needle is in a text, given as its bytes in UTF-8.
    func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = bytes.baseAddress else { return false }
        let count = bytes.count
        var isHaystackASCII = true
        if isASCII {
            if finds(in: base, count, &isHaystackASCII) { return true }
            return !isHaystackASCII && isInFolded(bytes)
        }
        return bytes.contains { $0 >= 0x80 } && isInFolded(bytes)
    }

    /// Looks sixteen places at a time for the first two bytes, then for the rest. A word of eight bytes has the first of them
    /// lowest, as wherever Swift runs.
    private func finds(in base: UnsafePointer<UInt8>, _ count: Int, _ isHaystackASCII: inout Bool) -> Bool {
        let raw = UnsafeRawPointer(base)
        var seen = SIMD2<UInt64>()
        defer { isHaystackASCII = (seen[0] | seen[1]) & Self.tops == 0 }
        if count < 8 &+ secondOffset {
            seen[0] = Self.few(raw, count)
            let next = SIMD2(seen[0] &>> UInt64(8 &* secondOffset), 0)
            return matches(base, at: hits(seen, next), from: 0, 0, count)
        }
        // The last places are looked at together, some of them for the second time.
        if count < 16 &+ secondOffset {
            let last = count &- 8 &- secondOffset
            let here = Self.eight(raw, 0, last)
            let next = Self.eight(raw, secondOffset, last &+ secondOffset)
            seen = here | next
            return matches(base, at: hits(here, next), from: 0, last, count)
        }
        let last = count &- 16 &- secondOffset
        var place = 0
        while true {
            let here = raw.loadUnaligned(fromByteOffset: place, as: SIMD2<UInt64>.self)
            let next = raw.loadUnaligned(fromByteOffset: place &+ secondOffset, as: SIMD2<UInt64>.self)
            seen |= here | next
            if matches(base, at: hits(here, next), from: place, place &+ 8, count) { return true }
            if place == last { return false }
            place = min(place &+ 16, last)
        }
    }

    /// The eight bytes at each of two places.
    @inline(__always)
    private static func eight(_ bytes: UnsafeRawPointer, _ first: Int, _ second: Int) -> SIMD2<UInt64> {
        SIMD2(
            bytes.loadUnaligned(fromByteOffset: first, as: UInt64.self),
            bytes.loadUnaligned(fromByteOffset: second, as: UInt64.self))
    }

    /// Up to eight bytes: the first four and the last four, or two and two, some of them twice in the same place.
    @inline(__always)
    private static func few(_ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 4 { return ends(bytes, count, UInt32.self) }
        if count >= 2 { return ends(bytes, count, UInt16.self) }
        return count == 1 ? UInt64(bytes.load(as: UInt8.self)) : 0
    }

    /// The bytes of a word at the start and at the end.
    @inline(__always)
    private static func ends<Word: FixedWidthInteger & BitwiseCopyable>(
        _ bytes: UnsafeRawPointer, _ count: Int, _: Word.Type
    ) -> UInt64 {
        let last = count &- MemoryLayout<Word>.size
        let tail = UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: last, as: Word.self))
        return UInt64(truncatingIfNeeded: bytes.loadUnaligned(as: Word.self)) | tail &<< UInt64(8 &* last)
    }

    /// Where the first two bytes are, as the top bits of bytes; the lowest is told exactly, others may be too many.
    @inline(__always)
    private func hits(_ here: SIMD2<UInt64>, _ next: SIMD2<UInt64>) -> SIMD2<UInt64> {
        // A byte of `off` is zero where both are what they should be.
        let off = ((here | firstCase) ^ first) | ((next | secondCase) ^ second)
        return (off &- Self.ones) & ~off & Self.tops
    }

    /// Whether the needle is at one of eight places behind each of two.
    @inline(__always)
    private func matches(
        _ base: UnsafePointer<UInt8>, at hits: SIMD2<UInt64>, from first: Int, _ second: Int, _ count: Int
    ) -> Bool {
        hits[0] | hits[1] != 0
            && (matches(base, at: hits[0], from: first, count) || matches(base, at: hits[1], from: second, count))
    }

    /// Whether the needle is at one of eight places. It is seldom asked, and kept out of the loop that asks.
    @inline(never)
    private func matches(_ base: UnsafePointer<UInt8>, at hits: UInt64, from place: Int, _ count: Int) -> Bool {
        var hits = hits
        while hits != 0 {
            if matches(base, at: place + hits.trailingZeroBitCount / 8, count) { return true }
            hits &= hits - 1
        }
        return false
    }

    private func matches(_ base: UnsafePointer<UInt8>, at place: Int, _ count: Int) -> Bool {
        guard place + folded.count <= count else { return false }
        return folded.withUnsafeBufferPointer { folded in
            for (index, byte) in folded.enumerated() {
                let other = base[place + index]
                if byte != ((0x41...0x5A).contains(other) ? other | 0x20 : other) { return false }
            }
            return true
        }
    }

    /// Looks in the text as it is folded.
    private func isInFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let haystack = SearchFolding.folded(bytes)
        guard haystack.count >= folded.count else { return false }
        return haystack.indices.dropLast(folded.count - 1).contains { start in
            haystack[start] == folded[0] && haystack[start..<start + folded.count].elementsEqual(folded)
        }
    }

    private static func caseBit(of byte: UInt8) -> UInt64 { (0x61...0x7A).contains(byte) ? 0x20 : 0 }
}
