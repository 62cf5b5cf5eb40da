import Foundation
import TILCore

/// Reads the events of a device that follow those that were applied, in their order, whatever files they are in.
///
/// It stops where a number is missing or a hash does not match; what follows waits until the rest has arrived. So a line that
/// is only half written, a file that is late, and a copy that a sync program made of a conflict need no special care.
struct LogReader: Sendable {
    /// What kept a reader from going on.
    enum Fault: Hashable, Sendable {
        /// The next event is not the one that followed those that were applied: the log was written anew.
        case rewritten
        /// An event is missing.
        case gap
    }

    /// The device whose log it is.
    let device: String
    /// How far the log was read.
    private(set) var position: SyncPosition
    /// The number of complete lines that no til writes.
    private(set) var strangeLines = 0

    private let head: [UInt8]
    private let start: Int64
    /// Events that came before their turn.
    private var early: [Int64: [[UInt8]]] = [:]
    private var earlyBytes = 0
    private var hasMismatch = false

    /// The length of the longest line, in bytes: a thing may have 400 kB, and so may an answer.
    static let longestLine = 4 << 20
    /// The number of bytes that may come before their turn.
    static let mostEarly = 64 << 20

    init(device: String, after position: SyncPosition?) {
        self.device = device
        self.position = position ?? SyncPosition(number: 0, hash: LogLine.seed(device))
        head = LogLine.head(device)
        start = self.position.number
    }

    /// What keeps the reader from going on, or nil.
    var fault: Fault? {
        if hasMismatch, position.number == start, start > 0 { return .rewritten }
        return hasMismatch || !early.isEmpty ? .gap : nil
    }

    /// Returns the events of a file that are next.
    mutating func read(_ file: [UInt8]) -> [SyncEntry] {
        var entries: [SyncEntry] = []
        file.withUnsafeBufferPointer { bytes in
            // What follows the last line break is not complete.
            for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
                read(UnsafeBufferPointer(rebasing: line), &entries)
            }
        }
        return entries
    }

    private mutating func read(_ line: UnsafeBufferPointer<UInt8>, _ entries: inout [SyncEntry]) {
        guard line.count <= Self.longestLine, let parts = LogLine(line, head: head) else {
            strangeLines += 1
            return
        }
        if parts.number > position.number + 1, earlyBytes + line.count <= Self.mostEarly {
            earlyBytes += line.count
            early[parts.number, default: []].append(Array(line))
        }
        guard parts.number == position.number + 1 else { return }
        hasMismatch = !take(line, &entries)
        while !hasMismatch, let lines = early.removeValue(forKey: position.number + 1) {
            earlyBytes -= lines.reduce(0) { $0 + $1.count }
            hasMismatch = !lines.contains { line in line.withUnsafeBufferPointer { take($0, &entries) } }
        }
    }

    /// Appends the event of a line if it is the next one.
    private mutating func take(_ line: UnsafeBufferPointer<UInt8>, _ entries: inout [SyncEntry]) -> Bool {
        guard let parts = LogLine(line, head: head), parts.follows(position.hash) else { return false }
        position = SyncPosition(number: parts.number, hash: parts.hash)
        let reading = SyncEvent.read(line, device: device, number: parts.number)
        entries.append(SyncEntry(device: device, reading: reading, position: position))
        return true
    }
}
