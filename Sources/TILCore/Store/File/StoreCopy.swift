import Foundation

/// A private copy of a store that may only be read, with its log and its journal; gone with its last reference.
///
/// It is made where SQLite would have to write beside the store to read it: to find what is in a log that nobody has open,
/// to take back what is in a journal, or to bring the tables of an earlier til up to date.
final class StoreCopy: Sendable {
    /// Where the copy is.
    let path: String
    private let folder: String
    private let logStamp: FileStamp?

    /// Copies a store, as it is at one moment.
    /// - Throws: `StoreError.busy` where others go on writing to it, `.cannotAccess`, `.diskFull`.
    init(of store: String, _ file: StoreFile) throws {
        folder = FileManager.default.temporaryDirectory.path + "/til-" + UUID().uuidString
        path = folder + "/" + PrivateFile.name(of: file.resolved)
        try PrivateFile.makeFolder(folder)
        do {
            var before = [FileStamp?]()
            for _ in 0..<10 {
                before = Self.stamps(file)
                for suffix in ["", "-wal", "-journal"] {
                    try Self.copy(file.resolved + suffix, to: path + suffix, mayBeMissing: !suffix.isEmpty)
                }
                if before == Self.stamps(file) {
                    logStamp = before[1]
                    return
                }
            }
            throw StoreError.busy(path: store, patience: 0)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw error
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Whether the log of the store is still as it was copied.
    func isCurrent(_ file: StoreFile) -> Bool { FileStamp(file.resolved + "-wal") == logStamp }

    private static func stamps(_ file: StoreFile) -> [FileStamp?] {
        ["", "-wal", "-journal"].map { FileStamp(file.resolved + $0) }
    }

    /// Copies a file to where none is: mode 0600.
    static func copy(_ source: String, to target: String, mayBeMissing: Bool) throws {
        unlink(target)
        let input = open(source, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard input >= 0 else {
            if mayBeMissing, errno == ENOENT { return }
            throw PrivateFile.failure(source, errno)
        }
        defer { close(input) }
        let output = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw PrivateFile.failure(target, errno) }
        defer { close(output) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = read(input, buffer.baseAddress, buffer.count)
            if count == 0 { return }
            if count < 0 {
                if errno == EINTR { continue }
                throw PrivateFile.failure(source, errno)
            }
            do {
                try PrivateFile.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: output)
            } catch {
                throw PrivateFile.failure(target, error.number)
            }
        }
    }
}
