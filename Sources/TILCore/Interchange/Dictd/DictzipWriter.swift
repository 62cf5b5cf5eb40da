import CZlib
import Foundation

/// Compresses a text as dictzip does: a gzip file in which each piece can be unpacked without those before it, since none
/// refers to another, and the header says how long each is.
///
/// Source: dictzip(1), "random access"; RFC 1952.
struct DictzipWriter {
    /// How many bytes were written, uncompressed.
    private(set) var count = 0

    private var piece: [UInt8] = []
    private var packed: [UInt8] = []
    private var lengths: [Int] = []
    private var checksum = crc32(0, nil, 0)

    /// How many bytes a piece has: with what cannot be compressed it still fits 16 bits.
    private static let pieceLength = 58_315
    /// How many pieces the header has room for.
    private static let mostPieces = 32_000

    /// Adds to the text.
    mutating func write(_ bytes: [UInt8]) {
        count += bytes.count
        piece += bytes
        var start = 0
        while piece.count - start >= Self.pieceLength {
            pack(piece[start..<start + Self.pieceLength])
            start += Self.pieceLength
        }
        if start > 0 { piece.removeFirst(start) }
    }

    /// Appends the whole file.
    mutating func finish(into output: inout [UInt8]) {
        if !piece.isEmpty { pack(piece[...]) }
        piece = []
        // Past what the header can say it is a gzip file like any other.
        let hasTable = lengths.count <= Self.mostPieces
        output += [0x1F, 0x8B, 8, hasTable ? 4 : 0, 0, 0, 0, 0, 2, 3]
        if hasTable {
            Self.append(UInt64(10 + 2 * lengths.count), bytes: 2, into: &output)
            output += [UInt8(ascii: "R"), UInt8(ascii: "A")]
            Self.append(UInt64(6 + 2 * lengths.count), bytes: 2, into: &output)
            for number in [1, Self.pieceLength, lengths.count] + lengths {
                Self.append(UInt64(number), bytes: 2, into: &output)
            }
        }
        output += packed
        // An empty block that is the last.
        output += [3, 0]
        Self.append(UInt64(checksum), bytes: 4, into: &output)
        Self.append(UInt64(count), bytes: 4, into: &output)
    }

    private static func append(_ number: UInt64, bytes: Int, into output: inout [UInt8]) {
        for index in 0..<bytes { output.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
    }

    /// Compresses a piece by itself, ended so that the next begins at a byte.
    private mutating func pack(_ bytes: ArraySlice<UInt8>) {
        var source = Array(bytes)
        checksum = crc32(checksum, source, UInt32(source.count))
        var stream = z_stream()
        // A negative window means that there is no header.
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, zlibVersion(), size)
        let room = Int(deflateBound(&stream, UInt(source.count))) + 16
        let result = [UInt8](unsafeUninitializedCapacity: room) { target, written in
            source.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(room)
                _ = deflate(&stream, Z_FULL_FLUSH)
            }
            written = room - Int(stream.avail_out)
        }
        deflateEnd(&stream)
        lengths.append(result.count)
        packed += result
    }
}
