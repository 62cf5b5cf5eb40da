import Foundation
import Testing

@testable import TILCore

@Suite struct ThingStoreTests {
    let temporary: TemporaryStore
    var store: ThingStore { temporary.store }

    init() throws { temporary = try TemporaryStore() }

    private func add(_ short: String, _ long: String, tags: [String] = []) throws -> Thing {
        try store.add(ThingDraft(short: short, long: long, tags: tags), at: morning)
    }

    @Test func twoMeaningsAreTwoThingsAndARepeatIsRefused() throws {
        let disc = try add("cd", "compact disc", tags: ["music"])
        let directory = try add("CD", "change directory")
        #expect(store.count == 2)
        #expect(try store.meanings(of: "cD") == [disc, directory])
        #expect(throws: StoreError.alreadyKnown(disc)) { try add("Cd", "compact disc") }
        #expect(store.count == 2)
    }

    @Test func everythingIsThereTomorrow() throws {
        let thing = try store.add(
            ThingDraft(short: "ftw", long: "for the win", note: "a cheer", tags: ["chat", "fun"]), at: morning)
        let again = try temporary.anotherConnection()
        #expect(try again.meanings(of: "ftw") == [thing])
        #expect(try again.thing(id: thing.id) == thing)
        #expect(thing.note == "a cheer" && thing.tags == ["chat", "fun"] && thing.added == morning)
    }

    @Test func anEditKeepsTheIdentityAndUndoBringsTheOldTextBack() throws {
        let old = try add("ftp", "file transport protocol", tags: ["net"])
        let new = try store.edit(
            old.id, to: ThingDraft(short: "FTP", long: "File Transfer Protocol", note: "port 21"), at: morning)
        #expect(new.id == old.id && new.tags.isEmpty && new.note == "port 21")
        #expect(try store.meanings(of: "ftp") == [new])
        let change = try store.undo()
        #expect(change.kind == .edit && change.thing == old)
        #expect(try store.meanings(of: "ftp") == [old])
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

    @Test func undoGoesBackThroughEverything() throws {
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

    @Test func listsAreOrderedTaggedAndLimited() throws {
        let b = try add("b", "two", tags: ["x"])
        let a2 = try add("a", "zwei")
        let a1 = try add("a", "uno", tags: ["x"])
        #expect(try store.things() == [a1, a2, b])
        #expect(try store.things(by: .recent) == [a1, a2, b])
        #expect(try store.things(by: .due) == [a1, a2, b])
        #expect(try store.things(tag: "x") == [a1, b])
        #expect(try store.things(offset: 1, limit: 1) == [a2])
        #expect(try store.tags().map(\.name) == ["x"])
        #expect(try store.tags().map(\.count) == [2])
        #expect(try store.shorts(startingWith: "", limit: 9) == ["A", "B"])
    }

    @Test func searchLooksEverywhereIgnoringCase() throws {
        let tls = try add("tls", "transport layer security", tags: ["network"])
        let note = try store.add(ThingDraft(short: "x", long: "y", note: "about LAYERS"), at: morning)
        let layer = try add("layer", "a word")
        #expect(try store.search("layer") == [layer, tls, note])
        #expect(try store.search("NETW") == [tls])
        #expect(try store.search("transport  layer") == [tls])
        #expect(try store.search("").isEmpty)
        #expect(try store.search("layer", limit: 1) == [layer])
    }

    @Test func nearestShortsAreOneSlipAway() throws {
        for short in ["FTW", "FTP", "WTF", "TFW", "FTWX"] { _ = try add(short, "x") }
        #expect(try store.nearestShorts(to: "fwt") == ["FTW"])
        #expect(try store.nearestShorts(to: "ft") == ["FTP", "FTW", "FTWX"])
        #expect(try store.nearestShorts(to: "zzz").isEmpty)
    }

    @Test func identifiersAreFoundByTheirFirstDigits() throws {
        let thing = try add("a", "one")
        #expect(try store.things(idPrefix: thing.id.uuidString) == [thing])
        #expect(try store.things(idPrefix: String(thing.id.uuidString.prefix(5))) == [thing])
        #expect(try store.things(idPrefix: "ffff").isEmpty)
        #expect(try store.things(idPrefix: "it's").isEmpty)
    }
}

extension UUID {
    static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
