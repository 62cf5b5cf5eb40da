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
    private var isDurable = true
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
        isDurable = false
        LogLine.write(event, after: &hash, into: &buffer)
        count += Int64(buffer.count - start)
        number = event.number
        if buffer.count >= Self.bufferSize { try write(isLast: false) }
    }

    /// Makes what was added durable.
    func flush() throws(SyncError) {
        if isDurable { return }
        try write(isLast: true)
        isDurable = true
    }

    private func write(isLast: Bool) throws(SyncError) {
        try DurableFile.append(buffer, to: descriptor, path, isLast: isLast)
        buffer.removeAll(keepingCapacity: true)
    }

    /// The lines that are valid, without their line breaks, read piece by piece.
    func lines() -> OutboxLines { OutboxLines(descriptor, path: path, count: min(count, size)) }

    /// Empties it, once the store has noted that all was sent.
    func empty() {
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
        count = 0
    }
}

/// Goes over the lines of an outbox, of which no more than a piece is in memory.
struct OutboxLines {
    private let descriptor: Int32
    private let path: String
    private let count: Int64
    private var offset: Int64 = 0
    private var piece: [UInt8] = []
    private var place = 0

    private static let pieceSize = 1 << 20

    fileprivate init(_ descriptor: Int32, path: String, count: Int64) {
        self.descriptor = descriptor
        self.path = path
        self.count = count
    }

    /// The next line; nil at the end.
    mutating func next() throws(SyncError) -> [UInt8]? {
        while true {
            if let end = piece[place...].firstIndex(of: 0x0A) {
                defer { place = end + 1 }
                return Array(piece[place..<end])
            }
            piece.removeFirst(place)
            place = 0
            guard try readOn() else { return nil }
        }
    }

    private mutating func readOn() throws(SyncError) -> Bool {
        let size = Int(min(Int64(Self.pieceSize), count - offset))
        guard size > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: size)
        let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, size, off_t(offset)) }
        if read < 0, errno == EINTR { return true }
        guard read > 0 else { throw DurableFile.failure(path) }
        offset += Int64(read)
        piece += bytes[..<read]
        return true
    }
}
