import Foundation
import TILCore
import TILGit
import Testing

@testable import TILSync

/// A store of one of several devices, in a folder of its own, which takes part in a sync.
final class Replica {
    let store: ThingStore
    let folder: String

    /// What all replicas of a test take for the environment.
    static var variables: [String: String] {
        ProcessInfo.processInfo.environment.merging(["HOME": "/nonexistent"]) { $1 }
    }

    init(_ name: String, in home: String) throws {
        folder = home + "/" + name
        try makeFolder(folder)
        store = try ThingStore(path: folder + "/til.db")
    }

    func begin(_ remote: SyncRemote) throws { try Synchronizer.begin(store, remote: remote) }

    @discardableResult
    func sync(at instant: Date = Date(timeIntervalSince1970: 1_800_000_000)) async throws -> SyncOutcome {
        try await Synchronizer(store, variables: Self.variables, mayAsk: false).run(at: instant)
    }

    /// All that is in the store, one line for each thing and each review, sorted.
    func contents() throws -> [String] {
        var lines: [String] = []
        try store.forEachEntry(withReviews: true) { thing, reviews in
            lines.append(
                "\(thing.id) \(thing.short)|\(thing.long)|\(thing.note)|\(thing.source)|\(thing.origin.text)|\(thing.tags)|"
                    + "\(thing.dateAdded.milliseconds)|\(thing.dateSuspended?.milliseconds ?? 0)")
            for review in reviews {
                lines.append(
                    "\(review.id) \(review.thingID) \(review.grade) \(review.typed) \(review.date.milliseconds)")
            }
            for (direction, memory) in try store.memories(of: thing.id) {
                lines.append("\(thing.id) \(direction) \(memory)")
            }
            return true
        }
        let settings = try store.settings()
        lines.append(SettingKey.all.map { "\($0.name)=\($0.value(in: settings))" }.joined(separator: " "))
        return lines.sorted()
    }

    /// The things of each study day, in the order of the history.
    func history() throws -> [String] {
        try store.practice().flatMap { day in
            try store.practiced(on: day.day).map { "\(day.day) \($0.id) \($0.verdicts)" }
        }
    }

    /// The faults of the store.
    func faults() throws -> [String] { try store.check().faults.map(\.description) }

    @discardableResult
    func add(
        _ short: String, _ long: String, note: String = "", tags: [String] = [], origin: ThingOrigin = .hand,
        at seconds: Double = 1_000
    ) throws -> Thing {
        var draft = try ThingDraft(short: short, long: long, note: note, tags: tags, spelling: .asIs)
        draft.origin = origin
        return try store.add(draft, at: instant(seconds))
    }

    func edit(_ id: UUID, _ change: (inout Thing) -> Void) throws {
        guard var thing = try store.thing(id: id) else { return }
        change(&thing)
        try store.update(thing, at: instant())
    }

    @discardableResult
    func answer(_ id: UUID, _ grade: Grade = .good, at seconds: Double) throws -> Review {
        let instant = TILSyncTests.instant(seconds)
        let review = Review(
            thingID: id, direction: .meaning, asked: "?", typed: "an answer", seconds: 3, limit: 15,
            verdict: grade == .again ? .wrong : .correct, grade: grade, date: instant, utcOffset: 0,
            studyDay: StudyDay(of: instant, utcOffset: 0, rollover: 4))
        try store.record(review)
        return review
    }

    func thing(_ short: String) throws -> Thing? { try store.meanings(of: short).first }

    func undo() throws { try store.undo() }

    func remove(_ id: UUID) throws { try store.remove(id, at: instant(5_000)) }

    func set(_ change: (inout StoreSettings) throws -> Void) throws {
        try store.update(at: instant(400), change)
    }

    func backUp() throws -> String { try store.backUp(.manual, at: instant(500)).path }

    func restore(_ backup: String) throws {
        _ = try Backups(of: store.path).restore(from: backup, at: instant(600))
        try store.refresh()
    }
}
