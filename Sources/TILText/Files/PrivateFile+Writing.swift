package import Foundation

/// An error of a system call.
package struct SystemError: Error {
    /// The error number.
    package let number: Int32

    /// Creates an error.
    package init(number: Int32) { self.number = number }

    /// The system's description of the error, in lower case.
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

    /// Moves a complete file to its final path. Other processes see either the complete file or no new file. The
    /// content is on disk before the name is.
    package static func move(_ aside: String, to path: String) throws(SystemError) {
        try writeThrough(aside)
        guard rename(aside.systemPath, path.systemPath) == 0 else { throw SystemError(number: errno) }
        try writeThrough(folder(of: path))
    }

    /// Writes a private file next to another one, then replaces the other one with it.
    package static func replace(_ path: String, with content: [UInt8]) throws(SystemError) {
        let aside = path + ".\(getpid()).new"
        let descriptor = open(aside.systemPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        do throws(SystemError) {
            defer { close(descriptor) }
            // Set the permissions, because the process's mask or a leftover of a killed process may have changed them.
            guard fchmod(descriptor, 0o600) == 0 else { throw SystemError(number: errno) }
            try write(content, to: descriptor)
            try move(aside, to: path)
        } catch {
            unlink(aside.systemPath)
            throw error
        }
    }

    /// Writes the content of a file, or the names in a folder, to disk.
    package static func writeThrough(_ path: String) throws(SystemError) {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC)
        // A folder without read permission cannot be opened for this. The new file in it exists nevertheless.
        if descriptor < 0, errno == EACCES { return }
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        // Some file systems cannot sync folders and report this.
        guard writeThrough(descriptor) == 0 || errno == EINVAL else { throw SystemError(number: errno) }
    }

    /// Writes the content of a file to disk, so that it survives a power failure.
    /// - Returns: 0 on success. Otherwise, `errno` has the reason, as after `fsync`.
    private static func writeThrough(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
            // On Apple's systems, fsync leaves the data in the drive's cache. Some file systems do not support more
            // than that.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
        #endif
        return fsync(descriptor)
    }
}
