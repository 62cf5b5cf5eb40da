import Foundation
import TILCore

/// Carries logs in a folder that another program, or a person with a stick, brings to the other devices.
struct FolderCarrier: Carrier {
    private let folder: String

    /// - Parameter folder: the folder that is shared; the logs are below `log` in it.
    init(folder: String) {
        self.folder = folder
    }

    var head: String { "" }

    func isUnchanged(since seen: Seen) -> Bool {
        guard let files = try? list() else { return false }
        return Seen(head: "", files: files) == seen
    }

    func fetch() async throws {}

    func files() async throws -> [LogFile] { try list() }

    private func list() throws -> [LogFile] {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder) else { throw SyncError.noFolder(folder) }
        let top = folder + "/log"
        guard manager.fileExists(atPath: top) else { return [] }
        var files: [LogFile] = []
        for device in try names(in: top) where Device.isName(device[...]) {
            for name in try names(in: top + "/" + device) {
                let path = "log/\(device)/\(name)"
                var status = stat()
                // A link may lead anywhere.
                guard lstat(folder + "/" + path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                let mark = "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
                if let file = LogFile(path: path, mark: mark, size: Int(status.st_size)) { files.append(file) }
            }
        }
        return files
    }

    /// - Throws: `SyncError.cannotRead`: what cannot be read now is not gone.
    private func names(in folder: String) throws -> [String] {
        var status = stat()
        // Another program's file.
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw SyncError.cannotRead(folder, reason: "see who may read it")
        }
    }

    func read(_ files: [LogFile], _ body: (LogFile, [UInt8]) throws -> Void) async throws {
        for file in files {
            let path = folder + "/" + file.path
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
            if descriptor < 0 {
                // One that is being exchanged at this moment is read the next time.
                if errno == ENOENT { continue }
                throw SyncError.cannotRead(path, reason: PrivateFile.reason(errno))
            }
            defer { close(descriptor) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
            guard let content = try? handle.read(upToCount: LogFile.greatestSize) else { continue }
            try body(file, Array(content))
        }
    }

    func copy(_ files: [LogFile], to path: String) async throws -> [LogCopy] {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        defer { close(descriptor) }
        var copies: [LogCopy] = []
        var offset = 0
        try await read(files) { file, content in
            try DurableFile.append(content, to: descriptor, path, isLast: false)
            copies.append(LogCopy(device: file.device, path: path, offset: offset, size: content.count))
            offset += content.count
        }
        return copies
    }

    func publish(_ next: () throws -> (path: String, content: [UInt8])?) async throws {
        while let (path, content) = try next() {
            let target = folder + "/" + path
            let parent = PrivateFile.folder(of: target)
            do {
                try PrivateFile.makeFolder(parent)
            } catch let error as StoreError {
                throw SyncError.cannotWrite(parent, reason: "\(error)")
            }
            try DurableFile.write(content, to: target)
        }
    }

    func send() async throws {}
}
