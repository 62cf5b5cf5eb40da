import Foundation
import TILArchive

/// The name and the bytes of a file.
public struct FileContents: Hashable, Sendable {
    /// The name of the file for messages, as the person wrote it.
    public let name: String
    /// The unchanged bytes of the file.
    public let bytes: [UInt8]

    /// The maximum size of a text, a list or a document, in bytes.
    static let longestText = 64 << 20
    /// The maximum size of a zip archive, such as a package of Anki or a document of Word, in bytes.
    static let longestArchive = 256 << 20
    /// The maximum size of JSON Lines that til exported, which contain every answer, in bytes.
    static let longestExport = 1 << 30

    /// Creates contents from bytes in memory.
    public init(name: String = "memory", bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Reads an open file descriptor to its end: a file, a pipe or a terminal.
    /// - Parameters:
    ///   - fileDescriptor: the descriptor to read; it may be non-blocking.
    ///   - name: the name in messages.
    ///   - wait: waits until the descriptor can be read, and throws to cancel. By default the read itself waits.
    /// - Throws: ``InterchangeError`` if the descriptor is a directory, cannot be read or exceeds the largest size
    ///   limit. Also if a regular file grows or shrinks in the meantime, since its last line would be incomplete.
    public init(
        fileDescriptor: Int32, name: String, wait: (Int32) throws -> Void = { _ in }
    ) throws {
        var before = stat()
        guard fstat(fileDescriptor, &before) == 0 else { throw InterchangeError.unreadable(name, errno) }
        let kind = before.st_mode & S_IFMT
        if kind == S_IFDIR {
            throw InterchangeError.noInput("'\(name)' is a folder. Name the files in it that you want to import.")
        }
        // Files under /proc are reported as regular and empty, although they have contents.
        let isRegular = kind == S_IFREG && before.st_size > 0
        let start = isRegular ? max(0, Int(lseek(fileDescriptor, 0, SEEK_CUR))) : 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(isRegular ? min(max(0, Int(before.st_size) - start), Self.longestExport) : 0)
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // Reading a file on a disk never blocks.
            if !isRegular { try wait(fileDescriptor) }
            let count = read(fileDescriptor, &piece, piece.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw InterchangeError.unreadable(name, errno)
            }
            bytes += piece[..<count]
            let limit = Self.limit(start: bytes)
            guard bytes.count <= limit else { throw InterchangeError.tooLarge(name, limit: limit) }
        }
        var after = stat()
        let isSame = fstat(fileDescriptor, &after) == 0 && after.st_size == before.st_size
        if isRegular, !isSame || start + bytes.count != Int(before.st_size) {
            throw InterchangeError.unreadable(
                "'\(name)' changed while it was read, so nothing was imported. Try again when it is complete.")
        }
        self.init(name: name, bytes: bytes)
    }

    /// Returns the size limit of a file in bytes, by its first bytes.
    static func limit(start: [UInt8]) -> Int {
        if ZipReader.isArchive(start: start) { return longestArchive }
        return start.starts(with: JSONLines.start) ? longestExport : longestText
    }

    /// Whether the file starts like a gzip file. Dictzip files are gzip files too.
    package var isCompressed: Bool { Gzip.isCompressed(bytes) }

    /// Returns the unpacked contents, or the same contents if they are not compressed.
    /// - Throws: ``InterchangeError`` if the compressed data is damaged, or is far larger than any list when unpacked.
    public func unpacked() throws(InterchangeError) -> FileContents {
        guard isCompressed else { return self }
        do {
            return FileContents(
                name: name, bytes: try Gzip.unpacked(bytes, limit: UnpackingLimit(Self.longestText)))
        } catch {
            throw switch error {
            case .cutOff: .damaged(name, "It is incomplete. Copy it again.")
            case .unknownPacking:
                .damaged(
                    name,
                    "Data that is not gzip follows its compressed data. Copy it again, or unpack it first.")
            case .damaged: .damaged(name, "Its compressed data is damaged. Copy it again.")
            case .noMemory: .damaged(name, "Unpacking it needs more memory than is available.")
            case .tooLarge(let limit): .tooLarge(name, limit: limit)
            case .growsTooMuch:
                .beyondLimit(
                    name,
                    "It unpacks to more than \(UnpackingLimit.mostGrowth) times its size. If it is a real list, unpack it "
                        + "first.")
            }
        }
    }
}
