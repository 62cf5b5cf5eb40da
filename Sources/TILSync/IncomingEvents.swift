import Foundation
import TILCore

/// The events of others that come after those that were taken in, file by file, so that no more than two files are in
/// memory: one is read on a thread of its own while what the other says is taken in.
final class IncomingEvents {
    /// An event of a device, with the line of one that this til does not know.
    typealias Event = (device: String, reading: SyncEvent.Reading, line: String)

    private let batches: ReadAhead<LogCopies, [Event]>
    /// The last comes first.
    private var events: [Event] = []

    /// - Parameters:
    ///   - copies: in the order of their devices and numbers.
    ///   - known: how far each device's events were taken in.
    init(_ copies: [LogCopy], after known: [String: SyncPosition]) {
        batches = ReadAhead(LogCopies(copies, after: known)) { try $0.next() }
    }

    /// The next event; nil at the end.
    func take() throws -> Event? {
        while true {
            if let event = events.popLast() { return event }
            guard let batch = try batches.next() else { return nil }
            events = batch
        }
    }

    /// What was found, once all events were taken.
    var findings: LogCopies.Findings { batches.rest.findings }
}

/// Copies of logs, one after the other.
struct LogCopies: Sendable {
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
    mutating func next() throws -> [IncomingEvents.Event]? {
        guard let copy = copies.popLast() else {
            endDevice()
            return nil
        }
        if reader?.device != copy.device {
            endDevice()
            reader = (copy.device, LogReader(device: copy.device, after: known[copy.device]))
        }
        var events: [IncomingEvents.Event] = []
        try copy.content(upTo: copy.size).withUnsafeBufferPointer { bytes in
            try reader?.reader.read(bytes) { events.append((copy.device, $0, $1)) }
        }
        events.reverse()
        return events
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
