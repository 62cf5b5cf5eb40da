import Foundation
import Synchronization
import TILCore
import TILGit

/// Unites a store with those of its other devices.
///
/// One round: what others have sent is fetched; in transactions of the store the changes made here become events, which are
/// durable in a file beside it, and those of others are applied; then the events are published. Whatever ends the process
/// between two of these steps, the next sync continues from there, and applies and sends everything once.
package struct Synchronizer {
    private let store: ThingStore
    private let folder: String
    private let remote: SyncRemote
    private let variables: [String: String]
    private let mayAsk: Bool

    /// How often a push that comes too late is tried again.
    private static let attempts = 10
    /// How long another sync of the same store is waited for.
    package static let patience = Duration.seconds(30)
    /// How long a batch may take: other processes wait no longer, and try again at least ten times a second.
    private static let longestBatch = Duration.milliseconds(300)
    /// How long others have between two batches.
    private static let pause = Duration.milliseconds(110)

    /// Creates a synchronizer of a store that takes part.
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

    /// Fetches, applies, makes events, publishes.
    /// - Parameter instant: when it is done.
    package func run(at instant: Date, progress: SyncProgress = SyncProgress()) async throws -> SyncOutcome {
        let lock = try await Self.lock(store)
        defer { withExtendedLifetime(lock) {} }
        var outcome = SyncOutcome(at: instant)
        var carrier = carrier(at: instant)
        var isAnew = false
        for attempt in 1... {
            do {
                if try await round(carrier, &outcome, progress) { break }
            } catch let error as GitError {
                switch error {
                case .rejected where attempt < Self.attempts, .busy where attempt < Self.attempts:
                    try await Task.sleep(for: .milliseconds(Int.random(in: 10...(50 * attempt))))
                case .damaged, .failed, .noSuchRemote:
                    // Whatever git says of it: a damaged repository beside the store is replaced. All that was in it is in
                    // the store and with the others.
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
            try store.note(outcome)
        }
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

    /// - Returns: whether all is done; false if it has to begin again.
    private func round(
        _ carrier: any Carrier, _ outcome: inout SyncOutcome, _ progress: SyncProgress
    ) async throws -> Bool {
        guard let noted = try store.syncState() else { throw SyncError.notBegun }
        try await carrier.fetch()
        let isFirst = noted.seen.isEmpty
        if carrier.isUnchanged(since: Seen(noted.seen)), noted.outbox == 0, try store.unsentChanges() == 0 { return true }
        let files = try await carrier.files()
        if case .folder(let path) = remote, files.isEmpty, !Seen(noted.seen).marks.isEmpty {
            throw SyncError.emptyFolder(path)
        }
        let own = OwnLog(store: store, folder: folder, files: files, carrier: carrier)
        let (state, sent, remark) = try await own.compare(noted)
        if !remark.isEmpty { outcome.remark = remark }
        let outbox = try Outbox(folder: folder, state)
        var seen = Seen(head: carrier.head, files: files)
        let unread = LogFile.unread(
            files.filter { $0.device != state.device }, seen: isFirst ? [:] : Seen(state.seen).marks)
        let walk = try await LogWalk(unread, after: store.syncPositions(), carrier)
        let rewritten = try await exchange(walk, outbox, isFirst: isFirst, seen, &outcome, progress).rewritten

        let lines = outbox.lines(after: sent)
        try await carrier.publish(filled(lines, state.device, files, carrier))
        outcome.sent += lines.isEmpty ? outbox.lines(after: 0).count : lines.count
        // Whatever else is in this device's files the next time, somebody else wrote. Logs that were written anew are read
        // again.
        seen.head = carrier.head
        for file in try await carrier.files() where file.device == state.device { seen.marks[file.path] = file.mark }
        seen.marks = seen.marks.filter { mark in !rewritten.contains { mark.key.hasPrefix(LogFile.folder(of: $0)) } }
        let text = seen.text
        try store.updateSync { ($0.outbox, $0.seen) = (0, text) }
        outbox.empty()
        for device in rewritten { try store.forgetPosition(of: device) }
        return rewritten.isEmpty
    }

    /// Makes events of what was changed here, and applies the events of files: in batches with a pause between them, so that
    /// other processes can write meanwhile. The next file is read while the events of one are applied.
    /// - Returns: the walk at its end.
    private func exchange(
        _ walk: LogWalk, _ outbox: Outbox, isFirst: Bool, _ seen: Seen, _ outcome: inout SyncOutcome,
        _ progress: SyncProgress
    ) async throws -> LogWalk {
        var exchange = SyncExchange(output: outbox.add) { state, isDone in
            try outbox.flush()
            (state.number, state.hash, state.outbox) = (outbox.number, outbox.hash, Int64(outbox.content.count))
            if isDone { state.seen = seen.text }
        }
        if isFirst { exchange.known = try await known(walk) }
        let before = outcome.received
        var left = Self.longestBatch
        func apply(_ entries: [SyncEntry]) async throws {
            exchange.entries = entries[...]
            repeat {
                let (done, start) = (outcome.received - before, ContinuousClock.now)
                let end = start + left
                let part = try store.run(&exchange, at: outcome.at, hasTime: { .now < end }) { more, total in
                    try Task.checkCancellation()
                    progress.note(done + more, total)
                }
                left -= .now - start
                if left <= .zero {
                    try await Task.sleep(for: Self.pause)
                    left = Self.longestBatch
                }
                outcome.received += part.received
                outcome.united += part.united
                // What was found of this device's own events tells more.
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

    /// Returns what others have sent of a store that has just begun to take part.
    private func known(_ walk: LogWalk) async throws -> SyncKnown {
        var known = SyncKnown()
        if try store.unsentChanges() == 0 { return known }
        var step = try await walk.next()
        while let (entries, rest) = step {
            for entry in entries { if case .event(let event) = entry.reading { known.insert(event) } }
            step = try await rest.next()
        }
        return known
    }

    /// Returns this device's files with lines appended.
    private func filled(
        _ lines: [ArraySlice<UInt8>], _ device: String, _ files: [LogFile], _ carrier: any Carrier
    ) async throws -> [(path: String, content: [UInt8])] {
        if lines.isEmpty { return [] }
        var (number, content): (Int, [UInt8]) = (1, [])
        if let last = files.filter({ $0.device == device && $0.isOriginal }).max(by: { $0.number < $1.number }) {
            (number, content) = (last.number, try await carrier.read(last))
            // Without a line that was not written to its end.
            content.removeSubrange(((content.lastIndex(of: 0x0A) ?? -1) + 1)...)
        }
        var filled: [(path: String, content: [UInt8])] = []
        for line in lines {
            if !content.isEmpty, content.count + line.count >= LogFile.fullSize {
                filled.append((LogFile.path(device: device, number: number), content))
                (number, content) = (number + 1, [])
            }
            content += line
            content.append(0x0A)
        }
        filled.append((LogFile.path(device: device, number: number), content))
        return filled
    }
}

/// How far a sync has come: written by the one that works, read by the one that shows it.
package final class SyncProgress: Sendable {
    private let steps = Mutex((done: 0, total: 0))

    package init() {}

    /// How many of how many steps are done; a total of 0 is not known.
    package var present: (done: Int, total: Int) { steps.withLock { $0 } }

    func note(_ done: Int, _ total: Int) { steps.withLock { $0 = (done, total) } }
}
