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
        let absent = try absentDevices(state)
        switch try await finding(state, hasAbsentDevices: !absent.isEmpty) {
        case .same(let sent): return Outcome(state: state, sent: sent)
        case .different(let remark): return try resend(state, absent, remark)
        case .newer(let unsent): return try rename(state, unsent)
        }
    }

    /// Returns the other devices whose events are in the store, but whose logs have disappeared.
    private func absentDevices(_ state: SyncState) throws -> Set<String> {
        let applied = try store.syncPositions().filter { _, position in position.number > 0 }
        let present = Set(files.map(\.device))
        return Set(applied.keys).subtracting(present).subtracting([state.device])
    }

    private func finding(_ state: SyncState, hasAbsentDevices: Bool) async throws -> Finding {
        let own = ownFiles(of: state.device)
        let outbox = try Outbox(folder: folder, state)
        let unsent = outbox.lines()
        // Unchanged files need not be read.
        let isAsLeft = isUnchanged(own, since: state) && outbox.isComplete(state)
        let published = isAsLeft ? nil : try await publishedLog(own, of: state.device)
        if let published, published.isDamaged { return .different(remark: Self.damaged) }
        // After a change of remote, missing events are expected.
        if hasAbsentDevices { return .different(remark: state.isElsewhere ? "" : Self.absent) }
        guard let published else { return .same(sent: state.last.number - Int64(unsent.count)) }
        return compare(published, state, unsent)
    }

    /// Returns the original files of this device in the order of their numbers.
    private func ownFiles(of device: String) -> [LogFile] {
        files.filter { file in file.device == device && file.isOriginal }
            .sorted { left, right in left.number < right.number }
    }

    /// Returns whether this device's files are those that the last sync left.
    private func isUnchanged(_ own: [LogFile], since state: SyncState) -> Bool {
        let recorded = Seen(state.seen).marks(of: state.device)
        if own.isEmpty || own.count != recorded.count { return false }
        return own.allSatisfy { file in recorded[file.path] == file.mark }
    }

    /// This device's log as other devices read it.
    private struct PublishedLog {
        /// The position of the last event.
        let last: SyncPosition
        /// The positions of all events, and the one before the first event.
        let positions: Set<SyncPosition>
        /// Whether an event is missing or changed.
        let isDamaged: Bool
    }

    private func publishedLog(_ own: [LogFile], of device: String) async throws -> PublishedLog {
        var reader = LogReader(device: device, after: nil)
        var positions: Set = [reader.position]
        for file in own {
            let entries = reader.read(try await carrier.read(file))
            positions.formUnion(entries.map(\.position))
        }
        return PublishedLog(last: reader.position, positions: positions, isDamaged: reader.fault != nil)
    }

    /// Compares a published log without damage with the recorded state.
    /// - Parameter unsent: the lines of the outbox.
    private func compare(_ published: PublishedLog, _ state: SyncState, _ unsent: [LogLine]) -> Finding {
        if published.last.number < state.last.number {
            // The unpublished events must be in the outbox.
            let next = unsent.first { line in line.position.number == published.last.number + 1 }
            guard let next else { return .different(remark: state.isElsewhere ? "" : Self.lost) }
            guard next.follows(published.last) else { return .different(remark: Self.cloned) }
            return .same(sent: published.last.number)
        }
        let hasRecordedEvent = state.last.number == 0 || published.positions.contains(state.last)
        if !hasRecordedEvent { return .different(remark: Self.cloned) }
        if published.last.number == state.last.number { return .same(sent: published.last.number) }
        return .newer(unsent: unsent.filter { line in !published.positions.contains(line.position) })
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
        let oldFolder = LogFile.folder(of: state.device)
        let lines = state.seen.split(separator: "\n", omittingEmptySubsequences: false)
        renamed.seen = lines.filter { line in !line.contains(oldFolder) }.joined(separator: "\n")
        return renamed
    }

    private func finish(_ state: SyncState, renamed: SyncState, remark: String) -> Outcome {
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return Outcome(state: renamed, sent: 0, remark: remark)
    }
}
