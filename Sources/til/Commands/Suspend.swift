import ArgumentParser
import Foundation
import TILCore
import TILProcess

/// `til suspend SHORT`: excludes a thing from every quiz.
struct Suspend: Command {
    static let configuration = CommandConfiguration(
        "suspend", "Exclude an acronym from quizzes.",
        """
        'til resume' includes it again. Its schedule and its answers are kept.

        Examples:
          til suspend FTW
          til suspend --id 5a2b
        """)

    @OptionGroup var choice: ThingChoice
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        try session.change(choice, "suspend", "Suspended", "is already suspended.") { try $0.suspend($1, at: $2) }
    }
}

/// `til resume SHORT`: resumes a suspended thing.
struct Resume: Command {
    static let configuration = CommandConfiguration(
        "resume", "Include a suspended acronym or a leech again.",
        """
        Examples:
          til resume FTW
          til list --suspended
        """)

    @OptionGroup var choice: ThingChoice
    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let unneeded = "is neither suspended nor a leech. 'til list --suspended' lists the suspended things."
        try session.change(choice, "resume", "Resumed", unneeded) { try $0.resume($1, at: $2) }
    }
}

extension Session {
    /// Suspends or resumes a thing, and reports it.
    fileprivate func change(
        _ choice: ThingChoice, _ verb: String, _ done: String, _ unneeded: String,
        _ change: (ThingStore, UUID, Date) throws -> Thing?
    ) throws {
        guard let thing = try choice.thing(self, verb: verb) else { return }
        let name = page().inline(thing)
        if try change(store(), thing.id, now) == nil { throw CommandFailure("\(name) \(unneeded)") }
        console.notify("\(done): \(name).\n")
    }
}
