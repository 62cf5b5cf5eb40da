import Foundation
import TILCore

/// This device's log as other devices know it, compared with what the store notes of it.
///
/// If they do not match, there are two of this device, or the store is an earlier state of itself. Then it continues under
/// another name, so that no number is given to two events.
struct OwnLog {
    let store: ThingStore
    let folder: String
    /// The files of all devices.
    let files: [LogFile]
    let carrier: any Carrier

    /// Compares.
    /// - Returns: the state with which the sync continues, the number of its last event that the others have, and a remark.
    func compare(_ state: SyncState) async throws -> (state: SyncState, sent: Int64, remark: String) {
        let prefix = LogFile.folder(of: state.device)
        let own = files.filter { $0.path.hasPrefix(prefix) && $0.isOriginal }.sorted { $0.number < $1.number }
        let noted = Seen(state.seen).marks.filter { $0.key.hasPrefix(prefix) }
        let outbox = try Outbox(folder: folder, state)
        let absent = Set(try store.syncPositions().filter { $0.value.number > 0 }.keys)
            .subtracting(files.map(\.device)).subtracting([state.device])
        // Files as this device left them are not read.
        let isAsLeft =
            !own.isEmpty && own.count == noted.count && own.allSatisfy { noted[$0.path] == $0.mark }
            && outbox.isComplete(state)
        var reader = LogReader(device: state.device, after: nil)
        var hashes: [Int64: UInt64] = [0: reader.position.hash]
        if !isAsLeft {
            for file in own {
                for entry in try await reader.read(carrier.read(file)) {
                    hashes[entry.position.number] = entry.position.hash
                }
            }
            if reader.fault != nil { return try resend(state, absent, Self.damaged) }
        }
        if !absent.isEmpty { return try resend(state, absent, state.isElsewhere ? "" : Self.absent) }
        let lines = outbox.lines(after: 0)
        if isAsLeft { return (state, state.number - Int64(lines.count), "") }

        let last = reader.position
        guard last.number < state.number else {
            guard state.number == 0 || hashes[state.number] == state.hash else {
                return try resend(state, [], Self.cloned)
            }
            return last.number == state.number ? (state, last.number, "") : try rename(state, outbox, hashes)
        }
        // The events that the others lack must be in the outbox.
        let head = LogLine.head(state.device)
        for line in lines {
            let follows = line.withUnsafeBufferPointer { line in
                LogLine(line, head: head).flatMap { $0.number == last.number + 1 ? $0.follows(last.hash) : nil }
            }
            guard let follows else { continue }
            return follows ? (state, last.number, "") : try resend(state, [], Self.cloned)
        }
        return try resend(state, [], state.isElsewhere ? "" : Self.lost)
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

    /// Continues under another name, under which all contents are sent.
    private func resend(
        _ state: SyncState, _ absent: Set<String>, _ remark: String
    ) throws -> (state: SyncState, sent: Int64, remark: String) {
        for device in absent { try store.forgetPosition(of: device) }
        let renamed = renamed(state)
        try store.renameDevice(renamed, sendsAll: true)
        return finish(state, renamed, remark)
    }

    /// Continues under another name, under which the events are sent that the others do not have.
    /// - Parameter hashes: those of the events that the others have.
    private func rename(
        _ state: SyncState, _ unsent: Outbox, _ hashes: [Int64: UInt64]
    ) throws -> (state: SyncState, sent: Int64, remark: String) {
        var renamed = renamed(state)
        let outbox = try Outbox(folder: folder, renamed)
        let head = LogLine.head(state.device)
        for line in unsent.lines(after: 0) {
            line.withUnsafeBufferPointer { line in
                guard let parts = LogLine(line, head: head), hashes[parts.number] != parts.hash,
                    case .event(var event) = SyncEvent.read(line, device: state.device, number: parts.number)
                else { return }
                event.number = outbox.number + 1
                event.stamp = SyncStamp(time: event.stamp.time, device: renamed.device)
                outbox.add(event)
            }
        }
        try outbox.flush()
        (renamed.number, renamed.hash, renamed.outbox) = (outbox.number, outbox.hash, Int64(outbox.content.count))
        let known = state.number > 0 ? SyncPosition(number: state.number, hash: state.hash) : nil
        try store.renameDevice(renamed, known: known, sendsAll: false)
        return finish(state, renamed, Self.restored)
    }

    /// A state under a new name; the files of the old one are read from the start.
    private func renamed(_ state: SyncState) -> SyncState {
        let device = Device.name()
        let seen = state.seen.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains(LogFile.folder(of: state.device)) }.joined(separator: "\n")
        return SyncState(device: device, hash: LogLine.seed(device), remote: state.remote, seen: seen)
    }

    private func finish(
        _ state: SyncState, _ renamed: SyncState, _ remark: String
    ) -> (state: SyncState, sent: Int64, remark: String) {
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return (renamed, 0, remark)
    }
}
