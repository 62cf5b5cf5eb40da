import CSQLite
import Foundation

/// Keeps everybody from writing to a file and from opening it, while another is put in its place.
///
/// It takes the locks that SQLite itself takes, so that every program heeds it, and it ends with the process: whoever has
/// the file open waits as for any other writer, whoever comes waits as for one who is about to change the file. It works
/// for a file that is damaged, as far as SQLite can open that at all, and changes nothing in it.
final class StoreLock {
    private var writer: OpaquePointer?
    private var descriptor: Int32 = -1

    /// The byte of a file that a reader locks for a moment when it comes.
    ///
    /// Source: "Database File Format", sqlite.org/fileformat2.html, section 1.2; PENDING_BYTE in its source.
    private static let pendingByte = 0x4000_0000

    /// Takes the locks.
    /// - Parameters:
    ///   - store: the file's path, without links in it.
    ///   - patience: how many seconds to wait for another process that is writing.
    /// - Throws: `StoreError.busy`, `.cannotAccess`.
    init(_ store: String, patience: TimeInterval) throws {
        do {
            try lockWriting(store, patience)
            try lockOpening(store, patience)
        } catch {
            release()
            throw error
        }
    }

    deinit { release() }

    /// Lets go.
    func release() {
        sqlite3_close_v2(writer)
        writer = nil
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    private func lockWriting(_ store: String, _ patience: TimeInterval) throws {
        // To open an empty file would remove its log, and one with a journal would be changed back.
        guard let header = try? StoreHeader(of: store), header.isDatabase,
            try !StoreSideFiles(of: store).journal.isFilled
        else { return }
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(PrivateFile.plain(store), &writer, flags, nil) == SQLITE_OK else { return }
        _ = til_set_checkpoint_on_close(writer, 0)
        _ = til_distrust_schema(writer)
        sqlite3_busy_timeout(writer, Int32(patience * 1_000))
        let code = sqlite3_exec(writer, "BEGIN IMMEDIATE", nil, nil, nil)
        if code & 0xFF == SQLITE_BUSY { throw StoreError.busy(path: store, patience: patience) }
    }

    private func lockOpening(_ store: String, _ patience: TimeInterval) throws {
        descriptor = open(store, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        // What may not be written to can be replaced all the same, where its folder may be changed.
        guard descriptor >= 0 else { return }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = off_t(Self.pendingByte)
        lock.l_len = 1
        let clock = ContinuousClock()
        let end = clock.now + .seconds(patience)
        while fcntl(descriptor, Platform.setLock, &lock) != 0 {
            guard errno == EAGAIN || errno == EACCES else { return }
            if clock.now >= end { throw StoreError.busy(path: store, patience: patience) }
            // Who opens it holds the lock for a moment only.
            poll(nil, 0, 2)
        }
    }
}
