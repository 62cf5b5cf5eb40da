/// A reader of zip archives. It reads the directory first, and then files on request.
///
/// Names are only compared; no file is ever written under them. Archives beyond 4 GiB or 65,535 files are supported.
/// Source: APPNOTE.TXT of PKWARE, version 6.3.10, sections 4.3 and 4.5.3.
package struct ZipReader {
    /// A file of an archive, as listed in the directory.
    package struct Entry: Hashable, Sendable {
        /// The name as stored in the directory.
        package let name: [UInt8]
        /// The unpacked size that the directory states, in bytes.
        package let size: Int
        /// The number of bytes in the archive.
        package let packedSize: Int
        fileprivate let offset: Int
        /// The compression method, or nil if the file is encrypted.
        fileprivate let method: Int?
        fileprivate let checksum: Int
    }

    /// The files, in the order of the directory.
    package let entries: [Entry]

    private let bytes: [UInt8]

    /// The greatest size of a directory, in bytes: enough for a million files.
    private static let longestDirectory = 128 << 20

    /// Whether a file with these first bytes is a zip archive.
    package static func isArchive(start: some Collection<UInt8>) -> Bool {
        start.starts(with: [0x50, 0x4B, 0x03, 0x04])
    }

    /// Reads the directory of an archive.
    /// - Throws: ``ArchiveFailure``.
    package init(_ bytes: [UInt8]) throws(ArchiveFailure) {
        self.bytes = bytes
        let end = stride(from: bytes.count - 22, through: max(0, bytes.count - 22 - 0xFFFF), by: -1)
            .first { bytes[$0, 4] == 0x0605_4B50 }
        guard let end else { throw .damaged }
        var count = bytes[end + 10, 2]
        var length = bytes[end + 12, 4]
        var offset = bytes[end + 16, 4]
        // Numbers that do not fit are in a record of their own, which a locator before this record points to.
        if offset == 0xFFFF_FFFF || length == 0xFFFF_FFFF || count == 0xFFFF, bytes[end - 20, 4] == 0x0706_4B50 {
            let record = bytes[end - 12, 8]
            guard bytes[record, 4] == 0x0606_4B50 else { throw .damaged }
            count = bytes[record + 32, 8]
            length = bytes[record + 40, 8]
            offset = bytes[record + 48, 8]
        }
        guard offset <= bytes.count, length <= bytes.count - offset, count <= length / 46 else { throw .damaged }
        guard length <= Self.longestDirectory else { throw .tooLarge(limit: Self.longestDirectory) }
        let directory = Array(bytes[offset..<(offset + length)])
        var entries: [Entry] = []
        var position = 0
        for _ in 0..<count {
            guard let entry = Self.entry(directory, at: &position) else { throw .damaged }
            entries.append(entry)
        }
        self.entries = entries
    }

    /// Returns the file with a name, or nil if the archive has none.
    /// - Throws: ``ArchiveFailure/damaged`` if several files have the name, since programs disagree on which one to
    ///   read.
    package func entry(named name: String) throws(ArchiveFailure) -> Entry? {
        let named = entries.filter { $0.name.elementsEqual(name.utf8) }
        if named.count > 1 { throw .damaged }
        return named.first
    }

    /// Returns the content of a file.
    /// - Throws: ``ArchiveFailure``.
    package func content(of entry: Entry, limit: UnpackingLimit) throws(ArchiveFailure) -> [UInt8] {
        guard entry.method == 0 || entry.method == 8 else { throw .unknownPacking }
        guard bytes[entry.offset, 4] == 0x0403_4B50 else { throw .damaged }
        let start = entry.offset + 30 + bytes[entry.offset + 26, 2] + bytes[entry.offset + 28, 2]
        guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw .damaged }
        try limit.check(entry.size, of: entry.packedSize)
        let packed = Array(bytes[start...].prefix(entry.packedSize))
        let stated = UnpackingLimit(entry.size, boundsGrowth: false)
        let content = entry.method == 0 ? packed : try? Deflate.inflated(packed, isGzip: false, limit: stated)
        guard let content, content.count == entry.size, Deflate.checksum(content) == entry.checksum else {
            throw .damaged
        }
        return content
    }

    /// Reads the entry at an offset of the directory, and moves the offset to the next one.
    private static func entry(_ bytes: [UInt8], at start: inout Int) -> Entry? {
        let nameEnd = start + 46 + bytes[start + 28, 2]
        let extraEnd = nameEnd + bytes[start + 30, 2]
        let next = extraEnd + bytes[start + 32, 2]
        guard bytes[start, 4] == 0x0201_4B50, next <= bytes.count else { return nil }
        var sizes = [24, 20, 42].map { bytes[start + $0, 4] }
        // Numbers that do not fit are in the extra field 1, in this order.
        if sizes.contains(0xFFFF_FFFF) {
            var field = nameEnd
            while field + 4 <= extraEnd, bytes[field, 2] != 1 { field += 4 + bytes[field + 2, 2] }
            var value = field + 4
            for index in sizes.indices where sizes[index] == 0xFFFF_FFFF {
                guard value + 8 <= extraEnd else { return nil }
                sizes[index] = bytes[value, 8]
                value += 8
            }
        }
        defer { start = next }
        let isEncrypted = bytes[start + 8] & 1 != 0
        return Entry(
            name: Array(bytes[(start + 46)..<nameEnd]), size: sizes[0], packedSize: sizes[1], offset: sizes[2],
            method: isEncrypted ? nil : bytes[start + 10, 2], checksum: bytes[start + 16, 4])
    }
}

extension [UInt8] {
    /// The little-endian number at an offset, or 0 outside the data. Very large numbers are cut to a quarter of the
    /// largest integer: no offset in a file is larger, and sums of a few such numbers do not overflow.
    fileprivate subscript(start: Int, count: Int) -> Int {
        guard start >= 0, start + count <= self.count else { return 0 }
        let number = self[start...].prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(Swift.min(number, UInt64(Int.max) / 4))
    }
}
