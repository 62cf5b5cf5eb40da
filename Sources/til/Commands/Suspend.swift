import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til suspend SHORT`: excludes things from every quiz.
struct Suspend: Command {
    static let configuration = CommandConfiguration(
        "suspend", "Exclude acronyms from quizzes.",
        """
        'til resume' includes them again. Their schedules and their answers are kept.

        Examples:
          til suspend FTW
          til suspend --id 5a2b
          til suspend --tag finance
          til suspend --deck finance
        """)

    @OptionGroup var choice: ThingChoice
    @OptionGroup var group: ThingGroup
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let suspension = Suspension(
            session: session, verb: "suspend", done: "Suspended", unneeded: "is already suspended.")
        try suspension.apply(to: choice, group) { store, ids in try store.suspend(ids, at: session.now) }
    }
}

/// `til resume SHORT`: resumes suspended things.
struct Resume: Command {
    static let configuration = CommandConfiguration(
        "resume", "Include suspended acronyms or leeches again.",
        """
        Examples:
          til resume FTW
          til resume --tag finance
          til list --suspended
        """)

    @OptionGroup var choice: ThingChoice
    @OptionGroup var group: ThingGroup
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let suspension = Suspension(
            session: session, verb: "resume", done: "Resumed",
            unneeded: "is neither suspended nor a leech. 'til list --suspended' lists the suspended things.")
        try suspension.apply(to: choice, group) { store, ids in try store.resume(ids, at: session.now) }
    }
}

/// A change to whether quizzes ask things, and its report.
private struct Suspension {
    let session: Session
    let verb: String
    let done: String
    /// The end of the sentence about a thing that needs no change.
    let unneeded: String

    /// - Parameter change: Changes things, and returns those that were changed.
    func apply(
        to choice: ThingChoice, _ group: ThingGroup, _ change: (ThingStore, [UUID]) throws -> [Thing]
    ) throws {
        let chosen = try group.chosen(session, word: choice.short, hasOthers: choice.id != nil)
        if let chosen {
            let changed = try change(session.store(), chosen.things.map(\.id))
            if changed.isEmpty { throw CommandFailure("Nothing to \(verb) among \(chosen.name).") }
            let count = changed.count == chosen.things.count ? "" : "\(grouped(changed.count)) of "
            return session.console.notify("\(done): \(count)\(chosen.name). 'til undo' reverts it.\n")
        }
        if let short = choice.short, choice.id == nil { try ThingGroup.check(short, session, verb: verb) }
        guard let thing = try choice.thing(session, verb: verb) else { return }
        let name = session.page().inline(thing)
        if try change(session.store(), [thing.id]).isEmpty { throw CommandFailure("\(name) \(unneeded)") }
        session.console.notify("\(done): \(name).\n")
    }
}
