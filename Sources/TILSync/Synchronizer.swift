package import Foundation
package import TILCore
import TILGit
import TILText

/// Synchronizes a store with those of the user's other devices.
///
/// TILSync is not a product. Its usual carrier starts the program `git`, which an app for iOS cannot do, and its events
/// have the form of this version, without a promise to other packages. An app that wants to take part shares the
/// store's file with the program `til`, which syncs it, or exports and imports JSON Lines.
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
        let isComplete = try await runRounds(carrier, &outcome, progress)
        if outcome.sent + outcome.received > 0 || !outcome.remark.isEmpty {
            try await carrier.tidy()
            try store.record(outcome)
        }
        if !isComplete { throw SyncError.unsettled }
        return outcome
    }

    /// Runs rounds until one of them completes the sync.
    /// - Returns: whether the sync is complete; false after the last possible round.
    private func runRounds(
        _ carrier: any Carrier, _ outcome: inout SyncOutcome, _ progress: SyncProgress
    ) async throws -> Bool {
        var wasReplaced = false
        for attempt in 1...Self.attempts {
            do {
                let isComplete = try await round(carrier, &outcome, progress)
                if isComplete { return true }
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
        return false
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
        // 1. Fetch the logs of all devices.
        try await reaching(progress) { try await carrier.fetch() }
        if try await isUnchanged(carrier, since: recorded) { return true }
        let files = try await files(of: carrier, recorded)

        // 2. Compare this device's log with the store. The device may get another name.
        let ownLog = OwnLog(store: store, folder: folder, files: files, carrier: carrier)
        let own = try await ownLog.compare(recorded)
        if !own.remark.isEmpty { outcome.remark = own.remark }
        let outbox = try Outbox(folder: folder, own.state)

        // 3. Exchange events: the store's changes go to the outbox, and the store applies the events of the others.
        let others = files.filter { file in file.device != own.state.device }
        var seen = Seen(head: await carrier.head, files: others)
        // Until the outbox is published, the recorded marks of this device's own files are kept. Otherwise, after a
        // kill in between, the files would seem to lack the events of the outbox.
        seen.keepMarks(of: own.state)
        let unread = LogFile.unread(others, seen: Seen(own.state.seen).marks)
        let walk = try await LogWalk(unread, after: store.syncPositions(), carrier)
        let isFirst = recorded.seen.isEmpty
        var exchange = BatchedExchange(store, outbox, seen: seen, progress)
        if isFirst { exchange.known = try await changes(in: walk) }
        let rewritten = try await exchange.run(walk, &outcome).rewritten

        // 4. Publish the outbox. A copy of this device may write at the same moment. The next round compares what it
        // reads then.
        let unsent = outbox.lines(after: own.sent)
        guard let filled = try await filled(unsent, own.state.device, files, carrier) else { return false }
        try await reaching(progress) { try await carrier.publish(filled) }
        outcome.sent += try await sentCount(outbox, carrier, recorded)

        // 5. Record the state, and only then empty the outbox.
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
        let hadFiles = !Seen(recorded.seen).marks.isEmpty
        if case .folder(let path) = remote, files.isEmpty, hadFiles { throw SyncError.emptyFolder(path) }
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
        of device: String, after published: [LogContent], _ carrier: any Carrier, in seen: inout Seen
    ) async throws -> Bool {
        var isReplaced = false
        for file in try await carrier.files() where file.device == device {
            let content = published.first { content in content.path == file.path }
            if let content, try await carrier.read(file) != content.bytes { isReplaced = true }
            seen.marks[file.path] = isReplaced ? nil : file.mark
        }
        return isReplaced
    }

    /// Records that the outbox was published, and what was read. Rewritten logs count as unread.
    private func record(_ seen: Seen, without rewritten: Set<String>) throws {
        var read = seen
        for device in rewritten {
            for path in seen.marks(of: device).keys { read.marks[path] = nil }
        }
        let text = read.text
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

    /// Returns the changes that other devices have sent, for a store that has just started to sync. A store without
    /// changes of its own does not need them.
    private func changes(in walk: LogWalk) async throws -> Set<SyncEvent.Change> {
        if try store.unsentChanges() == 0 { return [] }
        var changes: Set<SyncEvent.Change> = []
        var step = try await walk.next()
        while let present = step {
            for entry in present.entries {
                if case .event(let event) = entry.reading { changes.insert(event.change) }
            }
            step = try await present.rest.next()
        }
        return changes
    }

    /// Returns this device's files with the lines appended, or nil if the lines do not follow the last line there.
    private func filled(
        _ lines: [LogLine], _ device: String, _ files: [LogFile], _ carrier: any Carrier
    ) async throws -> [LogContent]? {
        guard let firstLine = lines.first else { return [] }
        let own = files.filter { file in file.device == device && file.isOriginal }
        var writer = LogWriter(of: device)
        if let last = own.max(by: { left, right in left.number < right.number }) {
            writer = LogWriter(continuing: last, content: try await carrier.read(last))
        }
        if let position = writer.position, !firstLine.follows(position) { return nil }
        for line in lines { writer.append(line) }
        return writer.files
    }
}
