import Foundation
import TILCore
import TILGit

/// The events of others that come after those that were taken in: while what some files say is taken in, the next file is
/// read on a thread of its own, and the files behind it are copied, so that little is in memory and nobody waits.
final class IncomingEvents {
    /// An event of a device, with the line of one that this til does not know.
    typealias Event = (device: String, reading: SyncEvent.Reading, line: String)

    private let batches: ReadAhead<LogCopies, [Event]>
    /// The last comes first.
    private var events: [Event]?

    /// Waits for the first files, so that the store's transaction has not to where there are no more.
    /// - Parameters:
    ///   - files: in the order of their devices and numbers.
    ///   - folder: where copies are put, which is not there yet.
    ///   - known: how far each device's events were taken in.
    init(_ files: [LogFile], of carrier: any Carrier, in folder: String, after known: [String: SyncPosition]) throws {
        let copying = ReadAhead(LogCopying(files, of: carrier, in: folder)) { try $0.next() }
        batches = ReadAhead(LogCopies(copying, after: known)) { try $0.next() }
        events = try batches.next()
    }

    /// The next event; nil at the end.
    func take() throws -> Event? {
        while events != nil {
            if let event = events?.popLast() { return event }
            events = try batches.next()
        }
        return nil
    }

    /// What was found, once all events were taken.
    var findings: LogCopies.Findings { batches.rest.findings }
}

/// Copies files of logs, some at a time.
struct LogCopying: Sendable {
    private var parts: [[LogFile]] = []
    private var count = 0
    private let carrier: any Carrier
    private let folder: String

    /// How many bytes are copied at a time.
    private static let partSize = 32 << 20

    init(_ files: [LogFile], of carrier: any Carrier, in folder: String) {
        self.carrier = carrier
        self.folder = folder
        var rest = files[...]
        while !rest.isEmpty {
            var size = 0
            let part = rest.prefix { file in
                defer { size += file.size }
                return size == 0 || size + file.size <= Self.partSize
            }
            parts.append(Array(part))
            rest = rest.dropFirst(part.count)
        }
        parts.reverse()
    }

    /// Copies the next ones; nil at the end.
    mutating func next() throws -> [LogCopy]? {
        guard let part = parts.popLast() else { return nil }
        count += 1
        let (carrier, path) = (carrier, "\(folder)/\(count)")
        return try AwaitedTask { try await carrier.copy(part, to: path) }.value()
    }
}

/// Copies of logs, one after the other, each gone once it was read.
struct LogCopies: Sendable {
    /// What was found on the way.
    struct Findings: Sendable {
        /// How far each device's events were read.
        var positions: [String: SyncPosition] = [:]
        /// The devices whose logs were written anew.
        var rewritten: Set<String> = []
        /// The devices of which events are missing.
        var gaps: Set<String> = []
    }

    private(set) var findings = Findings()
    private let known: [String: SyncPosition]
    private let copying: ReadAhead<LogCopying, [LogCopy]>
    /// The last comes first.
    private var copies: [LogCopy] = []
    private var reader: (device: String, reader: LogReader)?

    init(_ copying: ReadAhead<LogCopying, [LogCopy]>, after known: [String: SyncPosition]) {
        self.copying = copying
        self.known = known
    }

    /// The events of the next file, the last first; nil at the end.
    mutating func next() throws -> [IncomingEvents.Event]? {
        while copies.isEmpty {
            guard let next = try copying.next() else {
                endDevice()
                return nil
            }
            copies = next.reversed()
        }
        let copy = copies.removeLast()
        defer { if copies.isEmpty { unlink(copy.path) } }
        if reader?.device != copy.device {
            endDevice()
            reader = (copy.device, LogReader(device: copy.device, after: known[copy.device]))
        }
        var events: [IncomingEvents.Event] = []
        try copy.content().withUnsafeBufferPointer { bytes in
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
        switch ended.fault {
        case .rewritten?: findings.rewritten.insert(device)
        case .gap?: findings.gaps.insert(device)
        case nil: break
        }
    }
}
