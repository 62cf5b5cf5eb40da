import Foundation

/// Paths, and files and folders of the system. TILCore adds those that only their owner can read.
package enum PrivateFile {
    /// Returns the folder of a path, or `.` for a bare name. Foundation's function crashes if the path is one
    /// character.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the last part of a path.
    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { index in String(path[path.index(after: index)...]) } ?? path
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
    /// - Throws: `SystemError` for a link that does not lead to a regular file. Its target is neither created nor
    ///   replaced.
    package static func replaceable(_ path: String) throws(SystemError) -> String {
        var status = stat()
        guard lstat(path.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
        guard let target = whole(path), stat(target.systemPath, &status) == 0 else { throw SystemError(number: ELOOP) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: EINVAL) }
        return target
    }

    /// Returns the names in a folder except `.` and `..`, in no order. If the folder cannot be read, the result is nil
    /// and `errno` has the reason.
    package static func names(in folder: String) -> [String]? {
        guard let stream = opendir(folder.systemPath) else { return nil }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: 1) { text in String(systemText: text) }
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

    /// Whether a path leads to something.
    package static func exists(_ path: String) -> Bool { access(path.systemPath, F_OK) == 0 }

    /// Whether a path leads to a folder.
    package static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path.systemPath, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The working folder of the process.
    package static var workingFolder: String { whole(".") ?? "." }

    /// Returns whether the process, with its effective user, has an access permission for a path. If not, `errno` has
    /// the reason.
    package static func may(_ what: Int32, _ path: String) -> Bool {
        faccessat(AT_FDCWD, path.systemPath, what, AT_EACCESS) == 0
    }

    /// Returns the system's description of an error number, in lower case.
    package static func reason(_ number: Int32) -> String {
        String(cString: strerror(number)).lowercased()
    }
}
