import Foundation
import TILCore
import TILText

/// A carrier that uses a folder. Another program, or a person with a USB stick, brings it to the other devices.
struct FolderCarrier: Carrier {
    /// The shared folder, with the logs in its subfolder `log`.
    let folder: String

    var head: String { "" }

    func isUnchanged(since seen: Seen) -> Bool {
        guard let files = try? list() else { return false }
        return Seen(head: "", files: files) == seen
    }

    func fetch() async throws {}

    // A folder has no data beside the shared files.
    func missingCount() async throws -> Int? { nil }
    func replaceDamaged() async throws -> Bool { false }
    func tidy() async throws {}

    func files() async throws -> [LogFile] { try list() }

    private func list() throws -> [LogFile] {
        guard access(folder.systemPath, F_OK) == 0 else { throw SyncError.noFolder(folder) }
        var files: [LogFile] = []
        for device in try names(in: "log") where Device.isName(device[...]) {
            for name in try names(in: "log/" + device) {
                if let file = file(at: "log/\(device)/\(name)") { files.append(file) }
            }
        }
        return files
    }

    /// Returns the log file at a path in the shared folder, or nil if there is none.
    private func file(at path: String) -> LogFile? {
        var status = stat()
        // A symbolic link could lead anywhere.
        guard lstat((folder + "/" + path).systemPath, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        let time = FileTime(of: status)
        let mark = "\(status.st_size)-\(status.st_ino)-\(time.seconds).\(time.nanoseconds)"
        return LogFile(path: path, mark: mark, size: Int(status.st_size))
    }

    /// Returns the names in a subfolder of the shared folder, or an empty array if it is not a folder.
    /// - Throws: `SyncError.cannotRead`, since an unreadable folder must not look like an empty one.
    private func names(in name: String) throws -> [String] {
        let path = folder + "/" + name
        var status = stat()
        if stat(path.systemPath, &status) != 0 {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw SyncError.cannotRead(path, reason: PrivateFile.reason(errno))
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { return [] }
        if let names = PrivateFile.names(in: path) { return names }
        throw SyncError.cannotRead(path, reason: "see who may read it")
    }

    func read(_ file: LogFile) async throws -> [UInt8] {
        let path = folder + "/" + file.path
        let descriptor = open(path.systemPath, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        if descriptor < 0 {
            // The program that carries the folder may be replacing the file.
            if errno == ENOENT { return [] }
            throw SyncError.cannotRead(path, reason: PrivateFile.reason(errno))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            let content = try handle.read(upToCount: min(file.size, LogFile.greatestSize))
            return Array(content ?? Data())
        } catch {
            // An incomplete file must not look like a complete one.
            throw SyncError.cannotRead(path, reason: PrivateFile.reason(errno))
        }
    }

    func publish(_ files: [LogContent]) async throws {
        for file in files {
            let target = folder + "/" + file.path
            try PrivateFile.makeFolder(PrivateFile.folder(of: target))
            do {
                try PrivateFile.replace(target, with: file.bytes)
            } catch {
                throw SyncError.cannotWrite(target, reason: error.words)
            }
        }
    }
}
