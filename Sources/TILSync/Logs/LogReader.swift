import Foundation
import TILCore
import TILText

/// An event as a line of a log: a JSON object that ends with a hash of the line and all lines before it.
///
/// The hash distinguishes devices that started as copies of one device, and it reveals a truncated or overwritten log.
/// It is not a signature: everyone who can write to the remote is trusted.
struct LogLine {
    /// The line without its line break.
    let bytes: ArraySlice<UInt8>
    /// The number of the event and the hash stated in the line.
    let position: SyncPosition

    private static let tail = Array(",\"h\":\"".utf8)
    /// The length of the last member, whose hash has 16 digits.
    private static let tailCount = tail.count + 18

    /// Splits a line. Returns nil if the line does not belong to the device's log.
    init?(_ bytes: ArraySlice<UInt8>, of device: String) {
        let head = "{\"d\":\"\(device)\",\"n\":".utf8
        let (body, tail) = (bytes.dropLast(Self.tailCount), bytes.suffix(Self.tailCount))
        guard body.starts(with: head), tail.starts(with: Self.tail), tail.suffix(2).elementsEqual("\"}".utf8),
            let hash = UInt64(
                String(decoding: tail.dropFirst(Self.tail.count).dropLast(2), as: UTF8.self), radix: 16)
        else { return nil }
        let digits = body.dropFirst(head.count).prefix(while: \.isDigit)
        guard let number = Int64(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
        (self.bytes, position) = (bytes, SyncPosition(number: number, hash: hash))
    }

    /// Whether the line directly follows a position.
    func follows(_ last: SyncPosition) -> Bool {
        position.number == last.number + 1
            && position.hash == Self.hash(bytes.dropLast(Self.tailCount), after: last.hash)
    }

    /// Returns the position before the first event of a device.
    static func start(_ device: String) -> SyncPosition { SyncPosition(number: 0, hash: ByteFold(device.utf8).value) }

    private static func hash(_ body: ArraySlice<UInt8>, after before: UInt64) -> UInt64 {
        var fold = ByteFold(after: before)
        // A zero byte separates the events.
        fold.add(0)
        for byte in body { fold.add(byte) }
        return fold.value
    }

    /// Appends an event as a line.
    /// - Parameter last: the position before the event; updated to the position of the event.
    static func write(_ event: SyncEvent, after last: inout SyncPosition, into output: inout [UInt8]) {
        let start = output.count
        event.write(into: &output)
        last = SyncPosition(number: event.number, hash: hash(output[start...], after: last.hash))
        let digits = String(last.hash, radix: 16)
        output += tail + Array(repeating: UInt8(ascii: "0"), count: 16 - digits.utf8.count) + digits.utf8
        output += "\"}\n".utf8
    }
}

/// A reader of a device's new events. It returns them in order, whichever files contain them.
///
/// The reader stops at a missing number or a wrong hash, and the rest waits for the missing events. Partially written
/// lines, late files and conflict copies therefore need no special handling.
struct LogReader: Sendable {
    /// The reason why a reader stopped.
    enum Fault: Hashable, Sendable {
        /// The next event does not continue the applied ones: the log was rewritten.
        case rewritten
        /// An event is missing.
        case gap
    }

    /// The device that wrote the log.
    let device: String
    /// The position of the last event read.
    private(set) var position: SyncPosition
    /// The numbers of the complete lines in the last file that are not events of the device.
    private(set) var strangeLines: [Int] = []

    private let start: Int64
    /// Events that arrived out of order, by number.
    private var early: [Int64: [[UInt8]]] = [:]
    private var earlyBytes = 0
    private var hasMismatch = false

    /// The greatest length of a line, in bytes. A thing may have 400 kB, and so may an answer.
    static let longestLine = 4 << 20
    /// The greatest total size of events that arrived out of order, in bytes.
    static let mostEarly = 64 << 20

    init(device: String, after position: SyncPosition?) {
        self.device = device
        self.position = position ?? LogLine.start(device)
        start = self.position.number
    }

    /// The reason why the reader stopped, or nil.
    var fault: Fault? {
        if hasMismatch, position.number == start, start > 0 { return .rewritten }
        return hasMismatch || !early.isEmpty ? .gap : nil
    }

    /// Returns the next events from a file.
    mutating func read(_ file: [UInt8]) -> [SyncEntry] {
        var entries: [SyncEntry] = []
        strangeLines = []
        // The part after the last line break is incomplete.
        for (index, bytes) in file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            .enumerated()
        {
            guard bytes.count <= Self.longestLine, let line = LogLine(bytes, of: device) else {
                strangeLines.append(index + 1)
                continue
            }
            let (number, next) = (line.position.number, position.number + 1)
            if number > next, earlyBytes + bytes.count <= Self.mostEarly {
                earlyBytes += bytes.count
                early[number, default: []].append(Array(bytes))
            }
            if number == next { append([line], &entries) }
        }
        return entries
    }

    /// Appends the next event if one of the lines contains it, and the early events that follow it.
    private mutating func append(_ lines: [LogLine], _ entries: inout [SyncEntry]) {
        var lines = lines
        repeat {
            guard let line = lines.first(where: { line in line.follows(position) }) else {
                hasMismatch = true
                return
            }
            position = line.position
            let reading = SyncEvent.read(line.bytes, device: device, number: position.number)
            entries.append((device, reading, position))
            hasMismatch = false
            let following = early.removeValue(forKey: position.number + 1) ?? []
            earlyBytes -= following.reduce(0) { $0 + $1.count }
            lines = following.compactMap { LogLine($0[...], of: device) }
        } while !lines.isEmpty
    }
}
