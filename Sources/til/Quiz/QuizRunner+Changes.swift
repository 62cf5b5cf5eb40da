import Foundation
import TILCore
import TILText

/// Changes of things at a verdict, and taking them back.
extension QuizRunner {
    // MARK: Editing

    func offerToEdit(_ answer: Answer) throws -> AfterKey {
        guard session.console.agrees(to: "Edit \(answer.thing.short.visible)?"),
            let edit = try edit(answer.thing.id)
        else { return .staysAtVerdict }
        steps.add(.edit(edit.before))
        apply(.edited(edit.after))
        return .leavesVerdict
    }

    /// A thing before and after it was edited.
    private struct Edit {
        let before: Thing
        let after: Thing
    }

    /// Lets the user edit a thing as it is now, which may be suspended.
    /// - Returns: The edit, or nil if nothing was changed.
    private func edit(_ id: UUID) throws -> Edit? {
        guard let thing = try store.thing(id: id) else {
            session.console.printError("The thing was removed in the meantime.")
            return nil
        }
        do {
            guard let draft = try ThingForm.edited(thing, session) else { return nil }
            let edited = try store.edit(thing.id, to: draft, from: thing, at: session.now)
            if edited == thing { return nil }
            try session.offerToResume(edited)
            return Edit(before: thing, after: edited)
        } catch let error as StoreError {
            session.console.printError(error.sentence)
            return nil
        }
    }

    // MARK: Suspending

    func offerToSuspend(_ thing: Thing) throws {
        guard session.console.agrees(to: "Suspend \(thing.short.visible)?") else { return }
        do {
            try suspend(thing)
        } catch let error as StoreError {
            session.console.printError(error.sentence)
        }
    }

    /// Suspends a thing and removes it from the rest of this quiz.
    private func suspend(_ thing: Thing) throws {
        guard try store.suspend(thing.id, at: session.now) != nil else {
            session.console.printError("\(thing.short) (\(thing.long)) is already suspended.")
            return
        }
        show(page.folded("Suspended: \(page.inline(thing)). 'til resume' includes it again.\n"))
        apply(.removed(thing.id))
        steps.add(.suspension)
    }

    // MARK: Taking back

    /// Takes back the last step since the answer, or else the answer.
    func takeBack(_ answer: Answer) throws -> AfterKey {
        switch steps.last {
        case .suspension: return try takeBackSuspension(of: answer.thing)
        case .edit(let before): return try takeBackEdit(of: before)
        case .correction:
            steps.removeLast()
            show("The grade is as it was before.\n")
            apply(.undo)
            return .leavesVerdict
        case nil:
            apply(.undo)
            return .leavesVerdict
        }
    }

    private func takeBackSuspension(of known: Thing) throws -> AfterKey {
        do {
            let thing = try store.resume(known.id, at: session.now) ?? known
            steps.removeLast()
            show(page.folded("Resumed: \(page.inline(thing)).\n"))
            apply(.restored(thing.id))
        } catch let error as StoreError {
            session.console.printError(error.sentence)
        }
        return .staysAtVerdict
    }

    /// Gives a thing the text that it had before it was edited.
    private func takeBackEdit(of before: Thing) throws -> AfterKey {
        guard let thing = try store.thing(id: before.id) else {
            steps.removeLast()
            return .staysAtVerdict
        }
        do {
            let edited = try store.edit(before.id, to: ThingDraft(before), from: thing, at: session.now)
            steps.removeLast()
            show(page.folded("Changed back: \(page.inline(edited)).\n"))
            apply(.edited(edited))
            return .leavesVerdict
        } catch let error as StoreError {
            session.console.printError(error.sentence)
            return .staysAtVerdict
        }
    }
}
