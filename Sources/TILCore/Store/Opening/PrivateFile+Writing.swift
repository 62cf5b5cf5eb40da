import Foundation
import TILText

/// Files and folders that only their owner can read, whatever the process's mask is.
extension PrivateFile {
    /// Creates an empty file with mode 0600 if it does not exist, and its missing folders with mode 0700.
    ///
    /// SQLite gives its files next to the database the same mode. A link at the path of the file is not followed.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    package static func create(_ path: String) throws {
        try makeFolders(above: path)
        let descriptor = open(path.systemPath, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor < 0 {
            let number = errno
            if number != EEXIST { throw failure(path, number) }
            // Another process may have created the file first. Otherwise it is a link to a missing file.
            if access(path.systemPath, F_OK) == 0 { return }
            throw failure(path, ELOOP)
        }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else { throw failure(path, errno) }
        try sync(folder(of: path))
    }

    /// Creates a folder and the folders above it if they do not exist.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    package static func makeFolder(_ path: String) throws {
        if access(path.systemPath, F_OK) == 0 { return }
        try makeFolders(above: path)
        guard mkdir(path.systemPath, 0o700) == 0 else {
            if errno == EEXIST { return }
            throw failure(path, errno)
        }
        // Set the permissions whatever the mask is.
        guard chmod(path.systemPath, 0o700) == 0 else { throw failure(path, errno) }
        try sync(folder(of: path))
    }

    private static func makeFolders(above path: String) throws {
        let folder = folder(of: path)
        if folder != "/", folder != "." { try makeFolder(folder) }
    }

    /// Returns the path in a form that SQLite always interprets as a path, and not as `:memory:` or a URI.
    static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// Returns the URI of a file for SQLite. It is ASCII, so that every name is possible.
    static func uri(_ path: String) -> String {
        var uri = "file:"
        for byte in plain(path).systemBytes {
            let isPlain = byte.isASCII && !byte.isOne(of: "%?#")
            if isPlain {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16)
                uri += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return uri
    }

    /// Returns the error for an error number of the system.
    static func failure(_ path: String, _ number: Int32) -> StoreError {
        switch number {
        case ENOSPC, EDQUOT: .diskFull(path: path)
        case ELOOP: .cannotAccess(path: path, reason: "it is a link without a valid target")
        default: .cannotAccess(path: path, reason: reason(number))
        }
    }

    /// Returns the reason why a file cannot be opened, as specific as possible.
    static func reasonNotToOpen(_ path: String, systemError: Int32) -> String {
        let folder = folder(of: path)
        if systemError != 0, systemError != ENOENT { return reason(systemError) }
        if access(folder.systemPath, F_OK) != 0 { return "the folder \(folder) does not exist" }
        if access(folder.systemPath, X_OK) != 0 { return "its folder cannot be entered" }
        if access(path.systemPath, R_OK) != 0 { return reason(errno) }
        return "it cannot be opened"
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
            guard file.hasPrefix(prefix(path)), name.contains(".partial"), let stamp = FileStamp(file) else { continue }
            let age = instant.timeIntervalSince1970 - Double(stamp.written.seconds)
            if age > secondsOfDay { unlink(file.systemPath) }
        }
    }

    private static let secondsOfDay = 86_400.0

    /// Returns the path with which the files of unfinished writes begin.
    private static func prefix(_ path: String) -> String { "\(folder(of: path))/.\(name(of: path))." }

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
