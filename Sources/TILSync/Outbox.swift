import Foundation
import TILCore

/// Events of this device that were made and are not with the others yet: lines in a file beside the store.
///
/// They are durable before the store notes that they were made, so that none is lost; the store notes how many bytes are
/// valid, so that what was written for a transaction that did not come to its end counts for nothing.
final class Outbox {
    private let path: String
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// How many bytes are valid with what was added.
    private(set) var count: Int64
    /// What the hashes of all events amount to.
    private(set) var hash: UInt64
    /// How many events were added.
    private(set) var number: Int64

    private static let bufferSize = 1 << 20

    /// - Parameter state: what the store notes.
    /// - Throws: `SyncError.cannotWrite`.
    init(folder: String, _ state: SyncState) throws(SyncError) {
        path = Self.path(folder, device: state.device)
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        count = state.outbox
        hash = state.number == 0 ? LogLine.seed(state.device) : state.hash
        number = state.number
        // What was written and never noted.
        guard ftruncate(descriptor, off_t(min(state.outbox, size))) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
            throw DurableFile.failure(path)
        }
    }

    deinit { close(descriptor) }

    static func path(_ folder: String, device: String) -> String { "\(folder)/outbox-\(device).jsonl" }

    private var size: Int64 {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int64(status.st_size) : 0
    }

    /// Adds an event.
    func add(_ event: SyncEvent) throws(SyncError) {
        let start = buffer.count
        LogLine.write(event, after: &hash, into: &buffer)
        count += Int64(buffer.count - start)
        number = event.number
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Makes what was added durable.
    func flush() throws(SyncError) {
        if buffer.isEmpty { return }
        try DurableFile.append(buffer, to: descriptor, path)
        buffer = []
    }

    /// The lines that are valid.
    func lines() throws(SyncError) -> [[UInt8]] {
        var bytes = [UInt8](repeating: 0, count: Int(min(count, size)))
        var start = 0
        while start < bytes.count {
            let read = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start, off_t(start))
            }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { throw DurableFile.failure(path) }
            start += read
        }
        return bytes.split(separator: 0x0A).map(Array.init)
    }

    /// Empties it, once the store has noted that all was sent.
    func empty() {
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        count = 0
    }
}
