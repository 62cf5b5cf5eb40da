import Foundation

/// A call that the system refused.
package struct SystemError: Error {
    /// The error number.
    package let number: Int32

    /// The system's words for it, in lower case.
    package var words: String { PrivateFile.reason(number) }
}

extension PrivateFile {
    /// Writes all bytes at the present place of an open file.
    package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        let number = bytes.withUnsafeBytes { written($0, to: descriptor) }
        if number != 0 { throw SystemError(number: number) }
    }

    /// Writes all bytes of memory at the present place of an open file.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
        let number = written(bytes, to: descriptor)
        if number != 0 { throw SystemError(number: number) }
    }

    /// - Returns: 0 once all bytes are written, or an error number.
    private static func written(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var start = 0
        while start < bytes.count {
            let count = Foundation.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            start += count
        }
        return 0
    }

    /// Puts a finished file in its place, where it is whole or not there at all, whatever happens meanwhile: what was written
    /// to it survives a loss of power before its name does.
    package static func put(_ aside: String, at path: String) throws(SystemError) {
        try writeThrough(aside)
        guard rename(aside, path) == 0 else { throw SystemError(number: errno) }
        try writeThrough(folder(of: path))
    }

    /// Writes a private file beside another, and puts it in the place of that.
    package static func replace(_ path: String, with content: [UInt8]) throws(SystemError) {
        let aside = path + ".\(getpid()).new"
        let descriptor = open(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        do throws(SystemError) {
            defer { close(descriptor) }
            // Whatever the mask is, and whatever a kill left there.
            guard fchmod(descriptor, 0o600) == 0 else { throw SystemError(number: errno) }
            try write(content, to: descriptor)
        } catch {
            unlink(aside)
            throw error
        }
        do throws(SystemError) {
            try put(aside, at: path)
        } catch {
            unlink(aside)
            throw error
        }
    }

    /// Sees to it that what was written to a file, or the names in a folder, survive a loss of power.
    private static func writeThrough(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        // A folder that may be written to but not read cannot be opened for it; what was made in it is there all the same.
        if descriptor < 0, errno == EACCES { return }
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        // Some file systems have nothing to sync of a folder, and say so.
        guard Platform.writeThrough(descriptor) == 0 || errno == EINVAL else { throw SystemError(number: errno) }
    }

    /// Sees to it that what was written to a file, or the names in a folder, survive a loss of power.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    static func sync(_ path: String) throws {
        do {
            try writeThrough(path)
        } catch {
            throw failure(path, error.number)
        }
    }
}
