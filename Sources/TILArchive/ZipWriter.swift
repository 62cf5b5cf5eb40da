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
        guard let packed = Deflate.deflated(content, level: 1) else { throw .noMemory }
        let isPacked = packed.count < content.count
        let data = isPacked ? packed : content
        guard offset + data.count <= UInt32.max else { throw .tooLarge(limit: Int(UInt32.max)) }
        // Version 2.0 is needed to unpack; the name is UTF-8. The method, the time and the day follow.
        var common: [UInt8] = []
        common.append([20, 0x0800, isPacked ? 8 : 0, 0, 0x21], bytes: 2)
        common.append([Int(Deflate.checksum(content)), data.count, content.count], bytes: 4)
        common.append([name.utf8.count, 0], bytes: 2)
        let start = output.count
        output.append([0x0403_4B50], bytes: 4)
        output += common + name.utf8 + data
        directory.append([0x0201_4B50], bytes: 4)
        directory.append([20], bytes: 2)
        directory += common
        // No comment, on the first disk, no attributes.
        directory.append([0, 0, 0], bytes: 2)
        directory.append([0, offset], bytes: 4)
        directory += name.utf8
        offset += output.count - start
        count += 1
    }

    /// Appends the archive's directory.
    package func finish(_ output: inout [UInt8]) {
        output += directory
        output.append([0x0605_4B50], bytes: 4)
        output.append([0, 0, count, count], bytes: 2)
        output.append([directory.count, offset], bytes: 4)
        output.append([0], bytes: 2)
    }
}
