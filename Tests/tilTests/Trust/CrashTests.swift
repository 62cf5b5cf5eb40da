import Foundation
import TestSupport
import Testing

@testable import TILCore
@testable import til

/// Kills til (`SIGKILL`) at random moments: acknowledged changes survive, others are there completely or not at all,
/// and the store has no faults.
///
/// An answer is acknowledged when the next question is there, a command when it said so or left with 0.
@Suite(.waiting, .serialized) struct CrashTests {
    @Test func anAcknowledgedAdditionSurvivesAKill() throws {
        let site = try CrashSite(1)
        for _ in 0..<Soak.rounds {
            site.clear()
            let run = try site.start([])
            run.send((0..<40).map { "add k\($0) meaning \($0) --note \"note \($0)\" --tag t\($0)\n" }.joined())
            run.endInput()
            let isOver = try site.killSomewhere(run)
            let acknowledged = run.errorText.components(separatedBy: "Added: K").count - 1
            #expect(!isOver || acknowledged == 40)
            let things = try site.survivor().things(by: .recent).reversed()
            #expect(things.count >= acknowledged)
            for (number, thing) in things.enumerated() {
                #expect(thing.short == "K\(number)" && thing.long == "Meaning \(number)")
                #expect(thing.note == "note \(number)" && thing.tags == ["t\(number)"])
            }
            // The last addition can be undone.
            if let last = things.last { #expect(try site.survivor().undo().thing == last) }
        }
    }

    @Test func anAcknowledgedAnswerSurvivesAKill() throws {
        let site = try CrashSite(2)
        try site.fill(60)
        try site.run("config", "new-per-day", "100")
        try site.run("config", "meet", "never")
        let template = try site.template()
        for _ in 0..<Soak.rounds {
            try site.take(template)
            let run = try site.start(["quiz", "--count", "30", "--seconds", "0"])
            // Each answer is given when its question is there; the end of the summary is "Look again".
            let clock = ContinuousClock()
            let end = clock.now + .seconds(Double(site.random(0...1_000)) / 1_000 * 1.5)
            var asked = 0
            while run.wait(within: 30, until: { $0.questionCount > asked }), clock.now < end {
                asked += 1
                run.send(asked.isMultiple(of: 3) ? "some meaning number 1\n" : "no idea\n")
                if site.random(0...20) == 0 { break }
            }
            run.run(for: Double(site.random(0...20)) / 1_000)
            run.kill()
            let store = try site.survivor()
            let answers = try store.practice().reduce(0) { $0 + $1.answers }
            // All questions except the last had their answers on disk.
            let seen = run.questionCount
            #expect(seen > 0, "\(run.outputText)\(run.errorText)")
            #expect(answers >= seen - 1 && answers <= asked, "\(answers) answers of \(asked), \(seen) questions")
            // The questions that are left are stored just before the first answer.
            let left = try store.unfinishedQuiz()?.count { $0.memory == nil }
            #expect(left ?? 0 == 30 - answers || (answers == 0 && left == nil), "\(answers) answers, \(left ?? 0) left")
        }
    }

    @Test func anImportThatIsKilledIsStoredWhollyOrNotAtAll() throws {
        let site = try CrashSite(3)
        let all = Soak.isLong ? 100_000 : 20_000
        let lines = (0..<all).map { "K\($0)\tsome meaning number \($0)\n" }.joined()
        let file = try site.folder.file("lines.tsv", lines)
        for _ in 0..<Soak.rounds(share: 6) {
            site.clear()
            try site.run("add", "before", "it was there")
            let run = try site.start(["import", file], input: "/dev/null")
            let isOver = try site.killSomewhere(run)
            let count = try site.survivor().count
            #expect(count == all + 1 || (!isOver && count == 1), "\(count) things, \(isOver)")
            #expect(try site.survivor().undo().kind == (count == 1 ? .add : .import))
        }
    }

    @Test func anAcknowledgedUndoSurvivesAKill() throws {
        let site = try CrashSite(4)
        try site.fill(1_000)
        for number in 0..<40 { try site.store().add(ThingDraft(short: "k\(number)", long: "m"), at: Date()) }
        let template = try site.template()
        for _ in 0..<Soak.rounds {
            try site.take(template)
            let run = try site.start([])
            run.send(String(repeating: "undo\n", count: 41))
            run.endInput()
            let isOver = try site.killSomewhere(run)
            let acknowledged = run.errorText.components(separatedBy: "Undone: ").count - 1
            let store = try site.survivor()
            let left = try store.things(by: .recent).map(\.short).filter { $0.hasPrefix("K") }
            #expect(left.reversed() == (0..<left.count).map { "K\($0)" })
            #expect(left.count <= 40 - min(40, acknowledged))
            #expect(store.count == left.count + 1_000 || (store.count == 0 && left.isEmpty))
            if isOver { #expect(store.count == 0) }
        }
    }

    /// From nothing, and from the tables of til 0.3.0.
    @Test(arguments: [false, true]) func tablesAreCreatedWhollyOrNotAtAllIfTilIsKilled(fromEarlier isEarlier: Bool)
        throws
    {
        let site = try CrashSite(5)
        if isEarlier {
            try SQLiteScript.run(
                try String(contentsOf: Checkout.file("Tests/Fixtures/stores/0.3.0.sql"), encoding: .utf8), on: site.path
            )
        }
        let earlier = isEarlier ? try Data(contentsOf: URL(fileURLWithPath: site.path)) : nil
        for _ in 0..<Soak.rounds {
            site.clear()
            try earlier?.write(to: URL(fileURLWithPath: site.path))
            _ = try site.killSomewhere(site.start(["list"], input: "/dev/null"))
            #expect(try site.survivor().count == (isEarlier ? 12 : 0))
            for backup in Backups(of: site.path).all { #expect(try ThingStore(path: backup.path).count == 12) }
            try site.run("add", "fyi", "for your information")
        }
    }

    @Test func aRestoreThatIsKilledIsDoneWhollyOrNotAtAll() throws {
        let site = try CrashSite(6)
        try site.fill(2_000)
        try site.run("backup")
        let name = try #require(Backups(of: site.path).all.first { $0.reason == .manual }).name
        try site.run("add", "late", "added later")
        let template = try site.template()
        for round in 0..<Soak.rounds {
            // Every second time the store is damaged.
            try site.take(template)
            if round.isMultiple(of: 2) { try Data("damaged".utf8).write(to: URL(fileURLWithPath: site.path)) }
            let isOver = try site.killSomewhere(site.start(["restore", "--yes", name], input: "/dev/null"))
            if !isOver, round.isMultiple(of: 2), (try? Data(contentsOf: URL(fileURLWithPath: site.path)))?.count == 7 {
                continue
            }
            let count = try site.survivor().count
            #expect(count == 2_000 || (!isOver && count == 2_001))
            for backup in Backups(of: site.path).all where backup.isRestorable {
                #expect([2_000, 2_001].contains(try ThingStore(path: backup.path).count))
                if backup.name != name { unlink(backup.path) }
            }
        }
    }
}

extension CrashSite {
    /// The store, in this process.
    func store() throws -> ThingStore { try ThingStore(path: path) }

    /// Imports things in one go.
    func fill(_ count: Int) throws {
        let file = try folder.file("fill.tsv", (0..<count).map { "S\($0)\tsome meaning number \($0)\n" }.joined())
        try run("import", file)
    }

    /// A copy of the store as it is, closed.
    func template() throws -> String {
        let template = folder.path + "/template.db"
        try store().backUp(toFile: template)
        return template
    }
}
