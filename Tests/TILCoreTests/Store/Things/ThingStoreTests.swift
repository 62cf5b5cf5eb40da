import Foundation
import Testing

@testable import TILCore

@Suite final class ThingStoreTests: StoreSuite {
    private func add(_ short: String, _ long: String, tags: [String] = []) throws -> Thing {
        try store.add(short, long, tags: tags)
    }

    @Test func twoMeaningsAreTwoThingsAndARepeatIsRefused() throws {
        let disc = try add("cd", "compact disc", tags: ["music"])
        let directory = try add("CD", "change directory")
        #expect(store.count == 2)
        #expect(try store.meanings(of: "cD") == [disc, directory])
        #expect(throws: StoreError.alreadyKnown(disc)) { try add("Cd", "compact disc") }
        #expect(store.count == 2)
    }

    @Test func aNearRepeatIsRefusedUnlessItIsAllowed() throws {
        let thing = try add("ftw", "for the win")
        let draft = try ThingDraft(short: "FTW", long: "For the wín!", spelling: .asIs)
        #expect(throws: StoreError.saysTheSame(thing)) { try store.add(draft, at: morning) }
        let near = try store.add(draft, at: morning, allowingNearRepeats: true)
        #expect(store.things == [thing, near])
        #expect(throws: StoreError.alreadyKnown(near)) { try store.add(draft, at: morning) }
    }

    @Test func anEditIntoAnotherThingIsRefused() throws {
        let first = try add("a", "one")
        let second = try add("a", "two")
        #expect(throws: StoreError.alreadyKnown(first)) {
            try store.edit(second.id, to: ThingDraft(short: "a", long: "one"), at: morning)
        }
        #expect(throws: StoreError.noSuchThing(UUID.zero.uuidString)) {
            try store.edit(.zero, to: ThingDraft(short: "a", long: "one"), at: morning)
        }
    }

    @Test func repeatedUndoUndoesEveryChange() throws {
        let first = try add("a", "one")
        let second = try add("b", "two")
        try store.remove(first.id, at: morning)
        #expect(store.count == 1)
        #expect(try store.meanings(of: "a").isEmpty)
        let readded = try add("a", "one")
        #expect(readded.id != first.id)

        #expect(try store.undo().thing == readded)
        #expect(try store.undo().kind == .remove)
        #expect(try store.meanings(of: "a") == [first])
        #expect(try store.undo().thing == second)
        #expect(try store.undo().thing == first)
        #expect(store.count == 0)
        #expect(throws: StoreError.nothingToUndo) { try store.undo() }
    }

    @Test func nearestShortsAreOneTypoAway() throws {
        for short in ["FTW", "FTP", "WTF", "TFW", "FTWX"] { _ = try add(short, "x") }
        #expect(try store.nearestShorts(to: "fwt") == ["FTW"])
        #expect(try store.nearestShorts(to: "ft") == ["FTP", "FTW", "FTWX"])
        #expect(try store.nearestShorts(to: "zzz").isEmpty)
    }

    @Test func anAcronymOfOneLetterIsNearestWithOneLetterTooMany() throws {
        for short in ["C", "D"] { _ = try add(short, "x") }
        #expect(try store.nearestShorts(to: "cx") == ["C"])
        #expect(try store.nearestShorts(to: "xd") == ["D"])
    }
}

extension UUID {
    static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
