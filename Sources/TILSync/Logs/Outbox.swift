import Foundation
import TILCore

/// The events of this device that were made and are not with the others yet: lines of a file beside the store.
///
/// They are durable before the store notes that they were made. The store notes how many bytes are valid, so what was written
/// in a transaction that did not complete counts for nothing.
final class Outbox {
    /// The valid bytes with what was added.
    private(set) var content: [UInt8] = []
    /// The hash of the chain of all events.
    private(set) var hash: UInt64
    /// The number of the last event.
    private(set) var number: Int64

    private let path: String
    private let device: String
    private let descriptor: Int32
    /// The number of bytes in the file.
    private var written = 0

    /// - Parameter state: what the store notes.
    /// - Throws: `SyncError.cannotWrite`.
    init(folder: String, _ state: SyncState) throws(SyncError) {
        path = Self.path(folder, device: state.device)
        device = state.device
        hash = state.number == 0 ? LogLine.seed(state.device) : state.hash
        number = state.number
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SyncError.system(path) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        if state.outbox > 0, let valid = try? handle.read(upToCount: Int(state.outbox)) { content = Array(valid) }
        written = content.count
        guard ftruncate(descriptor, off_t(written)) == 0 else { throw SyncError.system(path) }
    }

    deinit { close(descriptor) }

    static func path(_ folder: String, device: String) -> String { "\(folder)/outbox-\(device).jsonl" }

    /// Whether it holds what the store notes of it.
    func isComplete(_ state: SyncState) -> Bool {
        guard content.count == state.outbox else { return false }
        return lines(after: 0).last?.withUnsafeBufferPointer { line in
            LogLine(line, head: LogLine.head(device))?.hash == state.hash
        } ?? true
    }

    /// Adds an event.
    func add(_ event: SyncEvent) {
        LogLine.write(event, after: &hash, into: &content)
        number = event.number
    }

    /// Makes what was added durable.
    func flush() throws(SyncError) {
        if written == content.count { return }
        do {
            try PrivateFile.write(Array(content[written...]), to: descriptor)
        } catch {
            throw .cannotWrite(path, reason: error.words)
        }
        guard fsync(descriptor) == 0 else { throw SyncError.system(path) }
        written = content.count
    }

    /// Returns the lines that follow an event, without their line breaks.
    func lines(after number: Int64) -> [ArraySlice<UInt8>] {
        let head = LogLine.head(device)
        let lines = content.split(separator: 0x0A)
        let index = lines.firstIndex { line in
            line.withUnsafeBufferPointer { LogLine($0, head: head)?.number ?? 0 > number }
        }
        return Array(lines[(index ?? lines.endIndex)...])
    }

    /// Empties it, once the store has noted that all was sent.
    func empty() {
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        (content, written) = ([], 0)
    }
}
