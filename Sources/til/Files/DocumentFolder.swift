import Glibc
import TILProse

/// The documents in a folder and in those inside, by the names of the files; what a .gitignore leaves out is left out.
struct DocumentFolder {
    /// The folder's path, as the person named it.
    let path: String

    /// Whether a path is a folder's.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The paths of the documents, in the order of their names. Links and hidden folders are not followed.
    func documents() -> [String] {
        var found: [String] = []
        var waiting: [(path: String, ignored: IgnoredFiles)] = [(path, IgnoredFiles(above: path))]
        while let folder = waiting.popLast() {
            let ignored = folder.ignored.entering(folder.path)
            var folders: [(String, IgnoredFiles)] = []
            for entry in Self.entries(of: folder.path) {
                let place = folder.path == "/" ? "/" + entry.name : folder.path + "/" + entry.name
                guard !entry.name.hasPrefix("."), !ignored.contains(place, isFolder: entry.isFolder) else { continue }
                if entry.isFolder {
                    folders.append((place, ignored))
                } else if Self.isDocument(entry.name) {
                    found.append(place)
                }
            }
            waiting += folders.reversed()
        }
        return found
    }

    /// The files and folders in a folder, in the order of their names.
    private static func entries(of path: String) -> [(name: String, isFolder: Bool)] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var entries: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var status = stat()
            guard name != ".", name != "..", lstat(path + "/" + name, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: entries.append((name, true))
            case S_IFREG: entries.append((name, false))
            default: break
            }
        }
        return entries.sorted { $0.name < $1.name }
    }

    /// Whether a file's name is one of a document.
    private static func isDocument(_ name: String) -> Bool {
        if DocumentFormat(path: name) != nil { return true }
        let plain = name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
        guard let stop = plain.lastIndex(of: ".") else { return names.contains(plain.lowercased()) }
        return endings.contains(plain[plain.index(after: stop)...].lowercased())
    }

    private static let endings: Set<String> = ["txt", "text", "docx", "pdf", "adoc", "org"]
    private static let names: Set<String> = [
        "readme", "news", "changelog", "changes", "todo", "hacking", "install", "faq",
    ]
}
