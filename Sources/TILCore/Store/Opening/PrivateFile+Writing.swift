package import Foundation
import TILText

/// An error of a system call.
package struct SystemError: Error {
    /// The error number.
    package let number: Int32

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

    /// Returns a path next to a file that nobody else uses.
    static func temporary(beside path: String) -> String { prefix(path) + UUID.random().uuidString + ".partial" }

    /// Removes files that killed programs left next to a file. A running program holds a lock on its own file; see
    /// ``lock(_:)``.
    /// - Returns: Whether there were any.
    @discardableResult
    static func removeUnlockedLeftovers(beside path: String) -> Bool {
        let folder = folder(of: path)
        var hasRemoved = false
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let file = folder + "/" + name
            guard file.hasPrefix(prefix(path)), name.hasSuffix(".partial") else { continue }
            let descriptor = open(file.systemPath, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, unlink(file.systemPath) == 0 { hasRemoved = true }
            close(descriptor)
        }
        return hasRemoved
    }

    /// Opens a file and locks it, until the descriptor is closed.
    static func lock(_ path: String) -> Int32 {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
        return descriptor
    }

    /// Removes files that killed programs left next to a file more than a day ago.
    static func removeLeftovers(beside path: String, at instant: Date) {
        let folder = folder(of: path)
        for name in names(in: folder) ?? [] {
            let file = folder + "/" + name
            guard file.hasPrefix(prefix(path)), name.contains(".partial"), let stamp = FileStamp(file),
                instant.timeIntervalSince1970 - Double(stamp.written[0]) > 86_400
            else { continue }
            unlink(file.systemPath)
        }
    }

    private static func prefix(_ path: String) -> String { "\(folder(of: path))/.\(name(of: path))." }

    /// Writes the content of a file, or the names in a folder, to disk.
    private static func writeThrough(_ path: String) throws(SystemError) {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC)
        // A folder without read permission cannot be opened for this. The new file in it exists nevertheless.
        if descriptor < 0, errno == EACCES { return }
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        // Some file systems cannot sync folders and report this.
        guard Platform.writeThrough(descriptor) == 0 || errno == EINVAL else { throw SystemError(number: errno) }
    }

    /// Writes the content of a file, or the names in a folder, to disk.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    static func sync(_ path: String) throws {
        do {
            try writeThrough(path)
        } catch {
            throw failure(path, error.number)
        }
    }
}

/// The reading of whole regular files.
package enum RegularFile {
    /// Returns the content of a file. A pipe or a device is rejected, because reading it could wait forever.
    /// - Parameter limit: the maximum size of the file in bytes.
    /// - Throws: `SystemError`: `EFBIG` if the file is longer, `EINVAL` if it is not a regular file.
    package static func contents(_ path: String, atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
        let descriptor = open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError(number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        guard status.st_size <= limit else { throw SystemError(number: EFBIG) }
        do {
            // The result is shorter if the file was truncated in the meantime.
            return try Array(FileHandle(fileDescriptor: descriptor).read(upToCount: Int(status.st_size)) ?? Data())
        } catch {
            throw SystemError(number: EIO)
        }
    }
}
