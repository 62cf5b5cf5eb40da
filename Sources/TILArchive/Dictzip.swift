import CZlib

/// Compresses text in the dictzip format: a gzip file of chunks that can be unpacked independently. The header lists
/// the packed length of each chunk.
///
/// Source: dictzip(1), "random access"; RFC 1952.
package enum Dictzip {
    /// The number of bytes in a chunk. Even if a chunk cannot be compressed, its packed length fits 16 bits.
    private static let pieceLength = 58_315
    /// The greatest number of chunks that fit in the header.
    private static let mostPieces = 32_000

    /// Returns the compressed file.
    package static func packed(_ text: [UInt8]) -> [UInt8] {
        let pieces = stride(from: 0, to: text.count, by: pieceLength).map { start in
            packed(text[start..<min(start + pieceLength, text.count)])
        }
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        // A longer text becomes a plain gzip file without the table of chunks.
        let hasTable = pieces.count <= mostPieces
        var file: [UInt8] = [0x1F, 0x8B, 8, hasTable ? 4 : 0, 0, 0, 0, 0, 2, 3]
        if hasTable {
            file += bytes(10 + 2 * pieces.count, 2) + Array("RA".utf8) + bytes(6 + 2 * pieces.count, 2)
            for number in [1, pieceLength, pieces.count] + pieces.map(\.count) { file += bytes(number, 2) }
        }
        for piece in pieces { file += piece }
        // An empty final block.
        file += [3, 0]
        return file + bytes(Int(crc32(0, text, UInt32(text.count))), 4) + bytes(text.count, 4)
    }

    /// Compresses one chunk independently and ends it at a byte boundary.
    private static func packed(_ piece: ArraySlice<UInt8>) -> [UInt8] {
        var source = Array(piece)
        var stream = z_stream()
        // A negative window size means a raw stream without a header.
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY, zlibVersion(), size)
        defer { deflateEnd(&stream) }
        let room = Int(deflateBound(&stream, UInt(source.count))) + 16
        return [UInt8](unsafeUninitializedCapacity: room) { target, written in
            source.withUnsafeMutableBufferPointer { source in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(room)
                _ = deflate(&stream, Z_FULL_FLUSH)
            }
            written = room - Int(stream.avail_out)
        }
    }
}
