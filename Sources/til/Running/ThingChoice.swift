import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// The thing that a command applies to: an acronym, an ID, or the open thing.
struct ThingChoice: ParsableArguments {
    @Argument(help: "The acronym. In the REPL, the default is the open thing.", completion: .words(.shorts))
    var short: String?

    @Option(help: ArgumentHelp("A thing by its ID, or the first digits of it.", valueName: "id"))
    var id: String?

    /// Returns the selected thing. If several meanings match, asks the user. On a pipe, fails and lists their IDs.
    func thing(_ session: Session, verb: String) throws -> Thing? {
        let store = try session.store()
        if let id {
            let thing = try Self.thing(idPrefix: id, store)
            if let short { try Self.check(short, names: thing, withID: id, verb: verb) }
            return thing
        }
        guard let short else { return try Self.current(session, verb: verb) }
        return try Self.thing(named: short, session, verb: verb)
    }

    /// Throws an error if a word beside an ID is not the acronym of the thing. It would be lost.
    private static func check(_ short: String, names thing: Thing, withID id: String, verb: String) throws {
        if AcronymKey.key(of: short) == AcronymKey.key(of: thing.short) { return }
        let name = thing.short.visible
        throw CommandFailure(
            """
            The ID \(id) is of \(name), and '\(short.visible)' is another word. Name the acronym first: \
            'til \(verb) \(name) --id \(id)'.
            """, .usage)
    }

    /// Returns the open thing of the REPL.
    static func current(_ session: Session, verb: String) throws -> Thing {
        if let current = try session.current() { return current }
        throw CommandFailure("Name the acronym to \(verb), for example 'til \(verb) FTW'.", .usage)
    }

    /// Returns the thing whose ID starts with some digits.
    static func thing(idPrefix id: String, _ store: ThingStore) throws -> Thing {
        let found = try store.things(idPrefix: id)
        if found.count > 1 {
            throw CommandFailure("Several things have an ID that starts with \(id). Give more digits.")
        }
        if let thing = found.first { return thing }
        throw CommandFailure("No thing has the ID \(id). 'til list --json' lists all IDs.")
    }

    /// Returns the thing with a number of the list in the REPL, or else every meaning of an acronym, of which it has
    /// one.
    static func meanings(of short: String, _ session: Session) throws -> [Thing] {
        if let thing = try session.listed(short) { return [thing] }
        let meanings = try session.store().found(short)
        if meanings.isEmpty { throw CommandFailure(try LookUp.unknown(short, session, adds: false)) }
        return meanings
    }

    /// Returns the thing that an acronym means, or a number of the list in the REPL. Returns nil if the user was asked
    /// and did not answer.
    static func thing(named short: String, _ session: Session, verb: String) throws -> Thing? {
        var meanings = try meanings(of: short, session)
        let first = meanings[0]
        if meanings.count == 1 { return first }
        if let current = session.repl?.current, let thing = meanings.first(where: { meaning in meaning.id == current })
        {
            return thing
        }
        if session.console.canAsk {
            if let listing = session.repl?.listing { meanings = Self.ordered(meanings, as: listing) }
            session.console.notify(session.page().numbered(meanings))
            return session.console.pick(verb, from: meanings.count).map { index in meanings[index] }
        }
        let store = try session.store()
        let choices = try meanings.map { meaning in
            "\n  til \(verb) --id \(try store.idPrefix(of: meaning.id))  \(meaning.long)"
        }
        throw CommandFailure(
            "\(first.short) has \(meanings.count) meanings. Choose one:\(choices.joined())", .usage)
    }

    /// Returns meanings in the order of the list on the screen, so that each one has the same place in both.
    private static func ordered(_ meanings: [Thing], as listing: [UUID]) -> [Thing] {
        func place(of thing: Thing) -> Int { listing.firstIndex(of: thing.id) ?? listing.count }
        return meanings.sorted { first, second in place(of: first) < place(of: second) }
    }
}
