/// Reads a zip archive: its directory first, then of the files in it those that are wanted.
///
/// Names are only compared: nothing is ever written under one. Archives beyond 4 GiB or 65,535 files are read too.
/// Source: APPNOTE.TXT of PKWARE, version 6.3.10, sections 4.3 and 4.5.3.
package struct ZipReader {
    /// A file of an archive, as the directory has it.
    package struct Entry: Hashable, Sendable {
        /// Its name, as it is written there.
        package let name: [UInt8]
        /// How many bytes it has in the archive.
        package let packedSize: Int
        /// How many bytes it says that it has.
        package let size: Int
        fileprivate let offset: Int
        fileprivate let method: Int
        fileprivate let checksum: UInt32
        fileprivate let isEncrypted: Bool
    }

    /// The files, in the order of the directory.
    package let entries: [Entry]

    private let window: ByteWindow

    /// The longest directory that is read, in bytes: that of a million files.
    private static let longestDirectory = 128 << 20
    private static let endLength = 22
    private static let longestComment = 0xFFFF

    /// Whether a file that starts with some bytes is a zip archive.
    package static func isArchive(start: some Collection<UInt8>) -> Bool {
        start.starts(with: [0x50, 0x4B, 0x03, 0x04])
    }

    /// Reads the directory of an archive.
    /// - Throws: ``ArchiveFailure``, and what reading throws.
    package init(_ window: ByteWindow) throws {
        self.window = window
        let (offset, length, count) = try Self.directory(window)
        guard length <= Self.longestDirectory else { throw ArchiveFailure.tooLarge(limit: Self.longestDirectory) }
        let directory = try window.bytes(offset, length)
        var entries: [Entry] = []
        var place = 0
        for _ in 0..<count {
            guard let (entry, next) = Self.entry(directory, at: place) else { throw ArchiveFailure.damaged }
            entries.append(entry)
            place = next
        }
        self.entries = entries
    }

    /// The file of a name; nil where there is none.
    /// - Throws: ``ArchiveFailure/damaged`` where there are several, of which another program might take another.
    package func entry(named name: String) throws(ArchiveFailure) -> Entry? {
        let named = entries.filter { $0.name.elementsEqual(name.utf8) }
        if named.count > 1 { throw .damaged }
        return named.first
    }

    /// What is in a file.
    /// - Throws: ``ArchiveFailure``, and what reading throws.
    package func content(of entry: Entry, limit: UnpackingLimit) throws -> [UInt8] {
        guard !entry.isEncrypted, entry.method == 0 || entry.method == 8 else { throw ArchiveFailure.unknownPacking }
        let header = try window.bytes(entry.offset, 30)
        guard header.count == 30, Self.number(header, 0, 4) == 0x0403_4B50 else { throw ArchiveFailure.damaged }
        let start = entry.offset + 30 + Self.number(header, 26, 2) + Self.number(header, 28, 2)
        guard start <= window.size, entry.packedSize <= window.size - start else { throw ArchiveFailure.damaged }
        try limit.check(entry.size, of: entry.packedSize)
        let packed = try window.bytes(start, entry.packedSize)
        let content = entry.method == 0 ? packed : Deflate.inflated(packed, size: entry.size)
        guard let content, content.count == entry.size,
            content.withUnsafeBytes({ Deflate.checksum($0) }) == entry.checksum
        else { throw ArchiveFailure.damaged }
        return content
    }

    /// Where the directory stands, how long it is, and how many files it has.
    private static func directory(_ window: ByteWindow) throws -> (offset: Int, length: Int, count: Int) {
        let tailStart = max(0, window.size - endLength - longestComment)
        let tail = try window.bytes(tailStart, endLength + longestComment)
        var place = tail.count - endLength
        while place >= 0, number(tail, place, 4) != 0x0605_4B50 { place -= 1 }
        guard place >= 0 else { throw ArchiveFailure.damaged }
        var found = (
            offset: number(tail, place + 16, 4), length: number(tail, place + 12, 4), count: number(tail, place + 10, 2)
        )
        // Numbers that are too large for their places stand in a record of their own, which is found by another before this.
        if found.offset == 0xFFFF_FFFF || found.length == 0xFFFF_FFFF || found.count == 0xFFFF {
            let locator = try window.bytes(tailStart + place - 20, 20)
            if locator.count == 20, number(locator, 0, 4) == 0x0706_4B50 {
                let record = try window.bytes(number(locator, 8, 8), 56)
                guard record.count == 56, number(record, 0, 4) == 0x0606_4B50 else { throw ArchiveFailure.damaged }
                found = (number(record, 48, 8), number(record, 40, 8), number(record, 32, 8))
            }
        }
        guard found.offset <= window.size, found.length <= window.size - found.offset, found.count <= found.length / 46
        else { throw ArchiveFailure.damaged }
        return found
    }

    /// The entry at a place of the directory, and where the next one stands.
    private static func entry(_ bytes: [UInt8], at place: Int) -> (entry: Entry, next: Int)? {
        guard place + 46 <= bytes.count, number(bytes, place, 4) == 0x0201_4B50 else { return nil }
        let nameEnd = place + 46 + number(bytes, place + 28, 2)
        let extraEnd = nameEnd + number(bytes, place + 30, 2)
        let next = extraEnd + number(bytes, place + 32, 2)
        guard next <= bytes.count else { return nil }
        var sizes = [number(bytes, place + 24, 4), number(bytes, place + 20, 4), number(bytes, place + 42, 4)]
        // Of numbers that are too large, the real ones stand in the extra field 1, in this order.
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

    /// A number in a count of bytes, the lowest first; one beyond the largest integer counts as that by four.
    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        guard start >= 0, start + count <= bytes.count else { return 0 }
        let number = (0..<count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[start + $1]) }
        // No place in a file is beyond this, and sums of such do not overflow.
        return Int(min(number, UInt64(Int.max) / 4))
    }
}
