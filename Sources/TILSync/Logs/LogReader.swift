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

    /// The beginning of the last member, which 16 digits, a quotation mark and a brace follow.
    private static let tail = Array(",\"h\":\"".utf8)
    private static let digitCount = 16
    private static let end = Array("\"}".utf8)
    private static let tailCount = tail.count + digitCount + end.count

    /// Splits a line. Returns nil if the line does not belong to the device's log.
    init?(_ bytes: ArraySlice<UInt8>, of device: String) {
        guard let number = Self.number(in: bytes.dropLast(Self.tailCount), of: device),
            let hash = Self.hash(in: bytes.suffix(Self.tailCount))
        else { return nil }
        self.bytes = bytes
        position = SyncPosition(number: number, hash: hash)
    }

    /// Returns the number of an event that starts like `{"d":"abc","n":12`, or nil if it starts otherwise.
    private static func number(in event: ArraySlice<UInt8>, of device: String) -> Int64? {
        let head = "{\"d\":\"\(device)\",\"n\":".utf8
        guard event.starts(with: head) else { return nil }
        let digits = event.dropFirst(head.count).prefix(while: \.isDigit)
        guard let number = Int64(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
        return number
    }

    /// Returns the hash in the last member, or nil if the member has another form.
    private static func hash(in member: ArraySlice<UInt8>) -> UInt64? {
        guard member.starts(with: tail), member.suffix(end.count).elementsEqual(end) else { return nil }
        let digits = member.dropFirst(tail.count).dropLast(end.count)
        return UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// The same line with bytes of its own, so that it does not keep its whole file in memory.
    var copied: LogLine { LogLine(bytes: Array(bytes)[...], position: position) }

    private init(bytes: ArraySlice<UInt8>, position: SyncPosition) {
        self.bytes = bytes
        self.position = position
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
        output += tail
        output += repeatElement(UInt8(ascii: "0"), count: digitCount - digits.utf8.count)
        output += digits.utf8
        output += end
        output.append(UInt8(ascii: "\n"))
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
    private var early: [Int64: [LogLine]] = [:]
    private var earlyBytes = 0
    /// Whether the last line with the next number does not follow the line before it.
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
        let hasReadNothing = position.number == start
        if hasMismatch, hasReadNothing, start > 0 { return .rewritten }
        return hasMismatch || !early.isEmpty ? .gap : nil
    }

    /// Returns the next events from a file.
    mutating func read(_ file: [UInt8]) -> [SyncEntry] {
        var entries: [SyncEntry] = []
        strangeLines = []
        var lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // The part after the last line break is incomplete.
        lines.removeLast()
        for (index, bytes) in lines.enumerated() {
            guard bytes.count <= Self.longestLine, let line = LogLine(bytes, of: device) else {
                strangeLines.append(index + 1)
                continue
            }
            let next = position.number + 1
            if line.position.number == next { append(anyOf: [line], to: &entries) }
            if line.position.number > next { keep(line) }
        }
        return entries
    }

    /// Keeps a line until the lines before it have arrived, if there is room.
    private mutating func keep(_ line: LogLine) {
        guard earlyBytes + line.bytes.count <= Self.mostEarly else { return }
        earlyBytes += line.bytes.count
        early[line.position.number, default: []].append(line.copied)
    }

    /// Returns the kept lines with a number, and forgets them.
    private mutating func takeEarly(_ number: Int64) -> [LogLine] {
        guard let lines = early.removeValue(forKey: number) else { return [] }
        for line in lines { earlyBytes -= line.bytes.count }
        return lines
    }

    /// Appends the next event if one of the lines contains it, and the early events that follow it.
    private mutating func append(anyOf lines: [LogLine], to entries: inout [SyncEntry]) {
        var candidates = lines
        while !candidates.isEmpty {
            guard let line = candidates.first(where: { line in line.follows(position) }) else {
                hasMismatch = true
                return
            }
            hasMismatch = false
            position = line.position
            let reading = SyncEvent.read(line.bytes, device: device, number: position.number)
            entries.append(SyncEntry(device: device, reading: reading, position: position))
            candidates = takeEarly(position.number + 1)
        }
    }
}
