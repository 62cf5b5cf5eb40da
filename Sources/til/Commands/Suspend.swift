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
        try session.change(choice, verb: "suspend", done: "Suspended", unneeded: "is already suspended.") { store, id in
            try store.suspend(id, at: session.now)
        }
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
        try session.change(choice, verb: "resume", done: "Resumed", unneeded: unneeded) { store, id in
            try store.resume(id, at: session.now)
        }
    }
}

extension Session {
    /// Suspends or resumes a thing, and reports it.
    /// - Parameters:
    ///   - unneeded: the end of a sentence about a thing that needs no change.
    ///   - change: makes the change, and returns nil if the thing needs none.
    fileprivate func change(
        _ choice: ThingChoice, verb: String, done: String, unneeded: String,
        by change: (ThingStore, UUID) throws -> Thing?
    ) throws {
        guard let thing = try choice.thing(self, verb: verb) else { return }
        let name = page().inline(thing)
        if try change(store(), thing.id) == nil { throw CommandFailure("\(name) \(unneeded)") }
        console.notify("\(done): \(name).\n")
    }
}
