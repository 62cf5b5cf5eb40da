import Foundation
import TILText

/// Files and folders that only their owner can read, whatever the process's mask is.
package enum PrivateFile {
    /// Creates an empty file with mode 0600 if it does not exist, and its missing folders with mode 0700.
    ///
    /// SQLite gives its files next to the database the same mode. A link at the path of the file is not followed.
    /// - Throws: `StoreError.cannotAccess`, `.diskFull`.
    package static func create(_ path: String) throws {
        try makeFolders(above: path)
        let descriptor = open(path.systemPath, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            // Another process may have created the file first. A link to a missing file is an error.
            if errno == EEXIST, access(path.systemPath, F_OK) == 0 { return }
            throw failure(path, errno == EEXIST ? ELOOP : errno)
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

    /// Returns the folder of a path, or `.` for a bare name. Foundation's function crashes if the path is one
    /// character.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the last part of a path.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Returns the whole path of a file without links in it, or nil if the file does not exist.
    package static func whole(_ path: String) -> String? {
        guard let resolved = realpath(path.systemPath, nil) else { return nil }
        defer { free(resolved) }
        return String(systemText: resolved)
    }

    /// Returns the whole path of a file, or the path unchanged if the file does not exist.
    package static func resolved(_ path: String) -> String { whole(path) ?? path }

    /// Returns the path at which a file is replaced: the target of a link, so that the link stays, or the path itself.
    /// - Throws: `SystemError` for a link that does not lead to a regular file. Its target is neither created nor replaced.
    package static func replaceable(_ path: String) throws(SystemError) -> String {
        var status = stat()
        guard lstat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
        guard let target = whole(path), stat(target.systemPath, &status) == 0 else { throw SystemError(number: ELOOP) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        return target
    }

    /// Returns the path in a form that SQLite always interprets as a path, and not as `:memory:` or a URI.
    static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// Returns the URI of a file for SQLite. It is ASCII, so that every name is possible.
    static func uri(_ path: String) -> String {
        plain(path).systemBytes.reduce(into: "file:") { uri, byte in
            let isPlain = byte < 0x80 && !"%?#".utf8.contains(byte)
            if isPlain {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }
        }
    }

    /// Returns the names in a folder except `.` and `..`, in no order. If the folder cannot be read, the result is nil
    /// and `errno` has the reason.
    package static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder.systemPath) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: 1) { String(systemText: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Returns the path to which a symbolic link leads, or nil if the file is not a link.
    package static func target(ofLink path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path.systemPath, &buffer, buffer.count)
        return count < 0 ? nil : String(systemBytes: buffer[..<count].map(UInt8.init(bitPattern:)))
    }

    /// The working folder of the process.
    package static var workingFolder: String { whole(".") ?? "." }

    /// Returns whether the process, with its effective user, has an access permission for a path. If not, `errno` has
    /// the reason.
    package static func may(_ what: Int32, _ path: String) -> Bool {
        faccessat(AT_FDCWD, path.systemPath, what, AT_EACCESS) == 0
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

    /// Returns the system's description of an error number, in lower case.
    package static func reason(_ number: Int32) -> String {
        String(cString: strerror(number)).lowercased()
    }
}
