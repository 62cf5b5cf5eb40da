import Foundation

/// A call that the system refused.
package struct SystemError: Error {
    /// The error number.
    package let number: Int32

    /// The system's words for it, in lower case.
    package var words: String { PrivateFile.reason(number) }
}

extension PrivateFile {
    /// Writes all bytes at the present offset of an open file.
    package static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) throws(SystemError) {
        let number = bytes.withUnsafeBytes { bytes -> Int32 in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return errno }
                rest = rest.dropFirst(count)
            }
            return 0
        }
        if number != 0 { throw SystemError(number: number) }
    }

    /// Puts a finished file in its place. Other processes see the complete file or no new file at all. The content
    /// survives a loss of power before the name does.
    package static func put(_ aside: String, at path: String) throws(SystemError) {
        try writeThrough(aside)
        guard rename(aside, path) == 0 else { throw SystemError(number: errno) }
        try writeThrough(folder(of: path))
    }

    /// Writes a private file next to another one, and then replaces the other one with it.
    package static func replace(_ path: String, with content: [UInt8]) throws(SystemError) {
        let aside = path + ".\(getpid()).new"
        let descriptor = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        do throws(SystemError) {
            defer { close(descriptor) }
            // Whatever the mask is, and whatever a kill left there.
            guard fchmod(descriptor, 0o600) == 0 else { throw SystemError(number: errno) }
            try write(content, to: descriptor)
            try put(aside, at: path)
        } catch {
            unlink(aside)
            throw error
        }
    }

    /// Makes the content of a file, or the names in a folder, survive a loss of power.
    private static func writeThrough(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        // A folder that is writable but not readable cannot be opened for this. The new file in it exists nevertheless.
        if descriptor < 0, errno == EACCES { return }
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        // Some file systems have nothing to sync of a folder, and say so.
        guard Platform.writeThrough(descriptor) == 0 || errno == EINVAL else { throw SystemError(number: errno) }
    }

    /// Makes the content of a file, or the names in a folder, survive a loss of power.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    static func sync(_ path: String) throws {
        do {
            try writeThrough(path)
        } catch {
            throw failure(path, error.number)
        }
    }
}

/// Small files of a disk, read as a whole.
package enum RegularFile {
    /// Returns the content of a file. A pipe or a device is refused, because reading it could wait for ever.
    /// - Parameter limit: the greatest number of bytes that the file may have.
    /// - Throws: `SystemError`: `EFBIG` if the file is longer, `EINVAL` if it is not a regular file.
    package static func contents(_ path: String, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        guard status.st_size <= limit else { throw SystemError(number: EFBIG) }
        do {
            // Fewer bytes, if it was cut in the meantime.
            return try Array(FileHandle(fileDescriptor: descriptor).read(upToCount: Int(status.st_size)) ?? Data())
        } catch {
            throw SystemError(number: EIO)
        }
    }
}
