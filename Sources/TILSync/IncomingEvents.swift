import Foundation
import TILCore

/// The events of others that come after those that were applied, in batches, so that other processes can write between two
/// of them. One file is read on a thread of its own while the events of another are applied.
final class IncomingEvents {
    /// An event of a device, with the line of one that this til does not know.
    typealias Event = (device: String, reading: SyncEvent.Reading, line: String)

    private let files: ReadAhead<LogCopies, [LogCopies.Entry]>
    /// The last comes first.
    private var entries: [LogCopies.Entry] = []
    private var next: LogCopies.Entry?
    private var deadline = ContinuousClock.now
    /// How far each device's events were handed out.
    private var handedOut: [String: SyncPosition] = [:]

    /// How long a batch may take: others wait no longer, and try again at least ten times a second.
    private static let longestBatch = Duration.milliseconds(300)
    /// How long others have between two batches.
    static let pause = Duration.milliseconds(110)

    /// - Parameters:
    ///   - copies: in the order of their devices and numbers.
    ///   - known: how far each device's events were applied.
    init(_ copies: [LogCopy], after known: [String: SyncPosition]) throws {
        files = ReadAhead(LogCopies(copies, after: known)) { try $0.next() }
        try advance()
    }

    /// Whether all events were handed out.
    var isAtEnd: Bool { next == nil }

    /// Begins a batch.
    func beginBatch() { deadline = .now + Self.longestBatch }

    /// The next event; nil at the end of the batch.
    func take() throws -> Event? {
        guard let entry = next, ContinuousClock.now < deadline else { return nil }
        handedOut[entry.device] = entry.position
        try advance()
        return (entry.device, entry.reading, entry.line)
    }

    private func advance() throws {
        while entries.isEmpty {
            guard let file = try files.next() else {
                next = nil
                return
            }
            entries = file
        }
        next = entries.popLast()
    }

    /// How far each device's events were read, at the end of a batch.
    var positions: [String: SyncPosition] { isAtEnd ? findings.positions : handedOut }

    /// What was found, once all events were handed out.
    var findings: LogCopies.Findings { files.rest.findings }
}

/// Copies of logs, one after the other.
struct LogCopies: Sendable {
    /// An event, and how far its device's log was read with it.
    struct Entry: Sendable {
        let device: String
        let reading: SyncEvent.Reading
        let line: String
        let position: SyncPosition
    }

    /// What was found on the way.
    struct Findings: Sendable {
        /// How far each device's events were read.
        var positions: [String: SyncPosition] = [:]
        /// The devices whose logs were written anew.
        var rewritten: Set<String> = []
        /// The devices of which events are missing.
        var gaps: Set<String> = []
        /// How many lines are no events.
        var strangeLines = 0

        /// What of it is not as usual, in a sentence; empty where all is.
        var remark: String {
            if !gaps.isEmpty {
                return
                    "Events of \(gaps.count == 1 ? "a device" : "devices") have not come yet: what is behind them waits."
            }
            return strangeLines == 0
                ? "" : "Lines in the logs of others that are no events were passed over: \(strangeLines)."
        }
    }

    private(set) var findings = Findings()
    private let known: [String: SyncPosition]
    /// The last comes first.
    private var copies: [LogCopy]
    private var reader: (device: String, reader: LogReader)?

    /// - Parameters:
    ///   - copies: device by device, in the order of their numbers.
    ///   - known: how far each device's events were taken in.
    init(_ copies: [LogCopy], after known: [String: SyncPosition]) {
        // Whoever begins reads the devices in the order in which they began: so things come before the answers that another
        // device gave to them, which would have to wait in the store.
        let order = known.isEmpty ? Self.inOrderOfBeginning(copies) : copies
        self.copies = order.reversed()
        self.known = known
    }

    private static func inOrderOfBeginning(_ copies: [LogCopy]) -> [LogCopy] {
        var beginnings: [String: Int64] = [:]
        for copy in copies where beginnings[copy.device] == nil { beginnings[copy.device] = copy.beginning() }
        func beginning(_ copy: LogCopy) -> Int64 { beginnings[copy.device] ?? 0 }
        // Those of a device stay in their order.
        return copies.indices.sorted { (beginning(copies[$0]), $0) < (beginning(copies[$1]), $1) }.map { copies[$0] }
    }

    /// The events of the next file, the last first; nil at the end.
    mutating func next() throws -> [Entry]? {
        guard let copy = copies.popLast() else {
            endDevice()
            return nil
        }
        if reader?.device != copy.device {
            endDevice()
            reader = (copy.device, LogReader(device: copy.device, after: known[copy.device]))
        }
        var entries: [Entry] = []
        try copy.content(upTo: copy.size).withUnsafeBufferPointer { bytes in
            try reader?.reader.read(bytes) { reading, line, position in
                entries.append(Entry(device: copy.device, reading: reading, line: line, position: position))
            }
        }
        entries.reverse()
        return entries
    }

    private mutating func endDevice() {
        guard let (device, last) = reader else { return }
        var ended = last
        reader = nil
        ended.end()
        findings.positions[device] = ended.position
        findings.strangeLines += ended.strangeLines
        switch ended.fault {
        case .rewritten?: findings.rewritten.insert(device)
        case .gap?: findings.gaps.insert(device)
        case nil: break
        }
    }
}
