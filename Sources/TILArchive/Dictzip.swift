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
        // A full flush ends a chunk at a byte boundary and forgets the text before it.
        let pieces = stride(from: 0, to: text.count, by: pieceLength).map { start in
            Deflate.deflated(
                text[start...].prefix(pieceLength), level: Z_BEST_COMPRESSION, memoryLevel: 9, flush: Z_FULL_FLUSH)
                ?? []
        }
        // A longer text becomes a plain gzip file without the table of chunks.
        let hasTable = pieces.count <= mostPieces
        var file: [UInt8] = [0x1F, 0x8B, 8, hasTable ? 4 : 0, 0, 0, 0, 0, 2, 3]
        if hasTable {
            file.append([10 + 2 * pieces.count], bytes: 2)
            file += "RA".utf8
            file.append([6 + 2 * pieces.count, 1, pieceLength, pieces.count] + pieces.map(\.count), bytes: 2)
        }
        // An empty final block follows the chunks.
        file += pieces.joined() + [3, 0]
        file.append([Int(Deflate.checksum(text)), text.count], bytes: 4)
        return file
    }
}
