import Foundation
import TILCore

/// Goes over the events of a device that come after those that were taken in, in their order, whatever files they are in.
///
/// It stops where a number is missing or a hash does not fit: what is behind waits until what is missing has come. So a
/// line that is only half written, a file that is late, and a copy that a program for synchronising made of a conflict
/// need no care of their own.
struct LogReader: Sendable {
    /// What was met on the way.
    enum Fault: Hashable, Sendable {
        /// The event after those that were taken in is not the one that followed them: the log was written anew.
        case rewritten
        /// There are events behind one that is missing.
        case gap(after: Int64)
    }

    /// How far it has come.
    private(set) var position: SyncPosition
    /// What kept it from going on; nil where it read all there is.
    private(set) var fault: Fault?
    /// How many whole lines were passed over that no til writes.
    private(set) var strangeLines = 0

    private let device: String
    private let head: [UInt8]
    private let start: Int64
    /// Events that came before their turn.
    private var early: [Int64: [[UInt8]]] = [:]
    private var earlyBytes = 0
    private var hasMisfit = false

    /// The longest line, in bytes: a thing may be of 400 kB, an answer as well.
    static let longestLine = 4 << 20
    /// How many bytes may come before their turn.
    static let mostEarly = 64 << 20

    init(device: String, after position: SyncPosition?) {
        self.device = device
        head = LogLine.head(device)
        self.position = position ?? SyncPosition(number: 0, hash: LogLine.seed(device))
        start = self.position.number
    }

    /// Goes over the lines of a file.
    /// - Parameter body: takes each event that is next, the line of one that this til does not know, and the position behind
    ///   it.
    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (SyncEvent.Reading, String, SyncPosition) throws -> Void
    ) throws {
        var start = 0
        while start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, 0x0A, bytes.count - start)
        {
            let end = UnsafeRawPointer(base).distance(to: found)
            let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
            start = end + 1
            guard line.count <= Self.longestLine, let parts = LogLine.parts(line, head: head) else {
                strangeLines += 1
                continue
            }
            if parts.number <= position.number { continue }
            if parts.number == position.number + 1 {
                if try take(line, parts, body) {
                    try takeEarly(body)
                } else {
                    hasMisfit = true
                }
            } else if earlyBytes + line.count <= Self.mostEarly {
                earlyBytes += line.count
                early[parts.number, default: []].append(Array(line))
            }
        }
    }

    /// Ends, and tells what was met.
    mutating func end() {
        if hasMisfit, position.number == start, start > 0 {
            fault = .rewritten
        } else if hasMisfit || !early.isEmpty {
            fault = .gap(after: position.number)
        }
    }

    private mutating func take(
        _ line: UnsafeBufferPointer<UInt8>,
        _ parts: (number: Int64, body: UnsafeBufferPointer<UInt8>, hash: UInt64),
        _ body: (SyncEvent.Reading, String, SyncPosition) throws -> Void
    ) throws -> Bool {
        guard LogLine.hash(parts.body, after: position.hash) == parts.hash else { return false }
        position = SyncPosition(number: parts.number, hash: parts.hash)
        hasMisfit = false
        let reading = SyncEvent.read(line, device: device, number: parts.number)
        var text = ""
        if case .unknown = reading { text = String(decoding: line, as: UTF8.self) }
        try body(reading, text, position)
        return true
    }

    private mutating func takeEarly(_ body: (SyncEvent.Reading, String, SyncPosition) throws -> Void) throws {
        while let lines = early.removeValue(forKey: position.number + 1) {
            var isTaken = false
            for line in lines {
                earlyBytes -= line.count
                if isTaken { continue }
                isTaken = try line.withUnsafeBufferPointer { line in
                    guard let parts = LogLine.parts(line, head: head) else { return false }
                    return try take(line, parts, body)
                }
            }
            if !isTaken {
                hasMisfit = true
                return
            }
        }
    }
}
