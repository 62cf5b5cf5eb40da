/// A writer of zip archives.
///
/// All files are dated 1 January 1980, the earliest date of the format, so that the same files make the same archive.
/// Source: APPNOTE.TXT of PKWARE, version 6.3.10, section 4.3.
package struct ZipWriter {
    private var directory: [UInt8] = []
    private var count = 0
    private var offset = 0

    /// Creates a writer of a new archive.
    package init() {}

    /// Appends a file to the archive.
    /// - Throws: ``ArchiveFailure/tooLarge(limit:)`` beyond 4 GiB, which this writer does not support.
    package mutating func add(
        _ name: String, _ content: [UInt8], to output: inout [UInt8]
    ) throws(ArchiveFailure) {
        guard content.count <= UInt32.max else { throw .tooLarge(limit: Int(UInt32.max)) }
        guard let packed = Deflate.deflated(content) else { throw .noMemory }
        let isPacked = packed.count < content.count
        let size = isPacked ? packed.count : content.count
        guard offset + size <= UInt32.max else { throw .tooLarge(limit: Int(UInt32.max)) }
        // Version 2.0 is needed to unpack; the name is UTF-8. The method, the time and the day follow.
        var common: [UInt8] = []
        Self.append([(20, 2), (0x0800, 2), (isPacked ? 8 : 0, 2), (0, 2), (0x21, 2)], to: &common)
        Self.append(
            [
                (Int(Deflate.checksum(content)), 4), (size, 4), (content.count, 4), (name.utf8.count, 2), (0, 2),
            ], to: &common)
        let start = output.count
        Self.append([(0x0403_4B50, 4)], to: &output)
        output += common
        output += name.utf8
        output += isPacked ? packed : content
        Self.append([(0x0201_4B50, 4), (20, 2)], to: &directory)
        directory += common
        // No comment, on the first disk, no attributes.
        Self.append([(0, 2), (0, 2), (0, 2), (0, 4), (offset, 4)], to: &directory)
        directory += name.utf8
        offset += output.count - start
        count += 1
    }

    /// Appends the archive's directory.
    package func end(_ output: inout [UInt8]) {
        output += directory
        Self.append(
            [
                (0x0605_4B50, 4), (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4), (offset, 4), (0, 2),
            ], to: &output)
    }

    /// Appends little-endian numbers of the given lengths in bytes.
    private static func append(_ numbers: [(value: Int, bytes: Int)], to output: inout [UInt8]) {
        for (value, bytes) in numbers {
            for index in 0..<bytes { output.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
        }
    }
}
