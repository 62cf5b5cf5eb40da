import Foundation
import TILCore

/// This device's log as the others know it, compared with what the store notes of it.
///
/// Where they do not fit, there are two of this device, or the store is an earlier state of itself: then it goes on under
/// another name, so that no number is ever given to two events.
struct OwnLog {
    let store: ThingStore
    let folder: String
    /// The files of this device.
    let files: [LogFile]

    /// What came of a comparison.
    enum Comparison {
        /// They fit; events up to this number are with the others.
        case fits(Int64)
        /// The store has another name now.
        case renamed(String)
    }

    /// Compares.
    func compare(with state: SyncState, _ carrier: any Carrier) async throws -> Comparison {
        let lines = try await lines(of: state.device, downTo: state.number, carrier)
        let last = lines.keys.max() ?? 0
        let outbox = try unsent(state)
        if last == state.number {
            if last == 0 || lines[last] == state.hash { return .fits(last) }
            return try rename(state, lines, outbox, Self.cloned)
        }
        if last > state.number {
            let isEarlier = state.number == 0 || lines[state.number] == state.hash
            return try rename(state, lines, outbox, isEarlier ? Self.restored : Self.cloned, isEarlier: isEarlier)
        }
        // What the others lack has to be in the outbox, from the first on.
        guard let first = outbox.first(where: { $0.number == last + 1 }) else {
            try store.resendAll(as: Device.name())
            return .renamed("The others had lost events of this device; all that is here was sent to them again.")
        }
        let before = last == 0 ? LogLine.seed(state.device) : lines[last] ?? 0
        let follows = first.line.withUnsafeBufferPointer { line in
            LogLine.parts(line, device: state.device).map { LogLine.hash($0.body, after: before) == $0.hash } ?? false
        }
        return follows ? .fits(last) : try rename(state, lines, outbox, Self.cloned)
    }

    private static let cloned =
        "Another machine has been this device, as a copied home is: this one has a new name now."
    private static let restored =
        "The store is an earlier state of itself, as a restored backup or a copied home is: it goes on under a new name."

    /// The hashes of the last events in the files, by their numbers.
    /// - Parameter number: one that is wanted where it is there.
    private func lines(
        of device: String, downTo number: Int64, _ carrier: any Carrier
    ) async throws -> [Int64: UInt64] {
        var hashes: [Int64: UInt64] = [:]
        for file in files.filter(\.isOriginal).sorted(by: { $0.number > $1.number }) {
            try await carrier.read([file]) { _, content in
                // What stands behind the last line break was not written to its end.
                for line in content.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
                    line.withUnsafeBufferPointer { line in
                        if let parts = LogLine.parts(line, device: device) { hashes[parts.number] = parts.hash }
                    }
                }
            }
            if !hashes.isEmpty, number == 0 || hashes[number] != nil || (hashes.keys.max() ?? 0) < number { break }
        }
        return hashes
    }

    private func unsent(_ state: SyncState) throws -> [(number: Int64, hash: UInt64, line: [UInt8])] {
        if state.outbox == 0 { return [] }
        return try Outbox(folder: folder, state).lines().compactMap { line in
            line.withUnsafeBufferPointer { LogLine.parts($0, device: state.device) }
                .map { ($0.number, $0.hash, line) }
        }
    }

    /// Goes on under another name, under which the events go out that the others do not have.
    private func rename(
        _ state: SyncState, _ lines: [Int64: UInt64], _ unsent: [(number: Int64, hash: UInt64, line: [UInt8])],
        _ remark: String, isEarlier: Bool = false
    ) throws -> Comparison {
        var renamed = SyncState(device: Device.name(), remote: state.remote, seen: state.seen)
        renamed.hash = LogLine.seed(renamed.device)
        let outbox = try Outbox(folder: folder, renamed)
        for (number, hash, line) in unsent where lines[number] != hash {
            let reading = line.withUnsafeBufferPointer { SyncEvent.read($0, device: state.device, number: number) }
            guard case .event(var event) = reading else { continue }
            event.number = outbox.number + 1
            event.stamp = SyncStamp(time: event.stamp.time, device: renamed.device)
            try outbox.add(event)
        }
        try outbox.flush()
        try store.renameDevice(
            to: renamed.device, number: outbox.number, hash: outbox.hash, outbox: outbox.count,
            known: isEarlier && state.number > 0 ? SyncPosition(number: state.number, hash: state.hash) : nil)
        try? FileManager.default.removeItem(atPath: Outbox.path(folder, device: state.device))
        return .renamed(remark)
    }
}
