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

    /// The state to continue with, the number of the last published event, and a remark.
    typealias Outcome = (state: SyncState, sent: Int64, remark: String)

    /// Compares the published log with the recorded state, and renames the device if they differ.
    func compare(_ state: SyncState) async throws -> Outcome {
        let prefix = LogFile.folder(of: state.device)
        let own = files.filter { $0.path.hasPrefix(prefix) && $0.isOriginal }.sorted { $0.number < $1.number }
        let recorded = Seen(state.seen).marks.filter { $0.key.hasPrefix(prefix) }
        let outbox = try Outbox(folder: folder, state)
        let unsent = outbox.lines()
        let absent = Set(try store.syncPositions().filter { $0.value.number > 0 }.keys)
            .subtracting(files.map(\.device) + [state.device])
        // Unchanged files need not be read.
        let isAsLeft =
            !own.isEmpty && own.count == recorded.count && own.allSatisfy { recorded[$0.path] == $0.mark }
            && outbox.isComplete(state)
        var reader = LogReader(device: state.device, after: nil)
        var positions: Set = [reader.position]
        for file in isAsLeft ? [] : own {
            positions.formUnion(reader.read(try await carrier.read(file)).map(\.position))
        }
        if reader.fault != nil { return try resend(state, absent, Self.damaged) }
        if !absent.isEmpty { return try resend(state, absent, state.isElsewhere ? "" : Self.absent) }
        if isAsLeft { return (state, state.last.number - Int64(unsent.count), "") }

        let last = reader.position
        if last.number < state.last.number {
            // The unpublished events must be in the outbox.
            guard let next = unsent.first(where: { $0.position.number == last.number + 1 }) else {
                return try resend(state, absent, state.isElsewhere ? "" : Self.lost)
            }
            return next.follows(last) ? (state, last.number, "") : try resend(state, absent, Self.cloned)
        }
        guard state.last.number == 0 || positions.contains(state.last) else {
            return try resend(state, absent, Self.cloned)
        }
        return last.number == state.last.number
            ? (state, last.number, "") : try rename(state, unsent.filter { !positions.contains($0.position) })
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
        return finish(state, renamed, remark)
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
        return finish(state, renamed, Self.restored)
    }

    /// Returns a state with a new name. The files under the old name are read from the start.
    private func renamed(_ state: SyncState) -> SyncState {
        let device = Device.name()
        var renamed = SyncState(device: device, last: LogLine.start(device), remote: state.remote)
        renamed.seen = state.seen.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains(LogFile.folder(of: state.device)) }.joined(separator: "\n")
        return renamed
    }

    private func finish(_ state: SyncState, _ renamed: SyncState, _ remark: String) -> Outcome {
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return (renamed, 0, remark)
    }
}
