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
        var file = header(hasTable: hasTable)
        if hasTable {
            let table = [version, pieceLength, pieces.count] + pieces.map(\.count)
            let tableSize = table.count * 2
            let labelSize = 4
            file.append([labelSize + tableSize], bytes: 2)
            file += "RA".utf8
            file.append([tableSize] + table, bytes: 2)
        }
        for piece in pieces { file += piece }
        file += emptyFinalBlock
        file.append([Int(Deflate.checksum(text)), text.count], bytes: 4)
        return file
    }

    /// The version of the table of chunks.
    private static let version = 1
    /// An empty block of Deflate that ends the stream.
    private static let emptyFinalBlock: [UInt8] = [3, 0]

    /// Returns the fixed part of the header of a gzip file without a date.
    private static func header(hasTable: Bool) -> [UInt8] {
        let hasExtraField: UInt8 = 4
        let date: [UInt8] = [0, 0, 0, 0]
        let isBestCompression: UInt8 = 2
        let isUnix: UInt8 = 3
        return Gzip.signature + [hasTable ? hasExtraField : 0] + date + [isBestCompression, isUnix]
    }
}
