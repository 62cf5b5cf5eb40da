package import Foundation
import Synchronization
package import TILCore
import TILGit
import TILText

/// Synchronizes a store with those of the user's other devices.
///
/// TILSync is not a product. Its usual carrier starts the program `git`, which an app for iOS cannot do, and its events
/// have the form of this version, without a promise to other packages. An app that wants to take part shares the store's
/// file with the program `til`, which syncs it, or exports and imports JSON Lines.
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
        var wasReplaced = false
        var isComplete = false
        for attempt in 1...Self.attempts where !isComplete {
            do {
                isComplete = try await round(carrier, &outcome, progress)
            } catch let error as GitError {
                switch error.kind {
                case .contended where attempt < Self.attempts:
                    try await Task.pause(for: .milliseconds(Int.random(in: 10...(50 * attempt))))
                case .damaged, .failed, .absent:
                    // Damage can have any of these errors as its consequence.
                    guard !wasReplaced, try await carrier.replaceDamaged() else { throw error }
                    wasReplaced = true
                default: throw error
                }
            }
        }
        if outcome.sent + outcome.received > 0 || !outcome.remark.isEmpty {
            try await carrier.tidy()
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

    // MARK: A round

    /// Fetches, compares, exchanges, publishes and records, in this order.
    /// - Returns: whether the sync is complete; false if it has to start again.
    private func round(
        _ carrier: any Carrier, _ outcome: inout SyncOutcome, _ progress: SyncProgress
    ) async throws -> Bool {
        guard let recorded = try store.syncState() else { throw SyncError.notBegun }
        try await reaching(progress) { try await carrier.fetch() }
        if try await isUnchanged(carrier, since: recorded) { return true }
        let files = try await files(of: carrier, recorded)

        let ownLog = OwnLog(store: store, folder: folder, files: files, carrier: carrier)
        let own = try await ownLog.compare(recorded)
        if !own.remark.isEmpty { outcome.remark = own.remark }
        let outbox = try Outbox(folder: folder, own.state)

        let others = files.filter { file in file.device != own.state.device }
        var seen = Seen(head: await carrier.head, files: others)
        // Until the outbox is published, the recorded marks of this device's own files are kept. Otherwise, after a kill
        // in between, the files would seem to lack the events of the outbox.
        seen.keepMarks(of: own.state)
        let unread = LogFile.unread(others, seen: Seen(own.state.seen).marks)
        let walk = try await LogWalk(unread, after: store.syncPositions(), carrier)
        let isFirst = recorded.seen.isEmpty
        let rewritten = try await exchange(walk, outbox, isFirst: isFirst, seen, &outcome, progress).rewritten

        // A copy of this device may write at the same moment. The next round compares what it reads then.
        guard let filled = try await filled(outbox.lines(after: own.sent), own.state.device, files, carrier)
        else { return false }
        try await reaching(progress) { try await carrier.publish(filled) }
        outcome.sent += try await sentCount(outbox, carrier, recorded)

        seen.head = await carrier.head
        let isReplaced = try await markOwnFiles(of: own.state.device, after: filled, carrier, in: &seen)
        try record(seen, without: rewritten)
        outbox.empty()
        return rewritten.isEmpty && !isReplaced
    }

    /// Returns whether neither this store nor any other device has changes.
    private func isUnchanged(_ carrier: any Carrier, since recorded: SyncState) async throws -> Bool {
        guard await carrier.isUnchanged(since: Seen(recorded.seen)), recorded.outbox == 0 else { return false }
        return try store.unsentChanges() == 0
    }

    /// Returns the files of all devices.
    /// - Throws: `SyncError.emptyFolder` if a shared folder had files before.
    private func files(of carrier: any Carrier, _ recorded: SyncState) async throws -> [LogFile] {
        let files = try await carrier.files()
        if case .folder(let path) = remote, files.isEmpty, !Seen(recorded.seen).marks.isEmpty {
            throw SyncError.emptyFolder(path)
        }
        return files
    }

    /// Returns the number of events that were sent. After a change of remote, earlier events are among them.
    private func sentCount(_ outbox: Outbox, _ carrier: any Carrier, _ recorded: SyncState) async throws -> Int {
        if recorded.isElsewhere, let missing = try await carrier.missingCount() { return missing }
        return outbox.lines().count
    }

    /// Marks this device's files as read after they were published. Any later change of them was made by someone else.
    /// - Returns: whether someone else has replaced one of them already. From that file on, none is marked.
    private func markOwnFiles(
        of device: String, after filled: [(path: String, content: [UInt8])], _ carrier: any Carrier,
        in seen: inout Seen
    ) async throws -> Bool {
        var isReplaced = false
        for file in try await carrier.files() where file.device == device {
            let content = filled.first { $0.path == file.path }?.content
            if let content, try await carrier.read(file) != content { isReplaced = true }
            seen.marks[file.path] = isReplaced ? nil : file.mark
        }
        return isReplaced
    }

    /// Records that the outbox was published, and what was read. Rewritten logs count as unread.
    private func record(_ seen: Seen, without rewritten: Set<String>) throws {
        var seen = seen
        seen.marks = seen.marks.filter { mark in !rewritten.contains { mark.key.hasPrefix(LogFile.folder(of: $0)) } }
        let text = seen.text
        try store.updateSync { state in
            state.outbox = 0
            state.seen = text
        }
        for device in rewritten { try store.forgetPosition(of: device) }
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
        if isFirst { exchange.known = try await changes(in: walk) }
        let before = outcome.received
        var left = Self.longestBatch
        func apply(_ entries: [SyncEntry]) async throws {
            exchange.entries = entries[...]
            repeat {
                let done = outcome.received - before
                let start = ContinuousClock.now
                let end = start + left
                let part = try store.run(&exchange, at: outcome.at, hasTime: { .now < end }) { more in
                    try Task.checkCancellation()
                    progress.record(done + more.done, of: more.total)
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
        var rest = walk
        var step = try await walk.next()
        while let (entries, following) = step {
            async let ahead = following.next()
            try await apply(entries)
            rest = following
            step = try await ahead
        }
        exchange.isComplete = true
        try await apply([])
        if outcome.remark.isEmpty { outcome.remark = rest.remark }
        return rest
    }

    /// Returns the changes that other devices have sent, for a store that has just started to sync. A store without
    /// changes of its own does not need them.
    private func changes(in walk: LogWalk) async throws -> Set<SyncEvent.Change> {
        if try store.unsentChanges() == 0 { return [] }
        var known: Set<SyncEvent.Change> = []
        var rest = walk
        while let (entries, following) = try await rest.next() {
            for entry in entries {
                if case .event(let event) = entry.reading { known.insert(event.change) }
            }
            rest = following
        }
        return known
    }

    /// Returns this device's files with the lines appended, or nil if the lines do not follow the last line there.
    private func filled(
        _ lines: [LogLine], _ device: String, _ files: [LogFile], _ carrier: any Carrier
    ) async throws -> [(path: String, content: [UInt8])]? {
        if lines.isEmpty { return [] }
        let lineFeed = UInt8(ascii: "\n")
        var number = 1
        var content: [UInt8] = []
        if let last = files.filter({ $0.device == device && $0.isOriginal }).max(by: { $0.number < $1.number }) {
            number = last.number
            content = try await carrier.read(last)
            // Drop an incomplete last line.
            content.removeSubrange(((content.lastIndex(of: lineFeed) ?? -1) + 1)...)
            let before = content.split(separator: lineFeed).lazy.reversed().compactMap { part in
                LogLine(part, of: device)
            }.first
            if let before, !lines[0].follows(before.position) { return nil }
        }
        var filled: [(path: String, content: [UInt8])] = []
        for line in lines {
            if !content.isEmpty, content.count + line.bytes.count >= LogFile.fullSize {
                filled.append((LogFile.path(device: device, number: number), content))
                number += 1
                content = []
            }
            content += line.bytes
            content.append(lineFeed)
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

    func record(_ done: Int, of total: Int) {
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
