import Foundation
import TILCore
import Testing

@testable import TILSync

@Suite("What an import fills in, on two devices") final class ImportedNoteTests: ReplicaSuite {
    private var generator = SeededGenerator(seed: 1)

    /// Imports a list that has a note and a tag for a known thing.
    private func importList(_ replica: Replica) throws -> ImportReport {
        let file = try InterchangeFormat.named("tsv").file(
            FileContents(name: "my.tsv", bytes: Array("SSH\tSecure Shell\tport 22\tnet\n".utf8)))
        return try replica.store.importThings([file], at: instant(2_000), using: &generator).files[0]
    }

    private func texts() throws -> [String] {
        try [one, two].map { replica in
            try replica.store.things().map { "\($0.note)|\($0.tags.joined(separator: ","))" }.joined()
        }
    }

    @Test(arguments: [true, false])
    func aNoteThatWasUndoneIsFilledInAgainOnBothDevices(isSyncedBetween: Bool) async throws {
        try one.add("SSH", "Secure Shell")
        try await begin()
        let first = try importList(one)
        #expect(first.gotNote == 1 && first.gotTags == 1)
        try await sync(one, two)
        #expect(try texts() == ["port 22|net", "port 22|net"])
        try one.undo()
        if isSyncedBetween {
            try await sync(one, two)
            #expect(try texts() == ["|", "|"])
        }
        let second = try importList(one)
        #expect(second.gotNote == 1 && second.gotTags == 1)
        try await sync(one, two, one)
        #expect(try texts() == ["port 22|net", "port 22|net"])
        try expectAgreement()
    }

    @Test func aNoteRemovedOnOneDeviceIsNotFilledInOnTheOther() async throws {
        try one.add("SSH", "Secure Shell", note: "port 22", tags: ["net"])
        try await begin()
        let thing = try #require(try one.thing("SSH"))
        try one.edit(thing.id) { thing in
            thing.note = ""
            thing.tags = []
        }
        try await sync(one, two)
        for replica in [one, two] {
            let report = try importList(replica)
            #expect(report.gotNote == 0 && report.gotTags == 0)
        }
        #expect(try texts() == ["|", "|"])
        try expectAgreement()
    }

    @Test func theThingsOfADayHaveTheSameOrderOnBothDevices() async throws {
        let names = ["DD", "AA", "CC", "BB", "EE"]
        for (number, name) in names.enumerated() { try one.add(name, "meaning \(name)", at: Double(number)) }
        try await begin()
        // Each device answers some, and both answer one at the same moment.
        for (number, name) in ["BB", "EE", "AA"].enumerated() {
            try one.answer(#require(try one.thing(name)).id, at: 10_000 + Double(number) * 20)
        }
        for (number, name) in ["CC", "AA", "DD"].enumerated() {
            try two.answer(#require(try two.thing(name)).id, at: 10_010 + Double(number) * 15)
        }
        try await sync(one, two, one)
        let day = StudyDay(of: instant(10_000), utcOffset: 0, rollover: 4)
        let orders = try [one, two].map { try $0.store.practiced(on: day).map { "\($0.short) \($0.verdicts.count)" } }
        #expect(orders[0] == ["BB 1", "CC 1", "EE 1", "AA 2", "DD 1"])
        #expect(orders[1] == orders[0])
        try expectAgreement()
    }
}
