import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Which new things are asked on which day.
@Suite final class NewThingsTests {
    let store: ThingStore
    private var generator = SeededGenerator(seed: 1)

    init() throws { store = try ThingStore() }

    // MARK: Things

    private func add(_ shorts: [String], _ origin: ThingOrigin = .hand, at instant: Date) throws {
        let drafts = try shorts.map { short in
            var draft = try ThingDraft(short: short, long: "meaning of \(short)", spelling: .asIs)
            draft.origin = origin
            return draft
        }
        try store.add(drafts, at: instant)
    }

    private func importList(_ text: String, named name: String, deck: String? = nil, at instant: Date) throws {
        var file = try InterchangeFormat.named("text").file(FileContents(name: name, bytes: Array(text.utf8)))
        if let deck { file.origin = ThingOrigin(.deck, name: deck) }
        _ = try store.importThings([file], at: instant, using: &generator)
    }

    private func list(_ prefix: String, _ count: Int) -> String {
        (1...count).map { "\(prefix)\($0) = meaning of \(prefix)\($0)\n" }.joined()
    }

    // MARK: Days

    private func instant(_ day: Int, _ minutes: Int = 0) -> Date {
        morning + Double(day) * 86_400 + Double(minutes) * 60
    }

    /// Answers everything that is asked on a day.
    /// - Returns: the things that were new.
    @discardableResult
    private func study(_ day: Int, tag: String? = nil) throws -> [Thing] {
        var new: [Thing] = []
        for round in 0..<9 {
            let now = instant(day, round * 15)
            let studyDay = StudyDay(of: now, utcOffset: 0, rollover: 4)
            let entries = try store.queue(
                QueueRequest(tag: tag, limit: 1_000), at: now, on: studyDay, using: &generator)
            if entries.isEmpty { break }
            for entry in entries where entry.step(at: now) == nil {
                if entry.memory == nil { new.append(entry.thing) }
                try store.record(
                    Review(
                        thingID: entry.thing.id, direction: .meaning, asked: entry.thing.short, typed: "", seconds: 3,
                        limit: 15, verdict: .correct, grade: .good, date: now, utcOffset: 0, studyDay: studyDay))
            }
        }
        return new
    }

    private func shorts(_ things: [Thing]) -> String { things.map(\.short).joined(separator: " ") }

    // MARK: The person's own things

    /// A deck of 634, a list of 43 and ten things by hand, ten new a day.
    @Test func thingsAddedByHandAndListsAreAskedBeforeADeck() throws {
        let deck = try String(contentsOf: Checkout.file("data/starter.txt"), encoding: .utf8)
        try importList(deck, named: "deck starter.txt", deck: "starter", at: morning - 7_200)
        try importList(list("L", 43), named: "my.txt", at: morning - 3_600)
        for number in 1...10 { try add(["H\(number)"], at: morning - 600 + Double(number)) }
        let all = try store.things()
        #expect(all.count > 680)
        let tags = Set(all.flatMap(\.tags))
        var met: Set<String> = []
        var listed = 0
        for day in 1...60 {
            let new = try study(day)
            #expect(new.count == 10)
            if day == 1 { #expect(new.allSatisfy { $0.origin == .hand }) }
            listed += new.count { $0.origin.text == "list my.txt" }
            if day == 8 { #expect(listed == 43) }
            met.formUnion(new.flatMap(\.tags))
            if day == 15 { #expect(met.count >= tags.count * 3 / 5) }
            if day == 40 { #expect(met == tags) }
        }
    }

    @Test func thingsOfAListThatADeckHadFirstAreAskedWithTheList() throws {
        try importList(list("D", 90), named: "deck", deck: "d", at: instant(-3))
        try importList("D71 = meaning of D71\nD89 = meaning of D89\n" + list("A", 4), named: "a", at: instant(-2))
        let new = try study(0)
        #expect(Set(new.map(\.short)).isSuperset(of: ["A1", "A2", "A3", "A4", "D71", "D89"]), "\(shorts(new))")
    }

    @Test func threeNewThingsAreTwoFromListsAndOneFromADeck() throws {
        try importList(list("D", 90), named: "deck", deck: "d", at: instant(-3))
        try study(0)
        try importList(list("A", 30), named: "a", at: instant(1, -60))
        try importList(list("B", 30), named: "b", at: instant(1, -30))
        let new = try (1...4).flatMap { try study($0) }
        let kinds = new.map { String($0.short.prefix(1)) }
        for start in 0..<(kinds.count - 2) {
            #expect(kinds[start..<(start + 3)].count { $0 == "D" } == 1, "\(kinds)")
        }
        let own = kinds.filter { $0 != "D" }
        for index in own.indices.dropFirst() { #expect(own[index] != own[index - 1], "\(own)") }
        // Within a list the order is that of the file.
        #expect(shorts(new.filter { $0.short.hasPrefix("A") }.prefix(3).map { $0 }) == "A1 A2 A3")
    }

    @Test func aSingleImportIsAskedCompletely() throws {
        try importList(list("D", 30), named: "deck", deck: "d", at: instant(-3))
        #expect(try study(0).count == 10)
        try importList(list("A", 4), named: "a", at: instant(1, -60))
        let new = try study(1).map { String($0.short.prefix(1)) }
        #expect(new.count { $0 == "A" } == 4 && new.count { $0 == "D" } == 6)
    }

    @Test(arguments: [(30, true), (31, false)]) func manyThingsOfOneMomentCountAsAList(count: Int, isFirst: Bool) throws
    {
        try importList(list("D", 30), named: "deck", deck: "d", at: instant(-3))
        try add((1...count).map { "C\($0)" }, ThingOrigin(.capture, name: "paper.md"), at: instant(-2))
        let new = try study(0)
        #expect(new.allSatisfy { $0.short.hasPrefix("C") } == isFirst)
    }

    @Test func thingsOfAnAgentCountAsAList() throws {
        try importList(list("D", 30), named: "deck", deck: "d", at: instant(-3))
        try add(["X1", "X2", "X3"], ThingOrigin(.agent), at: instant(-2))
        try add(["H1"], at: instant(-1))
        try add(["G1"], ThingOrigin(.lookUp, name: "team"), at: instant(-1, 1))
        #expect(shorts(Array(try study(0).prefix(6))) == "H1 G1 X1 X2 D1 X3")
    }

    /// By a look-up at the prompt, and by an app.
    @Test(arguments: [true, false]) func aThingOfAnAgentThatWasLookedUpIsAskedBeforeLists(atPrompt: Bool) throws {
        try importList(list("D", 30), named: "deck", deck: "d", at: instant(-3))
        try add(["X1", "X2", "X3"], ThingOrigin(.agent, name: "a.md"), at: instant(-2))
        let thing = try #require(store.meanings(of: "X3").first)
        if atPrompt {
            #expect(try store.recordLookUp(of: [thing.id], asksFirst: false, at: instant(-1)))
        } else {
            try store.meet(thing.id)
        }
        #expect(try store.thing(id: thing.id)?.origin == ThingOrigin(.lookUp, name: "a.md"))
        #expect(shorts(Array(try study(0).prefix(3))) == "X3 X1 X2")
    }

    @Test func aThingOfAnAgentThatWasAskedInOneDirectionIsStillLookedUp() throws {
        try add(["X1"], ThingOrigin(.agent), at: instant(-2))
        try study(0)
        let thing = try #require(store.meanings(of: "X1").first)
        try store.meet(thing.id)
        #expect(try store.thing(id: thing.id)?.origin.isPersonal == true)
    }

    @Test func undoOfWhatAnAgentAddedAlsoRemovesWhatWasLookedUpAndRedoKeepsItPersonal() throws {
        try add(["X1", "X2"], ThingOrigin(.agent), at: instant(-2))
        try store.meet(store.meanings(of: "X1")[0].id)
        try store.undo()
        #expect(try store.things().isEmpty)
        try store.redo()
        #expect(try store.things().map(\.origin.kind) == [.lookUp, .agent])
    }

    // MARK: Tags

    private let tagged = """
        #tags: all red
        R1 = a
        R2 = b
        R3 = c
        R4 = d
        #tags: all red rare
        Q1 = e
        #tags: all blue
        B1 = f
        B2 = g

        """

    /// A thing counts for its rarest tag, and a tag that all things have does not count.
    @Test func tagsOfAnImportTakeTurnsAcrossDays() throws {
        try importList(tagged, named: "a", at: instant(-3))
        try store.set("new-per-day", "2")
        #expect(shorts(try study(0)) == "R1 Q1")
        #expect(shorts(try study(1)) == "B1 R2")
        #expect(shorts(try study(2)) == "B2 R3")
    }

    @Test func withTheOrderFileNewThingsFollowTheirFile() throws {
        try importList(tagged, named: "a", at: instant(-3))
        try add(["H1"], at: instant(-1))
        try store.set("new-order", "file")
        #expect(shorts(try study(0)) == "H1 R1 R2 R3 R4 Q1 B1 B2")
    }

    @Test func aQuizOfATagAsksOnlyItsThings() throws {
        try importList(tagged, named: "a", at: instant(-3))
        try add(["H1"], at: instant(-1))
        #expect(shorts(try study(0, tag: "Blue")) == "B1 B2")
    }

    // MARK: New and due things

    /// The order in which things are asked on a day: `n` is a new thing, `d` a due one.
    private func order(_ day: Int, limit: Int = 1_000) throws -> String {
        let now = instant(day)
        let studyDay = StudyDay(of: now, utcOffset: 0, rollover: 4)
        return try store.queue(QueueRequest(limit: limit), at: now, on: studyDay, using: &generator)
            .map { $0.memory == nil ? "n" : "d" }.joined()
    }

    @Test func theSettingNewMixPlacesNewThings() throws {
        try importList(list("A", 40), named: "a", at: instant(-3))
        try store.set("new-per-day", "12")
        try study(0)
        try store.set("new-per-day", "3")
        let day = 2
        let count = try store.dueSummary(at: instant(day), on: StudyDay(of: instant(day), utcOffset: 0, rollover: 4))
            .due
        #expect(count == 12)
        let spread = try order(day)
        #expect(spread.count == 15 && spread.hasPrefix("dd") && spread.hasSuffix("dd"))
        #expect(spread.split(separator: "n").map(\.count) == [2, 4, 4, 2])
        try store.set("new-mix", "first")
        #expect(try order(day) == "nnndddddddddddd")
        try store.set("new-mix", "last")
        #expect(try order(day) == "ddddddddddddnnn")
    }

    @Test func dueCardsOfTheOtherDirectionDoNotSpreadTheNewThings() throws {
        try importList(list("A", 40), named: "a", at: instant(-3))
        try store.set("new-per-day", "12")
        let studied = try study(0)
        for thing in studied {
            let now = instant(0, 200)
            try store.record(
                Review(
                    thingID: thing.id, direction: .acronym, asked: thing.long, typed: "", seconds: 3, limit: 15,
                    verdict: .correct, grade: .good, date: now, utcOffset: 0,
                    studyDay: StudyDay(of: now, utcOffset: 0, rollover: 4)))
        }
        try store.set("new-per-day", "3")
        #expect(try order(2).split(separator: "n").map(\.count) == [2, 4, 4, 2])
    }

    /// Short quizzes go on with the plan of the day.
    @Test func severalShortQuizzesAskAllNewThingsOfTheDay() throws {
        try importList(list("A", 40), named: "a", at: instant(-3))
        try store.set("new-per-day", "12")
        try study(0)
        try store.set("new-per-day", "3")
        let now = instant(2)
        let studyDay = StudyDay(of: now, utcOffset: 0, rollover: 4)
        var asked = ""
        for _ in 0..<5 {
            let entries = try store.queue(QueueRequest(limit: 3), at: now, on: studyDay, using: &generator)
            for entry in entries {
                asked += entry.memory == nil ? "n" : "d"
                try store.record(
                    Review(
                        thingID: entry.thing.id, direction: .meaning, asked: "", typed: "", seconds: 3, limit: 15,
                        verdict: .correct, grade: .easy, date: now, utcOffset: 0, studyDay: studyDay))
            }
        }
        #expect(asked.split(separator: "n").map(\.count) == [2, 4, 4, 2])
    }

    @Test func aLimitedDayAsksTheMostOverdueThings() throws {
        try importList(list("A", 40), named: "a", at: instant(-3))
        try store.set("new-per-day", "12")
        try study(0)
        try store.set("new-per-day", "0")
        let now = instant(3)
        let studyDay = StudyDay(of: now, utcOffset: 0, rollover: 4)
        let all = try store.queue(QueueRequest(), at: now, on: studyDay, using: &generator)
        #expect(all.count == 12)
        try store.set("due-per-day", "5")
        let limited = try store.queue(QueueRequest(), at: now, on: studyDay, using: &generator)
        #expect(limited == Array(all.prefix(5)))
        var summary = try store.dueSummary(at: now, on: studyDay)
        #expect(summary.due == 12 && summary.dueToday == 5)
        try store.record(
            Review(
                thingID: limited[0].thing.id, direction: .meaning, asked: "", typed: "", seconds: 3, limit: 15,
                verdict: .correct, grade: .good, date: now, utcOffset: 0, studyDay: studyDay))
        summary = try store.dueSummary(at: now, on: studyDay)
        #expect(summary.due == 11 && summary.dueToday == 4)
        let rest = try store.queue(QueueRequest(), at: now + 60, on: studyDay, using: &generator)
        #expect(rest == Array(all[1..<5]))
        try store.set("due-per-day", "off")
        #expect(try store.settings().duePerDay == nil)
    }
}
