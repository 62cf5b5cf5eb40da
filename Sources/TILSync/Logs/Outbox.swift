import Foundation
import TILCore
import TILText

/// The events of this device that are not published yet: lines of a file next to the store.
///
/// The events are durable before the store records them. The store records the number of valid bytes, so the bytes of
/// an aborted transaction are ignored.
final class Outbox {
    /// The valid bytes and the added ones.
    private var content: [UInt8] = []
    /// The number of the last event and the hash of the whole chain.
    private var last: SyncPosition

    private let path: String
    private let device: String
    private let descriptor: Int32
    /// The number of bytes in the file.
    private var written = 0

    /// - Parameter state: the state recorded in the store.
    /// - Throws: `SyncError.cannotWrite`.
    init(folder: String, _ state: SyncState) throws(SyncError) {
        path = Self.path(folder, device: state.device)
        device = state.device
        last = state.last
        descriptor = open(path.systemPath, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw SyncError.system(path) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        if state.outbox > 0 {
            // What cannot be read now must not be cut off.
            guard let valid = try? handle.read(upToCount: Int(state.outbox)) ?? Data() else {
                throw SyncError.system(path)
            }
            content = Array(valid)
        }
        written = content.count
        guard ftruncate(descriptor, off_t(written)) == 0 else { throw SyncError.system(path) }
    }

    deinit { close(descriptor) }

    static func path(_ folder: String, device: String) -> String { "\(folder)/outbox-\(device).jsonl" }

    /// Whether the outbox contains everything that the store has recorded.
    func isComplete(_ state: SyncState) -> Bool {
        if content.count != state.outbox { return false }
        return content.isEmpty || lines().last?.position == state.last
    }

    func add(_ event: SyncEvent) { LogLine.write(event, after: &last, into: &content) }

    /// Adds an event of another device name as the next event of this device.
    func add(_ event: SyncEvent, renamedTo device: String) {
        let stamp = SyncStamp(time: event.stamp.time, device: device)
        add(SyncEvent(number: last.number + 1, stamp: stamp, event.change))
    }

    /// Makes the added events durable and records them in the state.
    func flush(_ state: inout SyncState) throws(SyncError) {
        if written < content.count {
            do {
                try PrivateFile.write(Array(content[written...]), to: descriptor)
            } catch {
                throw .cannotWrite(path, reason: error.words)
            }
            guard fsync(descriptor) == 0 else { throw SyncError.system(path) }
            written = content.count
        }
        state.last = last
        state.outbox = Int64(written)
    }

    /// Returns the lines after an event.
    func lines(after number: Int64 = 0) -> [LogLine] {
        let lines = content.split(separator: UInt8(ascii: "\n")).compactMap { bytes in LogLine(bytes, of: device) }
        return lines.filter { line in line.position.number > number }
    }

    /// Empties the outbox. Call this after the store has recorded that everything was sent.
    func empty() {
        ftruncate(descriptor, 0)
        content = []
        written = 0
    }
}
