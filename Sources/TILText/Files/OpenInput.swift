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
        let kind = before.st_mode & S_IFMT
        if kind == S_IFDIR { throw Fault.folder }
        // Files under /proc are reported as regular and empty, although they have contents.
        let isRegular = kind == S_IFREG && before.st_size > 0
        let size = Int(before.st_size)
        let start = isRegular ? max(0, Int(lseek(descriptor, 0, SEEK_CUR))) : 0
        var bytes: [UInt8] = []
        if isRegular { bytes.reserveCapacity(min(max(0, size - start), 1 << 30)) }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            // Reading a file on a disk never blocks.
            if !isRegular { try wait(descriptor) }
            let count = read(descriptor, &piece, piece.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw Fault.unreadable(SystemError(number: errno))
            }
            bytes += piece[..<count]
            let limit = limit(bytes)
            guard bytes.count <= limit else { throw Fault.tooLarge(limit: limit) }
        }
        if isRegular {
            let after = try status()
            if after.st_size != before.st_size || start + bytes.count != size { throw Fault.changed }
        }
        return bytes
    }

    private func status() throws(Fault) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(SystemError(number: errno)) }
        return status
    }
}
