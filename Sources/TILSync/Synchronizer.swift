import Foundation
import Synchronization
import TILCore
import TILGit

/// Unites a store with those of its other devices.
///
/// One round: what others have sent is fetched; in one transaction of the store the changes made here become events, which
/// are durable in a file beside it, and those of others are applied, in further transactions if there are many; then the
/// events are published. Whatever ends the process between two of these steps, the next sync goes on from there, and applies
/// and sends everything once.
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

    /// A synchronizer of a store that takes part.
    /// - Parameters:
    ///   - variables: the environment that git gets.
    ///   - mayAsk: whether a person sits at a terminal who can be asked for a password.
    /// - Throws: `SyncError.notBegun`.
    package init(_ store: ThingStore, variables: [String: String], mayAsk: Bool) throws {
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        self.store = store
        folder = try Self.folder(of: store)
        remote = try SyncRemote(state.remote)
        self.variables = variables
        self.mayAsk = mayAsk
    }

    // MARK: A sync

    /// Fetches, takes in, makes events, publishes.
    /// - Parameter instant: when it is done.
    package func run(at instant: Date, progress: SyncProgress = SyncProgress()) async throws -> SyncOutcome {
        let lock = try await Self.lock(store)
        defer { withExtendedLifetime(lock) {} }
        var outcome = SyncOutcome(at: instant)
        var carrier = carrier(at: instant)
        var isAnew = false
        for attempt in 1... {
            do {
                if try await round(&carrier, &outcome, progress) { break }
            } catch let error as GitError {
                switch error {
                case .rejected where attempt < Self.attempts, .busy where attempt < Self.attempts:
                    try await Task.sleep(for: .milliseconds(Int.random(in: 10...(50 * attempt))))
                case .damaged, .failed, .noSuchRemote:
                    // Whatever git says of it: what a loss of power left of the repository beside the store is replaced.
                    // All that was in it is in the store and with the others.
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

    /// - Returns: whether all is done; false where it has to begin again.
    private func round(
        _ carrier: inout any Carrier, _ outcome: inout SyncOutcome, _ progress: SyncProgress
    ) async throws -> Bool {
        guard var state = try store.syncState() else { throw SyncError.notBegun }
        try await carrier.fetch()
        let isFirst = state.seen.isEmpty
        if carrier.isUnchanged(since: Seen(state.seen)), state.outbox == 0, try !store.hasUnsentChanges() {
            return true
        }
        let files = try await carrier.files()
        if case .folder(let path) = remote, files.isEmpty, !Seen(state.seen).marks.isEmpty {
            throw SyncError.emptyFolder(path)
        }
        let own = OwnLog(store: store, folder: folder, files: files, device: state.device)
        let sent: Int64
        var newest: [UInt8] = []
        switch try await own.compare(with: state, carrier) {
        case .fits(let last, let content): (sent, newest) = (last, content)
        case .renamed(let remark):
            if !remark.isEmpty { outcome.remark = remark }
            guard let renamed = try store.syncState() else { throw SyncError.notBegun }
            state = renamed
            sent = 0
        }
        let outbox = try Outbox(folder: folder, state)
        let seen = Seen(head: carrier.head, files: files)
        let others = files.filter { $0.device != state.device }
        let unread = LogFile.unread(others, seen: isFirst ? [:] : Seen(state.seen).marks)
        let findings = try await exchange(unread, outbox, isFirst: isFirst, seen, carrier, &outcome, progress)
        outcome.sent += try await publish(outbox, after: sent, files, behind: newest, &carrier)
        try note(try await seenAfterwards(seen, &carrier), rewritten: findings.rewritten)
        outbox.empty()
        for device in findings.rewritten { try store.forgetPosition(of: device) }
        return findings.rewritten.isEmpty
    }

    /// Applies the events of files, and makes events of what was changed here: in one transaction, or in several with a pause
    /// behind each, so that other processes can write meanwhile.
    /// - Returns: what was found in the files.
    private func exchange(
        _ unread: [LogFile], _ outbox: Outbox, isFirst: Bool, _ seen: Seen, _ carrier: any Carrier,
        _ outcome: inout SyncOutcome, _ progress: SyncProgress
    ) async throws -> LogCopies.Findings {
        // What is new is copied first, so that the store's transaction waits for nobody.
        let place = folder + "/incoming"
        try? FileManager.default.removeItem(atPath: place)
        defer { try? FileManager.default.removeItem(atPath: place) }
        let copies = unread.isEmpty ? [] : try await carrier.copy(unread, to: place)
        let incoming = try IncomingEvents(copies, after: try store.syncPositions())
        var exchange = SyncExchange(
            incoming: incoming.take, outgoing: outbox.add,
            notes: { state in
                try outbox.flush()
                (state.number, state.hash, state.outbox) = (outbox.number, outbox.hash, outbox.count)
                if incoming.isAtEnd { state.seen = seen.text }
                return incoming.positions
            })
        exchange.sendsSettings = { isFirst && incoming.isAtEnd }
        if isFirst, try store.hasUnsentChanges() { exchange.known = try Self.known(copies) }
        let before = outcome.received
        repeat {
            incoming.beginBatch()
            let done = outcome.received - before
            let part = try store.exchange(exchange, at: outcome.at) { more, total in
                try Task.checkCancellation()
                progress.note(done + more, total)
            }
            exchange.isFirst = false
            outcome.received += part.received
            outcome.united += part.united
            // What was found of this device's own events tells more.
            if outcome.remark.isEmpty { outcome.remark = part.remark }
            if !incoming.isAtEnd { try await Task.sleep(for: IncomingEvents.pause) }
        } while !incoming.isAtEnd
        let findings = incoming.findings
        if outcome.remark.isEmpty { outcome.remark = findings.remark }
        return findings
    }

    /// What others have sent of a store that has just begun to take part.
    private static func known(_ copies: [LogCopy]) throws -> SyncKnown {
        var known = SyncKnown()
        var logs = LogCopies(copies, after: [:])
        while let entries = try logs.next() {
            for entry in entries { if case .event(let event) = entry.reading { known.insert(event) } }
        }
        return known
    }

    /// Notes that all is sent, and which files need not be read again; those of devices that wrote theirs anew do.
    private func note(_ seen: Seen, rewritten: some Sequence<String>) throws {
        var seen = seen
        for device in rewritten { seen.marks = seen.marks.filter { !$0.key.hasPrefix(LogFile.folder(of: device)) } }
        try store.updateSync { state in
            state.outbox = 0
            state.seen = seen.text
        }
    }

    /// Appends the events that are not sent yet to this device's files.
    /// - Parameter newest: what is in the last of them.
    /// - Returns: how many there were.
    private func publish(
        _ outbox: Outbox, after last: Int64, _ files: [LogFile], behind newest: [UInt8], _ carrier: inout any Carrier
    ) async throws -> Int {
        guard let state = try store.syncState() else { throw SyncError.notBegun }
        var unsent = UnsentLines(outbox.lines(), of: state.device, after: last)
        guard try unsent.isAny() else {
            // What an earlier sync made of them went no further than this machine.
            try await carrier.send()
            return unsent.passed
        }
        var number = 1
        var content: [UInt8] = []
        let own = files.filter { $0.device == state.device && $0.isOriginal }.max { $0.number < $1.number }
        if let own {
            number = own.number
            // Without a line that was not written to its end.
            if let end = newest.lastIndex(of: 0x0A) { content = Array(newest[...end]) }
        }
        try await carrier.publish {
            guard try unsent.isAny() else { return nil }
            defer {
                number += 1
                content = []
            }
            try unsent.fill(&content)
            return (LogFile.path(device: state.device, number: number), content)
        }
        return unsent.count
    }

    /// What was taken in, and this device's files as they are now: whatever else is in them the next time, somebody else
    /// wrote.
    private func seenAfterwards(_ seen: Seen, _ carrier: inout any Carrier) async throws -> Seen {
        var seen = seen
        seen.head = carrier.head
        guard let device = try store.syncState()?.device else { return seen }
        for file in try await carrier.files() where file.device == device { seen.marks[file.path] = file.mark }
        return seen
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
