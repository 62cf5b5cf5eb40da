import Foundation
import TILCore

/// A comparison of this device's published log with the state recorded in the store.
///
/// If they differ, there are two copies of this device or the store is an older state of itself. The store then
/// continues under a new name, so that no two events share a number.
struct OwnLog {
    let store: ThingStore
    let folder: String
    /// The files of all devices.
    let files: [LogFile]
    let carrier: any Carrier

    /// How the sync goes on after the comparison.
    struct Outcome {
        /// The state to continue with.
        let state: SyncState
        /// The number of the last published event.
        let sent: Int64
        /// What the person should know, or an empty text.
        var remark = ""
    }

    /// What the comparison found.
    private enum Finding {
        /// The log continues what the store recorded, up to the event with this number.
        case same(sent: Int64)
        /// The log lacks or contradicts what the store recorded. The remark says how.
        case different(remark: String)
        /// The log has events that the store does not know. These lines of the outbox are not among them.
        case newer(unsent: [LogLine])
    }

    /// Compares the published log with the recorded state, and renames the device if they differ.
    func compare(_ state: SyncState) async throws -> Outcome {
        let known = try store.syncPositions().filter { syncPosition in syncPosition.value.number > 0 }.keys
        let absent = Set(known).subtracting(files.map(\.device) + [state.device])
        switch try await finding(state, hasAbsentDevices: !absent.isEmpty) {
        case .same(let sent): return Outcome(state: state, sent: sent)
        case .different(let remark): return try resend(state, absent, remark)
        case .newer(let unsent): return try rename(state, unsent)
        }
    }

    private func finding(_ state: SyncState, hasAbsentDevices: Bool) async throws -> Finding {
        let prefix = LogFile.folder(of: state.device)
        let own = files.filter { file in file.path.hasPrefix(prefix) && file.isOriginal }
            .sorted { $0.number < $1.number }
        let recorded = Seen(state.seen).marks.filter { mark in mark.key.hasPrefix(prefix) }
        let outbox = try Outbox(folder: folder, state)
        let unsent = outbox.lines()
        // Unchanged files need not be read.
        let isUnchanged =
            !own.isEmpty && own.count == recorded.count && own.allSatisfy { file in recorded[file.path] == file.mark }
        let isAsLeft = isUnchanged && outbox.isComplete(state)
        var reader = LogReader(device: state.device, after: nil)
        var positions: Set = [reader.position]
        for file in isAsLeft ? [] : own {
            positions.formUnion(reader.read(try await carrier.read(file)).map(\.position))
        }
        if reader.fault != nil { return .different(remark: Self.damaged) }
        if hasAbsentDevices { return .different(remark: state.isElsewhere ? "" : Self.absent) }
        if isAsLeft { return .same(sent: state.last.number - Int64(unsent.count)) }

        let published = reader.position
        if published.number < state.last.number {
            // The unpublished events must be in the outbox.
            guard let next = unsent.first(where: { $0.position.number == published.number + 1 }) else {
                return .different(remark: state.isElsewhere ? "" : Self.lost)
            }
            return next.follows(published) ? .same(sent: published.number) : .different(remark: Self.cloned)
        }
        let knowsLast = state.last.number == 0 || positions.contains(state.last)
        if !knowsLast { return .different(remark: Self.cloned) }
        if published.number == state.last.number { return .same(sent: published.number) }
        return .newer(unsent: unsent.filter { line in !positions.contains(line.position) })
    }

    private static let lost =
        "Changes of this device were missing in the shared place, so they were sent again."
    private static let damaged =
        "Changes of this device were altered in the shared place, so they were sent again."
    private static let absent =
        "Changes of another device were missing in the shared place, so this store was sent again."
    private static let cloned =
        "Another device uses this device's name, perhaps a copied home folder. This device has a new name now."
    private static let restored =
        "The store is older than its last sync, perhaps a restored backup. It continues under a new device name."

    /// Continues under a new name, sends all contents again and forgets devices whose logs have disappeared.
    private func resend(_ state: SyncState, _ absent: Set<String>, _ remark: String) throws -> Outcome {
        for device in absent { try store.forgetPosition(of: device) }
        let renamed = renamed(state)
        try store.renameDevice(renamed, sendsAll: true)
        return finish(state, renamed: renamed, remark: remark)
    }

    /// Continues under a new name and sends the unpublished events under it.
    private func rename(_ state: SyncState, _ unsent: [LogLine]) throws -> Outcome {
        var renamed = renamed(state)
        let outbox = try Outbox(folder: folder, renamed)
        for line in unsent {
            let reading = SyncEvent.read(line.bytes, device: state.device, number: line.position.number)
            if case .event(let event) = reading { outbox.add(event, renamedTo: renamed.device) }
        }
        try outbox.flush(&renamed)
        try store.renameDevice(renamed, known: state.last.number > 0 ? state.last : nil, sendsAll: false)
        return finish(state, renamed: renamed, remark: Self.restored)
    }

    /// Returns a state with a new name. The files under the old name are read from the start.
    private func renamed(_ state: SyncState) -> SyncState {
        let device = Device.name()
        var renamed = SyncState(device: device, last: LogLine.start(device), remote: state.remote)
        renamed.seen = state.seen.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { part in !part.contains(LogFile.folder(of: state.device)) }.joined(separator: "\n")
        return renamed
    }

    private func finish(_ state: SyncState, renamed: SyncState, remark: String) -> Outcome {
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return Outcome(state: renamed, sent: 0, remark: remark)
    }
}
