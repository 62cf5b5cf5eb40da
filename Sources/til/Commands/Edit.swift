import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til edit SHORT`: changes the texts of a thing.
struct Edit: Command {
    static let configuration = CommandConfiguration(
        "edit", "Edit an acronym, its meaning, note or tags.",
        """
        'til edit FTW' opens a form with the current text. 'til undo' reverts an edit.

        Examples:
          til edit FTW
          til edit FTW for the winner
          til edit FTW --tag +chat --note ''
        """)

    @OptionGroup var choice: ThingChoice

    @Argument(help: "The new meaning.")
    var words: [String] = []

    @Option(name: .customLong("short"), help: ArgumentHelp("The new acronym.", valueName: "text"))
    var newShort: String?

    @Option(name: .customLong("long"), help: ArgumentHelp("The new meaning.", valueName: "text"))
    var newLong: String?

    @Option(help: ArgumentHelp("The new note, or '' to remove it.", valueName: "text"))
    var note: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The new tags, or '' to remove all. +x adds a tag and -x removes one. Repeat the option for several.",
            valueName: "tag"),
        completion: .words(.tags))
    var tag: [String] = []

    @Option(help: ArgumentHelp("Where you found it, or '' to remove the source.", valueName: "text"))
    var source: String?

    @Flag(help: "Keep every letter as typed.")
    var asIs = false

    @OptionGroup var options: StoreOptions

    func validate() throws {
        if !words.isEmpty, newLong != nil {
            throw ValidationError("Give the new meaning once: either after the acronym or with --long.")
        }
    }

    func run(_ session: Session) throws {
        guard let thing = try choice.thing(session, verb: "edit") else { return }
        let draft: ThingDraft
        if namesChange {
            // Fields that are not given keep their spelling.
            let titles = try session.store().settings().titles
            draft = try ThingDraft(
                short: newShort.map { text in asIs ? text : Capitals.short(text) } ?? thing.short,
                long: meaning.map { text in asIs ? text : Capitals.long(text, titles: titles) } ?? thing.long,
                note: note ?? thing.note, tags: tags(of: thing), source: source ?? thing.source, spelling: .asIs)
        } else {
            if !session.console.canAsk {
                throw CommandFailure("Nothing to change. Use --short, --long, --note, --tag or --source.", .usage)
            }
            guard let edited = try ThingForm.edited(thing, session) else { return }
            draft = edited
        }
        let edited = try session.showingAgainIfChanged {
            try session.store().edit(thing.id, to: draft, from: thing, at: session.now)
        }
        if edited == thing { return session.console.notify("Nothing was changed.\n") }
        session.console.notify("Changed: \(session.page().changed(thing, to: edited)). 'til undo' reverts it.\n")
        try session.offerToResume(edited)
        if session.console.isAtPrompt, session.repl?.current == thing.id { try session.open(thing.id) }
    }

    /// Whether a word or an option names a change. If not, a form asks for it.
    private var namesChange: Bool {
        newShort != nil || meaning != nil || note != nil || !tag.isEmpty || source != nil
    }

    /// The new meaning as typed, or nil.
    private var meaning: String? {
        if words.isEmpty { return newLong }
        // Accept the same form as `add`: edit ftw = for the winner.
        let all = [choice.short ?? ""] + words
        let parts = EntryText.isSeparated(all) ? EntryText.parts(of: all.joined(separator: " ")) : nil
        return parts?.long ?? words.joined(separator: " ")
    }

    /// The new tags.
    private func tags(of thing: Thing) throws -> [String] {
        if tag.isEmpty { return thing.tags }
        if let change = TagChange(tag) { return change.tags(from: thing.tags) }
        if tag.contains(where: \.isSigned) {
            throw CommandFailure(
                "Use + or - with every tag, or with none.", .usage)
        }
        return tag
    }
}

extension Page {
    /// Returns the old and the new text of each field that an edit changed.
    fileprivate func changed(_ old: Thing, to new: Thing) -> String {
        let isSame = old.short == new.short && old.long == new.long
        return inline(old) + (isSame ? "" : " to \(inline(new))") + otherChanges(old, to: new)
    }

    /// Returns the old and the new note, tags and source, as far as they differ.
    func otherChanges(_ old: Thing, to new: Thing) -> String {
        change(of: "note", from: old.note, to: new.note)
            + change(of: "tags", from: tags(old.tags), to: tags(new.tags))
            + change(of: "source", from: old.source, to: new.source)
    }

    /// Returns a part of a sentence about a field, or an empty text if it is the same.
    private func change(of field: String, from old: String, to new: String) -> String {
        func quoted(_ text: String) -> String { text.isEmpty ? "none" : "'\(text.visible.truncated(to: 60))'" }
        return old == new ? "" : ", \(field) from \(quoted(old)) to \(quoted(new))"
    }
}

/// `til remove SHORT ...`: removes things.
struct Remove: Command {
    static let configuration = CommandConfiguration(
        "remove", "Remove acronyms.",
        """
        'til undo' restores them, with their answers.

        Examples:
          til remove FTW
          til remove --id 5a2b --yes
          til remove --tag networking
          til remove --deck finance
        """)

    @Argument(
        help: "The acronyms. In the REPL, the default is the open thing.", completion: .words(.shorts))
    var shorts: [String] = []

    @Option(help: ArgumentHelp("A thing by its ID, or the first digits of it.", valueName: "id"))
    var id: [String] = []

    @OptionGroup var group: ThingGroup

    @Flag(name: .shortAndLong, help: "Remove without asking.")
    var yes = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        guard let chosen = try chosen(session) else { return }
        let things = chosen.things
        let page = session.page()
        let name = things.count == 1 ? page.inline(things[0]) : chosen.name ?? counted(things.count, "thing")
        let areNamedOneByOne = things.count > 1 && chosen.name == nil
        if areNamedOneByOne, !yes, session.console.canAsk { session.console.notify(page.numbered(things)) }
        guard
            try session.console.confirms(
                "Remove \(name)?", isGiven: yes, option: "--yes", refusal: "Nothing was removed")
        else { return session.console.notify("Nothing was removed.\n") }
        try session.showingAgainIfChanged { try session.store().remove(things, at: session.now) }
        session.console.notify("Removed: \(name). 'til undo' restores \(things.count == 1 ? "it" : "them").\n")
        for thing in things { session.repl?.forget(thing.id) }
    }

    /// The things to remove, each once, and the name of their group, or nil if they were named one by one.
    private struct Chosen {
        let things: [Thing]
        var name: String?
    }

    /// Returns the things of a group, or those with the IDs and the acronyms, or else the open thing. Returns nil if the
    /// user was asked for a meaning and did not answer.
    private func chosen(_ session: Session) throws -> Chosen? {
        let hasOthers = !id.isEmpty || shorts.count > 1
        if let group = try group.chosen(session, word: shorts.first, hasOthers: hasOthers) {
            return Chosen(things: group.things, name: group.name)
        }
        var things = try id.map { id in try ThingChoice.thing(idPrefix: id, session.store()) }
        for short in shorts {
            try ThingGroup.check(short, session, verb: "remove")
            guard let thing = try ThingChoice.thing(named: short, session, verb: "remove") else { return nil }
            things.append(thing)
        }
        if things.isEmpty { things = [try ThingChoice.current(session, verb: "remove")] }
        var seen: Set<UUID> = []
        return Chosen(things: things.filter { thing in seen.insert(thing.id).inserted })
    }
}
