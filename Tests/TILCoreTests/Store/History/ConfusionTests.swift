import Foundation
import Testing

@testable import TILCore

/// Things that a person mixes up, leeches that come back, and things that are met.
@Suite final class ConfusionTests: StoreSuite {
    private func answer(
        _ thing: Thing, _ typed: String, _ direction: Direction = .meaning, at instant: Date = morning
    ) throws {
        let review = try Review(
            thingID: thing.id, direction: direction, asked: thing.short, typed: typed, seconds: 3, limit: 15,
            verdict: .wrong, grade: .again, date: instant, utcOffset: 0, studyDay: me.day(instant))
        try store.record(review)
    }

    private func queue(at instant: Date = morning) throws -> [String] { try me.queue(at: instant) }

    @Test func confusedPairsCountAnswersInBothDirections() throws {
        let cidr = try store.add("cidr", "Classless Inter-Domain Routing")
        let icmp = try store.add("icmp", "Internet Control Message Protocol")
        let cd = try store.add("cd", "Compact Disc")
        let other = try store.add("cd", "Change Directory")
        #expect(try store.confusedPairs().isEmpty)
        try answer(icmp, "classless interdomain routing")
        try answer(cidr, "internet control-message protocol", at: morning + 1)
        try answer(icmp, "CIDR", .acronym, at: morning + 2)
        try answer(cd, "Classless Inter-Domain Routing", at: morning + 3)
        try answer(cd, "no idea", at: morning + 4)
        // The other meaning of an acronym is no confusion.
        try answer(other, "Compact Disc", at: morning + 5)
        let pairs = try store.confusedPairs()
        #expect(pairs.map { $0.things.map(\.short) } == [["CIDR", "ICMP"], ["CIDR", "CD"]])
        #expect(pairs.map(\.count) == [3, 1])
        #expect(try store.confusedPairs(asked: [cd.id]).map(\.count) == [1])
        #expect(try store.statistics(at: morning, on: today).confused == pairs)
        try store.remove(cidr.id, at: morning)
        #expect(try store.confusedPairs().isEmpty)
    }

    @Test func aTypedAnswerToAnotherThingIsAConfusion() throws {
        let cidr = try store.add("cidr", "Classless Inter-Domain Routing")
        try store.add("icmp", "Internet Control Message Protocol")
        let found = try store.things(answering: "classless interdomain routing", asked: .meaning)
        #expect(found == [cidr])
        #expect(try store.things(answering: "cidr", asked: .acronym) == [cidr])
        #expect(try store.things(answering: "", asked: .meaning).isEmpty)
    }

    @Test func aConfusedThingComesLastWhileTheOtherIsInItsSteps() throws {
        let things = try ["a", "b", "c"].map { try store.add($0, "\($0) Meaning") }
        try answer(things[0], "B meaning")
        // Its step is due later, so it comes last.
        #expect(try queue(at: morning) == ["C", "A", "B"])
        #expect(try queue(at: morning + 60) == ["A", "C", "B"])
    }

    @Test func aResumedLeechIsAskedAgain() throws {
        try store.set("leech", "2")
        try store.set("learning-steps", "none")
        try store.set("relearning-steps", "none")
        let thing = try store.add("a", "One")
        for day in 0..<3 { try answer(thing, "x", at: morning + Double(day) * 10 * 86_400) }
        let later = morning + 40 * 86_400
        let leech = try store.memories(of: thing.id)
        #expect(try store.isLeech(thing.id))
        #expect(try queue(at: later).isEmpty)
        #expect(try store.resume(thing.id, at: later) != nil)
        #expect(try store.memories(of: thing.id)[.meaning]?.lapses == 0)
        #expect(try queue(at: later) == ["A"])
        #expect(try store.resume(thing.id, at: later) == nil)
        #expect(try store.check().isClean)
        // Later lapses count.
        try answer(thing, "x", at: later + 1)
        #expect(try store.memories(of: thing.id)[.meaning]?.lapses == 1)
        #expect(try store.check().isClean)
        #expect(try [store.undo(), store.undo()].map(\.kind) == [.answer, .resume])
        #expect(try store.memories(of: thing.id) == leech)
        #expect(try store.redo().kind == .resume)
        #expect(try !store.isLeech(thing.id))
    }

    @Test func addingByHandLookingUpAndAnsweringMakeAThingMet() throws {
        try temporary.importText("A\tOne\nB\tTwo\nC\tThree\n")
        let things = try store.things()
        let added = try store.add("d", "Four")
        func met() throws -> [Bool] { try (things + [added]).map { try store.isMet($0.id) } }
        #expect(try met() == [false, false, false, true])
        try store.meet(things[0].id)
        try answer(things[1], "x")
        #expect(try met() == [true, true, false, true])
        // The addition stays one by hand if it is undone and redone.
        try store.undo()
        try store.undo()
        try store.redo()
        #expect(try met() == [true, false, false, true])
    }

    @Test func newThingsOfAnImportAlternateBetweenTags() throws {
        var options = ImportOptions()
        options.tags = ["web"]
        try temporary.importText("A\tOne\nB\tTwo\nC\tThree\n", options: options)
        options.tags = ["chat"]
        try temporary.importText("D\tFour\nE\tFive\n", options: options)
        #expect(try queue() == ["A", "D", "B", "E", "C"])
        try store.set("new-order", "file")
        #expect(try queue() == ["A", "B", "C", "D", "E"])
        let own = try store.add(ThingDraft(short: "Z", long: "Own"), at: morning + 1)
        try store.set("new-order", "mixed")
        #expect(try queue().first == own.short)
    }
}
