package import Foundation
import Synchronization
package import TILCore
import TILGit
import TILText

/// Synchronizes a store with those of the user's other devices.
///
/// A round fetches the events of other devices. Transactions of the store then turn local changes into events, which
/// are durable in a file next to the store, and apply the fetched events. At the end the new events are published. If
/// the process stops between two steps, the next sync continues from there, and nothing is applied or sent twice.
package struct Synchronizer {
    private let store: ThingStore
    private let folder: String
    private let remote: SyncRemote
    private let variables: [String: String]
    private let mayAsk: Bool

    /// The most rounds of a sync. There is more than one if other devices or programs write at the same time.
    private static let attempts = 10
    /// The longest wait for another sync of the same store.
    package static let patience = Duration.seconds(30)
    /// The longest duration of a batch. Other processes wait no longer than this, and try at least ten times a second.
    private static let longestBatch = Duration.milliseconds(300)
    /// The pause between two batches, in which other processes can write.
    private static let pause = Duration.milliseconds(110)

    /// Creates a synchronizer of a store that is synced.
    /// - Parameters:
    ///   - variables: the environment of git.
    ///   - mayAsk: whether a person at a terminal can be asked for a password.
    /// - Throws: `SyncError.notBegun`.
    package init(_ store: ThingStore, variables: [String: String], mayAsk: Bool) throws {
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        self.store = store
        folder = try Self.folder(of: store)
        remote = try SyncRemote(state.remote)
        self.variables = variables
        self.mayAsk = mayAsk
    }

    /// Fetches, applies, creates and publishes events.
    /// - Parameter instant: the time of the sync.
    package func run(at instant: Date, progress: SyncProgress = SyncProgress()) async throws -> SyncOutcome {
        try await run(at: instant, progress, over: carrier(at: instant))
    }

    func run(at instant: Date, _ progress: SyncProgress, over carrier: any Carrier) async throws -> SyncOutcome {
        let lock = try await Self.lock(store)
        defer { withExtendedLifetime(lock) {} }
        var outcome = SyncOutcome(at: instant)
        var carrier = carrier
        var (isAnew, isComplete) = (false, false)
        for attempt in 1...Self.attempts where !isComplete {
            do {
                isComplete = try await round(carrier, &outcome, progress)
            } catch let error as GitError {
                switch error.kind {
                case .contended where attempt < Self.attempts:
                    try await Task.pause(for: .milliseconds(Int.random(in: 10...(50 * attempt))))
                case .damaged, .failed, .absent:
                    // Whatever the error is, replace a damaged local repository. All of its content is in the store and
                    // on the other devices.
                    guard !isAnew, let git = carrier as? GitCarrier, try await !git.isIntact() else { throw error }
                    isAnew = true
                    OwnRepository(in: folder).remove()
                    carrier = self.carrier(at: instant)
                default: throw error
                }
            }
        }
        if outcome.sent + outcome.received > 0 || !outcome.remark.isEmpty {
            if let git = carrier as? GitCarrier { try await git.tidy() }
            try store.record(outcome)
        }
        if !isComplete { throw SyncError.unsettled }
        return outcome
    }

    private func carrier(at instant: Date) -> any Carrier {
        func git(_ address: RemoteAddress?) -> GitCarrier {
            GitCarrier(folder: folder, remote: address, variables: variables, mayAsk: mayAsk, at: instant)
        }
        return switch remote {
        case .none: git(nil)
        case .git(let address): git(address)
        case .folder(let path): FolderCarrier(folder: path)
        }
    }

    /// - Returns: whether the sync is complete; false if it has to start again.
    private func round(
        _ carrier: any Carrier, _ outcome: inout SyncOutcome, _ progress: SyncProgress
    ) async throws -> Bool {
        guard let recorded = try store.syncState() else { throw SyncError.notBegun }
        try await reaching(progress) { try await carrier.fetch() }
        let before = Seen(recorded.seen)
        if await carrier.isUnchanged(since: before), recorded.outbox == 0, try store.unsentChanges() == 0 {
            return true
        }
        let files = try await carrier.files()
        if case .folder(let path) = remote, files.isEmpty, !before.marks.isEmpty {
            throw SyncError.emptyFolder(path)
        }
        let own = OwnLog(store: store, folder: folder, files: files, carrier: carrier)
        let (state, sent, remark) = try await own.compare(recorded)
        if !remark.isEmpty { outcome.remark = remark }
        let outbox = try Outbox(folder: folder, state)
        // Keep the recorded marks of this device's own files until the outbox is published. Otherwise, after a kill in
        // between, the files would seem to lack the events of the outbox.
        let others = files.filter { $0.device != state.device }
        var seen = Seen(head: await carrier.head, files: others)
        let ownPrefix = LogFile.folder(of: state.device)
        for (path, mark) in Seen(state.seen).marks where path.hasPrefix(ownPrefix) { seen.marks[path] = mark }
        let unread = LogFile.unread(others, seen: Seen(state.seen).marks)
        let walk = try await LogWalk(unread, after: store.syncPositions(), carrier)
        let isFirst = recorded.seen.isEmpty
        let rewritten = try await exchange(walk, outbox, isFirst: isFirst, seen, &outcome, progress).rewritten

        let lines = outbox.lines(after: sent)
        // A copy of this device may write at the same moment. The next round compares what it reads then.
        guard let filled = try await filled(lines, state.device, files, carrier) else { return false }
        try await reaching(progress) { try await carrier.publish(filled) }
        if recorded.isElsewhere, let git = carrier as? GitCarrier {
            outcome.sent += try await git.pushedCount()
        } else {
            outcome.sent += outbox.lines().count
        }
        // Any later change of this device's files was made by someone else. Rewritten logs are read again.
        seen.head = await carrier.head
        var isReplaced = false
        for file in try await carrier.files() where file.device == state.device {
            let content = filled.first { $0.path == file.path }?.content
            if let content, try await carrier.read(file) != content { isReplaced = true }
            seen.marks[file.path] = isReplaced ? nil : file.mark
        }
        seen.marks = seen.marks.filter { mark in !rewritten.contains { mark.key.hasPrefix(LogFile.folder(of: $0)) } }
        let text = seen.text
        try store.updateSync { ($0.outbox, $0.seen) = (0, text) }
        outbox.empty()
        for device in rewritten { try store.forgetPosition(of: device) }
        return rewritten.isEmpty && !isReplaced
    }

    /// Runs an exchange with the remote, during which git or ssh may ask a person.
    private func reaching(_ progress: SyncProgress, _ body: () async throws -> Void) async throws {
        guard mayAsk, case .git(let address) = remote, !address.isFolder else { return try await body() }
        try await progress.hide()
        defer { progress.unhide() }
        try await body()
    }

    /// Turns local changes into events and applies the events of other devices. Pauses between the batches let other
    /// processes write. The next file is read while the events of the current one are applied.
    /// - Returns: the walk at its end.
    private func exchange(
        _ walk: LogWalk, _ outbox: Outbox, isFirst: Bool, _ seen: Seen, _ outcome: inout SyncOutcome,
        _ progress: SyncProgress
    ) async throws -> LogWalk {
        var exchange = SyncExchange(output: outbox.add) { state, isDone in
            try outbox.flush(&state)
            if isDone { state.seen = seen.text }
        }
        if isFirst { exchange.known = try await verified(walk) }
        let before = outcome.received
        var left = Self.longestBatch
        func apply(_ entries: [SyncEntry]) async throws {
            exchange.entries = entries[...]
            repeat {
                let (done, start) = (outcome.received - before, ContinuousClock.now)
                let end = start + left
                let part = try store.run(&exchange, at: outcome.at, hasTime: { .now < end }) { more in
                    try Task.checkCancellation()
                    progress.record(done + more.done, more.total)
                }
                left -= .now - start
                if left <= .zero {
                    try await Task.pause(for: Self.pause)
                    left = Self.longestBatch
                }
                outcome.received += part.received
                outcome.united += part.united
                // A remark about this device's own log is more important.
                if outcome.remark.isEmpty { outcome.remark = part.remark }
            } while !exchange.entries.isEmpty || exchange.isComplete && !exchange.isDone
        }
        var (rest, step) = (walk, try await walk.next())
        while let (entries, following) = step {
            async let ahead = following.next()
            try await apply(entries)
            (rest, step) = (following, try await ahead)
        }
        exchange.isComplete = true
        try await apply([])
        if outcome.remark.isEmpty { outcome.remark = rest.remark }
        return rest
    }

    /// Returns the hashes of the events of other devices, for a store that has just started to sync.
    private func verified(_ walk: LogWalk) async throws -> Set<Int> {
        var known: Set<Int> = []
        if try store.unsentChanges() == 0 { return known }
        var rest = walk
        while let (entries, following) = try await rest.next() {
            for entry in entries { if case .event(let event) = entry.reading { known.insert(event.change.hashValue) } }
            rest = following
        }
        return known
    }

    /// Returns this device's files with the lines appended, or nil if the lines do not follow the last line there.
    private func filled(
        _ lines: [LogLine], _ device: String, _ files: [LogFile], _ carrier: any Carrier
    ) async throws -> [(path: String, content: [UInt8])]? {
        if lines.isEmpty { return [] }
        var (number, content): (Int, [UInt8]) = (1, [])
        if let last = files.filter({ $0.device == device && $0.isOriginal }).max(by: { $0.number < $1.number }) {
            (number, content) = (last.number, try await carrier.read(last))
            // Drop an incomplete last line.
            content.removeSubrange(((content.lastIndex(of: 0x0A) ?? -1) + 1)...)
            let before = content.split(separator: 0x0A).lazy.reversed().compactMap { LogLine($0, of: device) }.first
            if let before, !lines[0].follows(before.position) { return nil }
        }
        var filled: [(path: String, content: [UInt8])] = []
        for line in lines {
            if !content.isEmpty, content.count + line.bytes.count >= LogFile.fullSize {
                filled.append((LogFile.path(device: device, number: number), content))
                (number, content) = (number + 1, [])
            }
            content += line.bytes
            content.append(0x0A)
        }
        filled.append((LogFile.path(device: device, number: number), content))
        return filled
    }
}

/// The progress of a sync, written by the syncing task and read by the task that shows it.
///
/// While git or ssh may ask a person, nothing is shown, because it would cover the question.
package final class SyncProgress: Sendable {
    private struct State {
        var done = 0
        var total = 0
        var isHidden = false
        var isShown = false
    }

    private let state = Mutex(State())

    package init() {}

    /// The number of completed steps and the total, or a total of 0 if it is unknown. The result is nil while nothing
    /// may be shown. The caller shows or erases the progress at once, and asks again soon.
    package var present: (done: Int, total: Int)? {
        state.withLock { state in
            state.isShown = !state.isHidden
            return state.isHidden ? nil : (state.done, state.total)
        }
    }

    func record(_ done: Int, _ total: Int) {
        state.withLock { state in
            state.done = done
            state.total = total
        }
    }

    /// Waits until the progress has been erased.
    func hide() async throws {
        state.withLock { $0.isHidden = true }
        while state.withLock({ $0.isShown }) { try await Task.sleep(for: .milliseconds(5)) }
    }

    func unhide() { state.withLock { $0.isHidden = false } }
}
