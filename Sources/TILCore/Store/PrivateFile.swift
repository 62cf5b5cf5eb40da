import Foundation
import Glibc

/// Files and folders that only their owner may read.
enum PrivateFile {
    /// Makes a file that is not there yet, with the folders above it.
    ///
    /// What exists keeps its permissions: it is the user's. A new file has mode 0600 and new folders 0700; SQLite gives
    /// its side files the mode of the database.
    /// - Throws: `StoreError.cannotAccess`.
    static func prepare(_ path: String) throws {
        if access(path, F_OK) == 0 {
            var status = stat()
            if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                throw StoreError.cannotAccess(path: path, reason: "it is a folder")
            }
            return
        }
        try makeFolders(above: path)
        let descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST || access(path, F_OK) != 0 {
            throw StoreError.cannotAccess(path: path, reason: reason(errno))
        }
    }

    private static func makeFolders(above path: String) throws {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
        let folder = String(path[..<slash])
        if access(folder, F_OK) == 0 { return }
        try makeFolders(above: folder)
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            throw StoreError.cannotAccess(path: folder, reason: reason(errno))
        }
    }

    /// The system's words for an error number, in lower case.
    static func reason(_ number: Int32) -> String {
        String(cString: strerror(number)).lowercased()
    }
}
