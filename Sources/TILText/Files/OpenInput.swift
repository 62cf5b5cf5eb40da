import Foundation

/// An open file descriptor that is read to its end: a file, a pipe or a terminal.
package struct OpenInput {
    /// The reason why an input could not be read.
    package enum Fault: Error {
        /// The descriptor is a folder.
        case folder
        /// The system could not read it.
        case unreadable(SystemError)
        /// It is larger than the limit in bytes.
        case tooLarge(limit: Int)
        /// A regular file grew or shrank while it was read, so its last line would be incomplete.
        case changed
    }

    private let descriptor: Int32

    /// Creates an input.
    /// - Parameter descriptor: the descriptor to read, which may be non-blocking.
    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Returns the bytes up to the end.
    /// - Parameters:
    ///   - limit: returns the size limit in bytes for the bytes at the start.
    ///   - wait: waits until the descriptor can be read, and throws to cancel.
    /// - Throws: `Fault`, and the errors of `wait`.
    package func contents(limit: (_ start: [UInt8]) -> Int, wait: (Int32) throws -> Void) throws -> [UInt8] {
        let before = try status()
        if before.st_mode & S_IFMT == S_IFDIR { throw Fault.folder }
        guard Self.isFileOnDisk(before) else { return try read(limit: limit) { try wait(descriptor) } }
        let start = max(0, Int(lseek(descriptor, 0, SEEK_CUR)))
        let expected = Int(before.st_size) - start
        // Reading a file on a disk never blocks.
        let bytes = try read(expecting: expected, limit: limit) {}
        let after = try status()
        if after.st_size != before.st_size || bytes.count != expected { throw Fault.changed }
        return bytes
    }

    /// Whether an input is a file with a known size. Files under /proc are reported as regular and empty, although they
    /// have contents.
    private static func isFileOnDisk(_ status: stat) -> Bool {
        status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
    }

    /// The most bytes for which room is made before they are read.
    private static let mostReserved = 1 << 30

    /// Reads up to the end.
    /// - Parameters:
    ///   - expected: the number of bytes that will probably be read.
    ///   - limit: returns the size limit in bytes for the bytes at the start.
    ///   - wait: called before each piece is read.
    private func read(
        expecting expected: Int = 0, limit: (_ start: [UInt8]) -> Int, wait: () throws -> Void
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(max(0, expected), Self.mostReserved))
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            try wait()
            let count = Foundation.read(descriptor, &piece, piece.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw Fault.unreadable(SystemError(number: errno))
            }
            bytes += piece[..<count]
            let limit = limit(bytes)
            guard bytes.count <= limit else { throw Fault.tooLarge(limit: limit) }
        }
    }

    private func status() throws(Fault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(SystemError(number: errno)) }
        return status
    }
}
