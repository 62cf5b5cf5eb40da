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

    /// The first bytes of the records of an archive, as a number.
    private enum Signature {
        static let file = 0x0403_4B50
        static let directoryEntry = 0x0201_4B50
        static let directoryEnd = 0x0605_4B50
        static let largeDirectoryEnd = 0x0606_4B50
        static let largeDirectoryLocator = 0x0706_4B50
    }

    /// The places of the fields of a file's record.
    private enum FileField {
        static let nameLength = 26
        static let extraLength = 28
        static let size = 30
    }

    /// The places of the fields of an entry of the directory.
    private enum DirectoryField {
        static let flags = 8
        static let method = 10
        static let checksum = 16
        static let packedSize = 20
        static let unpackedSize = 24
        static let nameLength = 28
        static let extraLength = 30
        static let commentLength = 32
        static let offset = 42
        static let size = 46
    }

    /// The places of the fields of the directory's end, and of its larger form.
    private enum EndField {
        static let count = 10
        static let length = 12
        static let offset = 16
        static let size = 22
        static let largeCount = 32
        static let largeLength = 40
        static let largeOffset = 48
        static let locatorSize = 20
        static let locatorAddress = 8
    }

    /// The numbers that stand for a number which does not fit.
    private static let beyondTwoBytes = 0xFFFF
    private static let beyondFourBytes = 0xFFFF_FFFF

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
        let place = try Self.directory(in: bytes)
        guard place.length <= Self.longestDirectory else { throw .tooLarge(limit: Self.longestDirectory) }
        let directory = Array(bytes[place.offset..<(place.offset + place.length)])
        var entries: [Entry] = []
        var position = 0
        for _ in 0..<place.count {
            guard let entry = Self.entry(directory, at: &position) else { throw .damaged }
            entries.append(entry)
        }
        self.entries = entries
    }

    /// The place of the directory in an archive, and the number of its entries.
    private struct Directory {
        var count: Int
        var length: Int
        var offset: Int
    }

    /// Finds the directory, whose end is at the end of the archive.
    private static func directory(in bytes: [UInt8]) throws(ArchiveFailure) -> Directory {
        guard let end = directoryEnd(in: bytes) else { throw .damaged }
        var directory = Directory(
            count: bytes[end + EndField.count, 2], length: bytes[end + EndField.length, 4],
            offset: bytes[end + EndField.offset, 4])
        // Numbers that do not fit are in a record of their own, which a locator before this record points to.
        let isLarge =
            directory.offset == beyondFourBytes || directory.length == beyondFourBytes
            || directory.count == beyondTwoBytes
        let locator = end - EndField.locatorSize
        if isLarge, bytes[locator, 4] == Signature.largeDirectoryLocator {
            let record = bytes[locator + EndField.locatorAddress, 8]
            guard bytes[record, 4] == Signature.largeDirectoryEnd else { throw .damaged }
            directory = Directory(
                count: bytes[record + EndField.largeCount, 8], length: bytes[record + EndField.largeLength, 8],
                offset: bytes[record + EndField.largeOffset, 8])
        }
        let isInside = directory.offset <= bytes.count && directory.length <= bytes.count - directory.offset
        guard isInside, directory.count <= directory.length / DirectoryField.size else { throw .damaged }
        return directory
    }

    /// Returns the offset of the record that ends the directory, or nil. A comment of up to 65,535 bytes may follow it.
    private static func directoryEnd(in bytes: [UInt8]) -> Int? {
        let last = bytes.count - EndField.size
        return stride(from: last, through: max(0, last - beyondTwoBytes), by: -1).first { start in
            bytes[start, 4] == Signature.directoryEnd
        }
    }

    /// Returns the file with a name, or nil if the archive has none.
    /// - Throws: ``ArchiveFailure/damaged`` if several files have the name, since programs disagree on which one to
    ///   read.
    package func entry(named name: String) throws(ArchiveFailure) -> Entry? {
        let named = entries.filter { entry in entry.name.elementsEqual(name.utf8) }
        if named.count > 1 { throw .damaged }
        return named.first
    }

    /// Returns the content of a file.
    /// - Throws: ``ArchiveFailure``.
    package func content(of entry: Entry, limit: UnpackingLimit) throws(ArchiveFailure) -> [UInt8] {
        guard entry.method == 0 || entry.method == 8 else { throw .unknownPacking }
        guard bytes[entry.offset, 4] == Signature.file else { throw .damaged }
        let nameLength = bytes[entry.offset + FileField.nameLength, 2]
        let extraLength = bytes[entry.offset + FileField.extraLength, 2]
        let start = entry.offset + FileField.size + nameLength + extraLength
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
        let nameStart = start + DirectoryField.size
        let nameEnd = nameStart + bytes[start + DirectoryField.nameLength, 2]
        let extraEnd = nameEnd + bytes[start + DirectoryField.extraLength, 2]
        let next = extraEnd + bytes[start + DirectoryField.commentLength, 2]
        guard bytes[start, 4] == Signature.directoryEntry, next <= bytes.count else { return nil }
        var large = LargeNumbers(bytes, in: nameEnd..<extraEnd)
        guard let size = large.number(bytes[start + DirectoryField.unpackedSize, 4]),
            let packedSize = large.number(bytes[start + DirectoryField.packedSize, 4]),
            let offset = large.number(bytes[start + DirectoryField.offset, 4])
        else { return nil }
        let isEncrypted = bytes[start + DirectoryField.flags] & 1 != 0
        let entry = Entry(
            name: Array(bytes[nameStart..<nameEnd]), size: size, packedSize: packedSize, offset: offset,
            method: isEncrypted ? nil : bytes[start + DirectoryField.method, 2],
            checksum: bytes[start + DirectoryField.checksum, 4])
        start = next
        return entry
    }

    /// The numbers of an entry that do not fit into four bytes. They are in the extra field 1, in the order in which
    /// they are asked for.
    private struct LargeNumbers {
        private let bytes: [UInt8]
        private let end: Int
        private var position: Int

        init(_ bytes: [UInt8], in extra: Range<Int>) {
            self.bytes = bytes
            end = extra.upperBound
            var field = extra.lowerBound
            while field + 4 <= end, bytes[field, 2] != 1 { field += 4 + bytes[field + 2, 2] }
            position = field + 4
        }

        /// Returns a number of the entry, or the number that it stands for, or nil if that is missing.
        mutating func number(_ stated: Int) -> Int? {
            if stated != ZipReader.beyondFourBytes { return stated }
            guard position + 8 <= end else { return nil }
            let number = bytes[position, 8]
            position += 8
            return number
        }
    }
}

extension [UInt8] {
    /// The little-endian number at an offset, or 0 outside the data. Very large numbers are cut to a quarter of the
    /// largest integer: no offset in a file is larger, and sums of a few such numbers do not overflow.
    fileprivate subscript(start: Int, count: Int) -> Int {
        guard start >= 0, start + count <= self.count else { return 0 }
        var number: UInt64 = 0
        for byte in self[start..<(start + count)].reversed() { number = number << 8 | UInt64(byte) }
        return Int(Swift.min(number, UInt64(Int.max) / 4))
    }
}
