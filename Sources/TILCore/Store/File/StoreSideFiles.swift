import Foundation

/// The files that SQLite keeps beside a store: its log, the index of the log, and the journal of what has no log.
///
/// They are looked at before SQLite opens them: it would wait for ever for a pipe, and it takes what is in a journal or a
/// log for a part of the store, whoever put it there.
struct StoreSideFiles {
    /// What is known of one of the files.
    struct SideFile {
        let path: String
        /// How long it is, in bytes; nil where there is none.
        let size: Int?
        let isReadable: Bool
        let isWritable: Bool

        /// Whether there is something in it.
        var isFilled: Bool { size ?? 0 > 0 }

        fileprivate init(_ store: String, _ suffix: String) throws {
            path = store + suffix
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT else {
                    throw StoreError.cannotAccess(
                        path: store, reason: PrivateFile.reasonNotToOpen(path, systemError: errno))
                }
                (size, isReadable, isWritable) = (nil, true, true)
                return
            }
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw StoreError.cannotAccess(
                    path: store, reason: "\(path), which stands beside it, is not a regular file")
            }
            size = Int(status.st_size)
            isReadable = PrivateFile.may(R_OK, path)
            isWritable = isReadable && PrivateFile.may(W_OK, path)
        }
    }

    static let suffixes = ["-wal", "-shm", "-journal"]

    /// The log: what was written to the store and is not in its file yet.
    let log: SideFile
    /// The index of the log, shared by all who have the store open.
    let index: SideFile
    /// The journal: what was in the file before a change that is under way, or was broken off.
    let journal: SideFile

    /// Looks at the files beside a store.
    /// - Parameter store: the store's path without links in it: SQLite looks for them where a link leads to.
    /// - Throws: `StoreError.cannotAccess` where one of them is no regular file.
    init(of store: String) throws {
        log = try SideFile(store, "-wal")
        index = try SideFile(store, "-shm")
        journal = try SideFile(store, "-journal")
    }

    /// The first of the files that cannot be written to; nil where all can.
    var unwritable: String? { [log, index, journal].first { !$0.isWritable }?.path }

    /// How many pages the store had before the change that the journal would take back; 0 where there is no such change.
    ///
    /// Source: "Database File Format", sqlite.org/fileformat2.html, section 3.
    var pagesBeforeJournal: UInt32 {
        guard journal.isFilled, let file = fopen(journal.path, "r") else { return 0 }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 20)
        guard fread(&bytes, 1, bytes.count, file) == bytes.count,
            bytes.starts(with: [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7])
        else { return 0 }
        return bytes[16..<20].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
