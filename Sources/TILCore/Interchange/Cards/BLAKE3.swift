/// The hash function BLAKE3, with its usual 256 bits.
///
/// Source: J. O'Connor, J.-P. Aumasson, S. Neves, Z. Wilcox-O'Hearn, "BLAKE3: one function, fast everywhere", 2020.
struct BLAKE3 {
    /// A chaining value: eight words.
    typealias Words = [UInt32]

    private static let initial: Words = [
        0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    private static let permutation = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]
    private static let chunkLength = 1_024
    private static let blockLength = 64
    private static let rounds = 7

    /// What a block is, as a sum.
    private enum Flag {
        static let chunkStart: UInt32 = 1
        static let chunkEnd: UInt32 = 2
        static let parent: UInt32 = 4
        static let root: UInt32 = 8
    }

    /// The last block of a chunk, or of a parent of two chunks: what it leads to depends on whether it is the root.
    private struct Output {
        let chaining: Words
        let block: Words
        let counter: UInt64
        let length: Int
        let flags: UInt32

        func compressed(isRoot: Bool) -> Words {
            BLAKE3.compress(
                chaining, block, counter: counter, length: length, flags: isRoot ? flags | Flag.root : flags)
        }
    }

    /// The hash of some bytes, 32 of them.
    static func hash(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        // The trees of chunks that are whole, the largest first: of 1, 2, 4 ... chunks.
        var whole: [Words] = []
        var counter: UInt64 = 0
        var start = 0
        while bytes.count - start > chunkLength {
            var value = chunk(bytes[start..<(start + chunkLength)], counter).compressed(isRoot: false)
            counter += 1
            start += chunkLength
            var count = counter
            while count & 1 == 0, let left = whole.popLast() {
                value = parent(left, value).compressed(isRoot: false)
                count >>= 1
            }
            whole.append(value)
        }
        var output = chunk(bytes[start...], counter)
        while let left = whole.popLast() { output = parent(left, output.compressed(isRoot: false)) }
        return output.compressed(isRoot: true).flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
        }
    }

    private static func parent(_ left: Words, _ right: Words) -> Output {
        Output(chaining: initial, block: left + right, counter: 0, length: blockLength, flags: Flag.parent)
    }

    /// A chunk of at most 1,024 bytes, all of whose blocks but the last are compressed.
    private static func chunk(_ bytes: ArraySlice<UInt8>, _ counter: UInt64) -> Output {
        var chaining = initial
        var start = bytes.startIndex
        var flags = Flag.chunkStart
        while bytes.endIndex - start > blockLength {
            let block = words(bytes[start..<(start + blockLength)])
            chaining = compress(chaining, block, counter: counter, length: blockLength, flags: flags)
            start += blockLength
            flags = 0
        }
        let rest = bytes[start...]
        return Output(
            chaining: chaining, block: words(rest), counter: counter, length: rest.count, flags: flags | Flag.chunkEnd)
    }

    private static func words(_ bytes: ArraySlice<UInt8>) -> Words {
        var words = Words(repeating: 0, count: 16)
        for (index, byte) in bytes.enumerated() { words[index / 4] |= UInt32(byte) << (index % 4 * 8) }
        return words
    }

    private static func compress(
        _ chaining: Words, _ block: Words, counter: UInt64, length: Int, flags: UInt32
    ) -> Words {
        var state =
            chaining + initial[0..<4]
            + [UInt32(truncatingIfNeeded: counter), UInt32(truncatingIfNeeded: counter >> 32), UInt32(length), flags]
        var block = block
        for round in 0..<rounds {
            if round > 0 { block = permutation.map { block[$0] } }
            for column in 0..<4 {
                mix(
                    &state, column, column + 4, column + 8, column + 12, block[2 * column], block[2 * column + 1])
            }
            for diagonal in 0..<4 {
                mix(
                    &state, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4,
                    block[8 + 2 * diagonal], block[9 + 2 * diagonal])
            }
        }
        return (0..<8).map { state[$0] ^ state[$0 + 8] }
    }

    private static func mix(
        _ state: inout Words, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ first: UInt32, _ second: UInt32
    ) {
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        state[a] = state[a] &+ state[b] &+ first
        state[d] = turned(state[d] ^ state[a], 16)
        state[c] = state[c] &+ state[d]
        state[b] = turned(state[b] ^ state[c], 12)
        state[a] = state[a] &+ state[b] &+ second
        state[d] = turned(state[d] ^ state[a], 8)
        state[c] = state[c] &+ state[d]
        state[b] = turned(state[b] ^ state[c], 7)
    }
}
