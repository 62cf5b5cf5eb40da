import ArgumentParser
import Foundation
import TILCore

/// Finds acronyms and prints their meanings, one's own first, then those of the glossaries: what `til FTW` and
/// `til show FTW` do.
struct LookUp {
    var shorts: [String]
    var learn = false
    var json = false
    /// Whether the first word may be a command that was mistyped.
    var mayBeCommand = false

    func run(in context: CommandContext) throws {
        if !learn, !json, try runQuickly(in: context) { return }
        let store = try context.storeToRead()
        var found: [Thing] = []
        var entries: [GlossaryEntry] = []
        var meanings: [MeaningsView.Meaning] = []
        var missing: [String] = []
        var shown: Set<UUID> = []
        for short in shorts {
            var own = try store?.meanings(of: short) ?? []
            if own.isEmpty { own = try store?.meanings(ignoringAccentsOf: short) ?? [] }
            let others = context.glossaries.meanings(of: short, beside: own)
            if own.isEmpty, others.isEmpty { missing.append(short) }
            for thing in own where shown.insert(thing.id).inserted {
                found.append(thing)
                let memories = try store?.memories(of: thing.id) ?? [:]
                meanings.append(MeaningsView.Meaning(RememberedThing(thing, memories: memories)))
            }
            for entry in others where shown.insert(entry.thing.id).inserted {
                entries.append(entry)
                meanings.append(MeaningsView.Meaning(entry))
            }
        }
        var command: [String]?
        if mayBeCommand, missing.first == shorts.first {
            command = MeantCommand.command(shorts, missing: missing, isInRepl: context.repl != nil)
        }
        // Who is asked whether a command was meant is asked nothing more.
        var mayOffer = true
        if let meant = command, let store, try canOffer(store, in: context) {
            if try runs(meant, in: context) { return }
            (command, mayOffer) = (nil, false)
        }
        // Where learning is only configured, a store that cannot be written to is no reason to fail.
        if let store, !found.isEmpty, try learn || store.readOnlyReason == nil && store.settings().learnsLookups {
            for thing in found { try store.want(thing.id, at: context.now) }
        }
        if json {
            context.environment.output.line(
                try ThingJSON.array(found, entries) { try store?.memories(of: $0.id) ?? [:] })
        } else if context.isAtPrompt, missing.isEmpty, let first = meanings.first {
            try open(first.thing.id, of: meanings, in: context)
        } else if !meanings.isEmpty {
            context.environment.output.write(MeaningsView(meanings: meanings).text(context.page()))
        }
        if learn, let entry = entries.first, found.isEmpty { try refuseToLearn(entry, context) }
        context.tellUnusableGlossaries()
        try complain(of: missing, command: command, mayOffer: mayOffer, store, context)
    }

    /// Whether a person may be asked what to do about what is not known.
    private func canOffer(_ store: ThingStore, in context: CommandContext) throws -> Bool {
        try context.canAsk && !json && store.settings().offer == .on
    }

    /// Offers to add an acronym that is not known, where a person is there and has not switched it off.
    /// - Returns: whether it was offered and added.
    /// - Throws: `CommandFailure` where the person does not want it, without a word, since all was said.
    private func isOffered(_ short: String, _ store: ThingStore, in context: CommandContext) throws -> Bool {
        guard try canOffer(store, in: context), store.readOnlyReason == nil else { return false }
        let page = context.page()
        let nearest = try Self.nearest(to: short, store, context.glossaries)
        if !nearest.isEmpty { context.say("Near it: \(nearest.map(page.visible).joined(separator: ", ")).\n") }
        guard context.agrees(to: "\(page.visible(Capitals.short(short))) is not known. Add it?") else {
            throw CommandFailure("", .nothing)
        }
        var form = AddForm(context: context, fields: .init(short: short))
        try Adding(context: context, anyway: true).add(form.fill())
        UnfinishedForm(context)?.forget()
        return true
    }

    /// Answers without opening the store, where it is not open yet and all the acronyms are known.
    /// - Returns: whether that was all there was to do.
    private func runQuickly(in context: CommandContext) throws -> Bool {
        guard let quick = try context.quickLookUp(shorts), !quick.settings.learnsLookups else { return false }
        var meanings: [MeaningsView.Meaning] = []
        var shown: Set<UUID> = []
        for (short, own) in zip(shorts, quick.meanings) {
            // An acronym that one has with other accents is for the store to find.
            if own.isEmpty { return false }
            let all =
                own.map { MeaningsView.Meaning($0) }
                + context.glossaries.meanings(of: short, beside: own.map(\.thing)).map { MeaningsView.Meaning($0) }
            meanings += all.filter { shown.insert($0.thing.id).inserted }
        }
        context.environment.output.write(MeaningsView(meanings: meanings).text(context.page(quick.settings)))
        context.tellUnusableGlossaries()
        return true
    }

    /// Opens the first of several meanings at the prompt, and shows what glossaries have beside it.
    private func open(_ first: UUID, of meanings: [MeaningsView.Meaning], in context: CommandContext) throws {
        let ids = meanings.map(\.thing.id)
        // Where the list on the screen has all the meanings, the person stays in it.
        if let repl = context.repl, shorts.count > 1 || !ids.allSatisfy({ repl.listing.contains($0) }) {
            repl.listing = ids
            let shorts = shorts
            repl.listAgain = { try Self.identifiers(of: shorts, in: context) }
        }
        try context.open(first)
        let beside = meanings.filter { $0.glossary != nil && $0.thing.id != first }
        if !beside.isEmpty { context.environment.output.write(MeaningsView(meanings: beside).text(context.page())) }
    }

    private static func identifiers(of shorts: [String], in context: CommandContext) throws -> [UUID] {
        try shorts.flatMap { short in
            let own = try context.store().meanings(of: short)
            return own.map(\.id) + context.glossaries.meanings(of: short, beside: own).map(\.thing.id)
        }
    }

    private func refuseToLearn(_ entry: GlossaryEntry, _ context: CommandContext) throws {
        let short = context.page().visible(entry.thing.short)
        context.say(
            "A quiz asks only things of your own; 'til add \(short) --from \(entry.glossary)' makes it one.\n")
    }

    private func complain(
        of missing: [String], command: [String]?, mayOffer: Bool, _ store: ThingStore?, _ context: CommandContext
    ) throws {
        guard let last = missing.last else { return }
        if mayBeCommand, context.repl == nil, shorts.count == 1, CommandNames.isLeaving(last) {
            throw CommandFailure(
                "There is nothing to leave here: '\(last)' is for the REPL, which 'til' alone starts.", .nothing)
        }
        if let command {
            // What follows a command are its words, and no acronyms.
            throw CommandFailure(try Self.unknown(shorts[0], store, context.glossaries, command: command), .nothing)
        }
        if mayOffer, missing.count == 1, let store, try isOffered(last, store, in: context) { return }
        func sentence(_ short: String) throws -> String { try Self.unknown(short, store, context.glossaries) }
        for short in missing.dropLast() { context.complain(try sentence(short)) }
        throw CommandFailure(try sentence(last), .nothing)
    }

    /// Runs the command that was probably meant, where the person agrees.
    /// - Returns: whether it was run.
    private func runs(_ command: [String], in context: CommandContext) throws -> Bool {
        let short = context.page().visible(Capitals.short(shorts[0]))
        guard context.agrees(to: "\(short) is not known. Run '\(Self.line(command))'?") else { return false }
        let root: any ParsableCommand.Type = context.repl == nil ? Til.self : ReplGrammar.self
        let code = Dispatcher(context: context, root: root).run(command)
        if code != 0 { throw CommandFailure("", code: code) }
        return true
    }

    /// A command as it is typed; what would have to be quoted is left out.
    private static func line(_ command: [String]) -> String {
        let isPlain = command.allSatisfy { !$0.contains { $0.isWhitespace || $0 == "'" } }
        return VisibleText.visible(isPlain ? command.joined(separator: " ") : command[0] + " ...")
    }

    /// The shorts nearest to one that is not known, one's own before those of glossaries.
    private static func nearest(
        to short: String, _ store: ThingStore?, _ glossaries: GlossaryShelf?
    ) throws -> [String] {
        var nearest = try store?.nearestShorts(to: short) ?? []
        for other in glossaries?.nearestShorts(to: short) ?? []
        where nearest.count < 3 && !nearest.contains(other) { nearest.append(other) }
        return nearest
    }

    /// The sentence for an acronym that is not there: what is near, be it an acronym or a command.
    /// - Parameter command: the command that was probably meant, with what follows it.
    static func unknown(
        _ short: String, _ store: ThingStore?, _ glossaries: GlossaryShelf? = nil, command: [String]? = nil
    ) throws -> String {
        let nearest = try nearest(to: short, store, glossaries)
        var sentence = "\(Capitals.short(short)) is not known"
        if !nearest.isEmpty {
            sentence += "; near it: " + nearest.map { VisibleText.visible($0) }.joined(separator: ", ")
        }
        if let command {
            let line = line(command)
            return sentence + "; did you mean \(command.count > 1 ? "'til \(line)'" : "the command '\(line)'")?"
        }
        return sentence + "; 'til add \(Capitals.short(short)) ...' adds it."
    }
}
