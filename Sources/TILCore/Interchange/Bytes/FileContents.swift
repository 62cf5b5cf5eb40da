import Foundation

/// A file that was read whole: its name and its bytes.
public struct FileContents: Hashable, Sendable {
    /// What messages call the file: its name as the person gave it.
    public let name: String
    /// The bytes, as the file has them.
    public let bytes: [UInt8]

    /// The most bytes of a text, a list or a document.
    static let longestText = 64 << 20
    /// The most bytes of a zip archive, such as a package of Anki or a document of Word.
    static let longestArchive = 256 << 20

    /// Creates contents from bytes in memory.
    public init(name: String = "memory", bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Reads an open file descriptor to its end: a file, a pipe, a terminal.
    /// - Parameters:
    ///   - fileDescriptor: what is read; it may be one that does not block.
    ///   - name: what messages call it.
    ///   - wait: waits until the descriptor can be read, and throws if that is no longer wanted. Without it, reading waits.
    /// - Throws: ``InterchangeError`` if the descriptor is of a directory, cannot be read, has more bytes than are read of
    ///   any file, or if a regular file grows or shrinks in the meantime, since its last line would be cut in two.
    public init(
        fileDescriptor: Int32, name: String, wait: (Int32) throws -> Void = { _ in }
    ) throws {
        func status() throws -> stat {
            var status = stat()
            guard fstat(fileDescriptor, &status) == 0 else {
                throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
            }
            return status
        }
        let before = try status()
        let kind = before.st_mode & S_IFMT
        if kind == S_IFDIR { throw InterchangeError.directory(name: name) }
        // Files under /proc claim to be regular and empty, and are neither.
        let isRegular = kind == S_IFREG && before.st_size > 0
        let start = isRegular ? max(0, Int(lseek(fileDescriptor, 0, SEEK_CUR))) : 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(isRegular ? min(max(0, Int(before.st_size) - start), Self.longestText) : 0)
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            // A file on a disk can always be read.
            if !isRegular { try wait(fileDescriptor) }
            let count = read(fileDescriptor, &piece, piece.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                if errno == EISDIR { throw InterchangeError.directory(name: name) }
                throw InterchangeError.unreadable(name: name, reason: PrivateFile.reason(errno))
            }
            bytes += piece[..<count]
            let limit = bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) ? Self.longestArchive : Self.longestText
            guard bytes.count <= limit else { throw InterchangeError.tooLarge(name: name, limit: limit) }
        }
        if isRegular, try status().st_size != before.st_size || start + bytes.count != Int(before.st_size) {
            throw InterchangeError.changed(name: name)
        }
        self.init(name: name, bytes: bytes)
    }

    /// Whether the file starts as gzip files do; dictzip files are gzip files too.
    public var isCompressed: Bool { bytes.starts(with: [0x1F, 0x8B, 0x08]) }

    /// Returns the contents of a gzip file, or the contents themselves if it is none.
    /// - Throws: ``InterchangeError`` if the compressed data is broken, or unpacks to far more than any list does.
    public func unpacked() throws -> FileContents {
        guard isCompressed else { return self }
        let source = ByteSource(name: name, bytes: bytes).inflated()
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = try piece.withUnsafeMutableBytes { try source.read(into: $0) }
            if count == 0 { return FileContents(name: name, bytes: output) }
            output += piece[..<count]
            guard output.count <= Self.longestText else {
                throw InterchangeError.tooLarge(name: name, limit: Self.longestText)
            }
        }
    }
}
