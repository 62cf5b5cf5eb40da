/// A reader of zip archives. It reads the directory first, and then files on request.
///
/// Names are only compared; no file is ever written under them. Archives beyond 4 GiB or 65,535 files are supported.
/// Source: APPNOTE.TXT of PKWARE, version 6.3.10, sections 4.3 and 4.5.3.
package struct ZipReader {
    /// A file of an archive, as listed in the directory.
    package struct Entry: Hashable, Sendable {
        /// The name as stored in the directory.
        package let name: [UInt8]
        /// The number of bytes in the archive.
        package let packedSize: Int
        /// The unpacked size that the directory states, in bytes.
        package let size: Int
        fileprivate let offset: Int
        fileprivate let method: Int
        fileprivate let checksum: UInt32
        fileprivate let isEncrypted: Bool
    }

    /// The files, in the order of the directory.
    package let entries: [Entry]

    private let bytes: [UInt8]

    /// The greatest size of a directory, in bytes: enough for a million files.
    private static let longestDirectory = 128 << 20
    private static let endLength = 22
    private static let longestComment = 0xFFFF

    /// Whether a file with these first bytes is a zip archive.
    package static func isArchive(start: some Collection<UInt8>) -> Bool {
        start.starts(with: [0x50, 0x4B, 0x03, 0x04])
    }

    /// Reads the directory of an archive.
    /// - Throws: ``ArchiveFailure``.
    package init(_ bytes: [UInt8]) throws(ArchiveFailure) {
        self.bytes = bytes
        let (offset, length, count) = try Self.directory(bytes)
        guard length <= Self.longestDirectory else { throw .tooLarge(limit: Self.longestDirectory) }
        let directory = Array(bytes[offset..<(offset + length)])
        var entries: [Entry] = []
        var place = 0
        for _ in 0..<count {
            guard let (entry, next) = Self.entry(directory, at: place) else { throw .damaged }
            entries.append(entry)
            place = next
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
        guard !entry.isEncrypted, entry.method == 0 || entry.method == 8 else { throw .unknownPacking }
        guard Self.number(bytes, entry.offset, 4) == 0x0403_4B50 else { throw .damaged }
        let (name, extra) = (Self.number(bytes, entry.offset + 26, 2), Self.number(bytes, entry.offset + 28, 2))
        let start = entry.offset + 30 + name + extra
        guard start <= bytes.count, entry.packedSize <= bytes.count - start else { throw .damaged }
        try limit.check(entry.size, of: entry.packedSize)
        let packed = Array(bytes[start..<(start + entry.packedSize)])
        let content = entry.method == 0 ? packed : Deflate.inflated(packed, size: entry.size)
        guard let content, content.count == entry.size, Deflate.checksum(content) == entry.checksum else {
            throw .damaged
        }
        return content
    }

    /// Returns the offset and length of the directory and the number of its files.
    private static func directory(_ bytes: [UInt8]) throws(ArchiveFailure) -> (offset: Int, length: Int, count: Int) {
        var place = bytes.count - endLength
        while place >= max(0, bytes.count - endLength - longestComment), number(bytes, place, 4) != 0x0605_4B50 {
            place -= 1
        }
        guard place >= max(0, bytes.count - endLength - longestComment) else { throw .damaged }
        var found = (
            offset: number(bytes, place + 16, 4), length: number(bytes, place + 12, 4),
            count: number(bytes, place + 10, 2)
        )
        // Numbers that do not fit are in a record of their own, which a locator before this record points to.
        if found.offset == 0xFFFF_FFFF || found.length == 0xFFFF_FFFF || found.count == 0xFFFF,
            number(bytes, place - 20, 4) == 0x0706_4B50
        {
            let record = number(bytes, place - 12, 8)
            guard number(bytes, record, 4) == 0x0606_4B50 else { throw .damaged }
            found = (number(bytes, record + 48, 8), number(bytes, record + 40, 8), number(bytes, record + 32, 8))
        }
        guard found.offset <= bytes.count, found.length <= bytes.count - found.offset, found.count <= found.length / 46
        else { throw .damaged }
        return found
    }

    /// Reads the entry at an offset of the directory. Returns it with the offset of the next one.
    private static func entry(_ bytes: [UInt8], at place: Int) -> (entry: Entry, next: Int)? {
        guard place + 46 <= bytes.count, number(bytes, place, 4) == 0x0201_4B50 else { return nil }
        let nameEnd = place + 46 + number(bytes, place + 28, 2)
        let extraEnd = nameEnd + number(bytes, place + 30, 2)
        let next = extraEnd + number(bytes, place + 32, 2)
        guard next <= bytes.count else { return nil }
        var sizes = [number(bytes, place + 24, 4), number(bytes, place + 20, 4), number(bytes, place + 42, 4)]
        // Numbers that do not fit are in the extra field 1, in this order.
        if sizes.contains(0xFFFF_FFFF) {
            var field = nameEnd
            while field + 4 <= extraEnd, number(bytes, field, 2) != 1 { field += 4 + number(bytes, field + 2, 2) }
            var value = field + 4
            for index in sizes.indices where sizes[index] == 0xFFFF_FFFF {
                guard value + 8 <= extraEnd else { return nil }
                sizes[index] = number(bytes, value, 8)
                value += 8
            }
        }
        return (
            Entry(
                name: Array(bytes[(place + 46)..<nameEnd]), packedSize: sizes[1], size: sizes[0], offset: sizes[2],
                method: number(bytes, place + 10, 2), checksum: UInt32(number(bytes, place + 16, 4)),
                isEncrypted: bytes[place + 8] & 1 != 0), next
        )
    }

    /// Reads a little-endian number, or 0 outside the data. Very large numbers are cut to a quarter of the largest
    /// integer.
    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        guard start >= 0, start + count <= bytes.count else { return 0 }
        let number = (0..<count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[start + $1]) }
        // No offset in a file is larger, and sums of a few such numbers do not overflow.
        return Int(min(number, UInt64(Int.max) / 4))
    }
}
