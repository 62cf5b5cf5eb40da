import Foundation
import TILCore

/// This device's log as the others know it, compared with what the store notes of it.
///
/// Where they do not fit, there are two of this device, or the store is an earlier state of itself: then it goes on under
/// another name, so that no number is ever given to two events.
struct OwnLog {
    let store: ThingStore
    let folder: String
    /// The files of all devices.
    private let all: [LogFile]
    /// The files of this device.
    private let files: [LogFile]

    /// - Parameters:
    ///   - folder: the folder of the sync.
    ///   - files: the files of all devices.
    ///   - device: this one.
    init(store: ThingStore, folder: String, files: [LogFile], device: String) {
        self.store = store
        self.folder = folder
        all = files
        self.files = files.filter { $0.device == device }
    }

    /// What came of a comparison.
    enum Comparison {
        /// They fit; events up to this number are with the others. The last file has this content.
        case fits(Int64, newest: [UInt8])
        /// The store has another name now.
        case renamed(String)
    }

    /// Compares.
    func compare(with state: SyncState, _ carrier: any Carrier) async throws -> Comparison {
        if try await isDamaged(state, carrier) { return try resend(state, Self.damaged) }
        if try !absentDevices(state).isEmpty { return try resend(state, state.isElsewhere ? "" : Self.absent) }
        let (lines, newest) = try await lines(of: state.device, downTo: state.number, carrier)
        let last = lines.keys.max() ?? 0
        if last == state.number {
            if last == 0 || lines[last] == state.hash { return .fits(last, newest: newest) }
            return try resend(state, Self.cloned)
        }
        if last > state.number {
            // Where the two went apart, events of this one may be lost.
            guard state.number == 0 || lines[state.number] == state.hash else { return try resend(state, Self.cloned) }
            return try rename(state, lines)
        }
        // What the others lack has to be in the outbox, from the first on.
        let before = last == 0 ? LogLine.seed(state.device) : lines[last] ?? 0
        let head = LogLine.head(state.device)
        var unsent = try unsent(state)
        while let line = try unsent?.lines.next() {
            let follows = line.withUnsafeBufferPointer { line -> Bool? in
                guard let parts = LogLine.parts(line, head: head), parts.number == last + 1 else { return nil }
                return LogLine.hash(parts.body, after: before) == parts.hash
            }
            if let follows { return follows ? .fits(last, newest: newest) : try resend(state, Self.cloned) }
        }
        return try resend(state, state.isElsewhere ? "" : Self.lost)
    }

    /// Whether somebody else wrote to this device's files, or took some of them away, so that whoever begins anew comes no
    /// further than that. They are read only where they are not as this device left them.
    private func isDamaged(_ state: SyncState, _ carrier: any Carrier) async throws -> Bool {
        let own = files.filter(\.isOriginal).sorted { $0.number < $1.number }
        let prefix = LogFile.folder(of: state.device)
        let noted = Seen(state.seen).marks.filter { $0.key.hasPrefix(prefix) }
        if own.allSatisfy({ noted[$0.path] == $0.mark })
            && noted.keys.allSatisfy({ path in own.contains { $0.path == path } })
        {
            return false
        }
        var reader = LogReader(device: state.device, after: nil)
        for file in own {
            try await carrier.read([file]) { _, content in
                try content.withUnsafeBufferPointer { try reader.read($0) { _, _, _ in } }
            }
        }
        reader.end()
        return reader.fault != nil
    }

    /// The devices whose events were taken in and whose files are all gone.
    private func absentDevices(_ state: SyncState) throws -> Set<String> {
        Set(try store.syncPositions().filter { $0.value.number > 0 }.keys).subtracting(all.map(\.device))
            .subtracting([state.device])
    }

    /// Goes on under another name, under which all goes out that is here.
    private func resend(_ state: SyncState, _ remark: String) throws -> Comparison {
        for device in try absentDevices(state) { try store.forgetPosition(of: device) }
        try store.resendAll(as: Device.name())
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return .renamed(remark)
    }

    private static let lost =
        "The others had lost events of this device; all that is here was sent to them again."
    private static let damaged =
        "Somebody changed this device's events where they are shared; all that is here was sent again."
    private static let absent =
        "The events of another device are gone where they were shared; all that is here was sent in their place."
    private static let cloned =
        "Another machine has been this device, as a copied home is: this one has a new name now."
    private static let restored =
        "The store is an earlier state of itself, as a restored backup or a copied home is: it goes on under a new name."

    /// The hashes of the last events in the files, by their numbers, and what is in the last file.
    /// - Parameter number: one that is wanted where it is there.
    private func lines(
        of device: String, downTo number: Int64, _ carrier: any Carrier
    ) async throws -> (hashes: [Int64: UInt64], newest: [UInt8]) {
        var newest: [UInt8]?
        var hashes: [Int64: UInt64] = [:]
        let head = LogLine.head(device)
        for file in files.filter(\.isOriginal).sorted(by: { $0.number > $1.number }) {
            try await carrier.read([file]) { _, content in
                newest = newest ?? content
                // What stands behind the last line break was not written to its end.
                for line in content.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
                    line.withUnsafeBufferPointer { line in
                        if let parts = LogLine.parts(line, head: head) { hashes[parts.number] = parts.hash }
                    }
                }
            }
            if !hashes.isEmpty, number == 0 || hashes[number] != nil || (hashes.keys.max() ?? 0) < number { break }
        }
        return (hashes, newest ?? [])
    }

    /// The events that are not sent; nil where there are none.
    private func unsent(_ state: SyncState) throws -> (outbox: Outbox, lines: OutboxLines)? {
        if state.outbox == 0 { return nil }
        let outbox = try Outbox(folder: folder, state)
        return (outbox, outbox.lines())
    }

    /// Goes on under another name, under which the events go out that the others do not have.
    private func rename(_ state: SyncState, _ lines: [Int64: UInt64]) throws -> Comparison {
        var renamed = SyncState(device: Device.name(), remote: state.remote, seen: state.seen)
        renamed.hash = LogLine.seed(renamed.device)
        let outbox = try Outbox(folder: folder, renamed)
        let head = LogLine.head(state.device)
        var unsent = try unsent(state)
        while let line = try unsent?.lines.next() {
            let event = line.withUnsafeBufferPointer { line -> SyncEvent? in
                guard let parts = LogLine.parts(line, head: head), lines[parts.number] != parts.hash,
                    case .event(let event) = SyncEvent.read(line, device: state.device, number: parts.number)
                else { return nil }
                return event
            }
            guard var event else { continue }
            event.number = outbox.number + 1
            event.stamp = SyncStamp(time: event.stamp.time, device: renamed.device)
            try outbox.add(event)
        }
        try outbox.flush()
        try store.renameDevice(
            to: renamed.device, number: outbox.number, hash: outbox.hash, outbox: outbox.count,
            known: state.number > 0 ? SyncPosition(number: state.number, hash: state.hash) : nil)
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return .renamed(Self.restored)
    }
}
