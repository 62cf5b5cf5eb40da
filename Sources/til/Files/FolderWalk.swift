import Glibc

/// The files of a folder and of those inside: links and hidden ones are not followed.
struct FolderWalk {
    /// The folder's path, as the person named it.
    let path: String
    /// Whether what a .gitignore leaves out is left out.
    var obeysIgnoreFiles = true

    /// Whether a path is a folder's.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The paths of the files, in the order of their names, those of a folder before those of the folders in it.
    /// - Parameters:
    ///   - proceed: asked before each folder and at the end, with the number of files so far.
    ///   - leaveOut: told of a folder that cannot be read, with the system's number of the reason.
    func files(
        proceed: (_ count: Int) throws -> Void,
        leaveOut: (_ folder: String, _ reason: Int32) throws -> Void
    ) rethrows -> [String] {
        var found: [String] = []
        var waiting: [(path: String, ignored: IgnoredFiles?)] = [
            (path, obeysIgnoreFiles ? IgnoredFiles(above: path) : nil)
        ]
        while let folder = waiting.popLast() {
            try proceed(found.count)
            guard let entries = Self.entries(of: folder.path) else {
                try leaveOut(folder.path, errno)
                continue
            }
            let ignored = folder.ignored?.entering(folder.path)
            var folders: [(String, IgnoredFiles?)] = []
            for entry in entries {
                let place = folder.path == "/" ? "/" + entry.name : folder.path + "/" + entry.name
                guard ignored?.contains(place, isFolder: entry.isFolder) != true else { continue }
                if entry.isFolder { folders.append((place, ignored)) } else { found.append(place) }
            }
            waiting += folders.reversed()
        }
        try proceed(found.count)
        return found
    }

    /// The entries of a folder that are neither hidden nor links, in the order of their names; nil where it cannot be
    /// read.
    private static func entries(of path: String) -> [(name: String, isFolder: Bool)]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var entries: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            switch kind(entry.pointee, of: path + "/" + name) {
            case S_IFDIR: entries.append((name, true))
            case S_IFREG: entries.append((name, false))
            default: break
            }
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// What an entry of a folder is, in the bits of a file's mode; 0 where nobody can say.
    private static func kind(_ entry: dirent, of path: String) -> mode_t {
        // Nearly every file system says it with the name.
        if Int(entry.d_type) != Int(DT_UNKNOWN) { return mode_t(entry.d_type) << 12 }
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }
}
