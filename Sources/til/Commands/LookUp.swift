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
        for short in shorts {
            let own = try store?.meanings(of: short) ?? []
            let others = context.glossaries.meanings(of: short)
            if own.isEmpty, others.isEmpty { missing.append(short) }
            for thing in own where !found.contains(thing) {
                found.append(thing)
                let memories = try store?.memories(of: thing.id) ?? [:]
                meanings.append(MeaningsView.Meaning(RememberedThing(thing, memories: memories)))
            }
            for entry in others where !entries.contains(entry) {
                entries.append(entry)
                meanings.append(MeaningsView.Meaning(entry))
            }
        }
        // Where it is only configured, what cannot be noted is found all the same.
        if let store, !found.isEmpty, try learn || store.readOnlyReason == nil && store.settings().learnsLookups {
            for thing in found { try store.want(thing.id, at: context.now) }
        }
        if json {
            context.environment.output.line(try ThingJSON.array(found, entries, store: store))
        } else if context.isAtPrompt, missing.isEmpty, let first = meanings.first {
            try open(first.thing.id, of: meanings, in: context)
        } else if !meanings.isEmpty {
            context.environment.output.write(MeaningsView(meanings: meanings).text(context.page()))
        }
        if learn, let entry = entries.first, found.isEmpty { try refuseToLearn(entry, context) }
        context.tellUnusableGlossaries()
        try complain(of: missing, store, context)
    }

    /// Answers without opening the store, where it is not open yet and all the acronyms are known.
    /// - Returns: whether that was all there was to do.
    private func runQuickly(in context: CommandContext) throws -> Bool {
        guard let quick = try context.quickLookUp(shorts), !quick.settings.learnsLookups else { return false }
        var meanings: [MeaningsView.Meaning] = []
        for (short, own) in zip(shorts, quick.meanings) {
            let all = own.map { MeaningsView.Meaning($0) }
                + context.glossaries.meanings(of: short).map { MeaningsView.Meaning($0) }
            if all.isEmpty { return false }
            for meaning in all where !meanings.contains(meaning) { meanings.append(meaning) }
        }
        context.environment.output.write(MeaningsView(meanings: meanings).text(context.page(quick.settings)))
        context.tellUnusableGlossaries()
        return true
    }

    /// Opens the first of several meanings at the prompt, and shows what glossaries have beside it.
    private func open(_ first: UUID, of meanings: [MeaningsView.Meaning], in context: CommandContext) throws {
        let ids = meanings.map(\.thing.id)
        // In a list that has what was looked up, one goes on from there.
        if let repl = context.repl, shorts.count > 1 || !ids.allSatisfy({ repl.listing.contains($0) }) {
            repl.listing = ids
        }
        try context.open(first)
        let beside = meanings.filter { $0.glossary != nil && $0.thing.id != first }
        if !beside.isEmpty { context.environment.output.write(MeaningsView(meanings: beside).text(context.page())) }
    }

    private func refuseToLearn(_ entry: GlossaryEntry, _ context: CommandContext) throws {
        let short = context.page().visible(entry.thing.short)
        context.say(
            "A quiz asks only things of your own; 'til add \(short) --from \(entry.glossary)' makes it one.\n")
    }

    private func complain(of missing: [String], _ store: ThingStore?, _ context: CommandContext) throws {
        guard let last = missing.last else { return }
        var command: String?
        if mayBeCommand { command = CommandNames.nearest(to: shorts[0], isInRepl: context.repl != nil) }
        func sentence(_ short: String) throws -> String {
            try Self.unknown(short, store, context.glossaries, command: short == shorts[0] ? command : nil)
        }
        for short in missing.dropLast() { context.complain(try sentence(short)) }
        throw CommandFailure(try sentence(last), .nothing)
    }

    /// The sentence for an acronym that is not there: what is near, be it an acronym or a command.
    static func unknown(
        _ short: String, _ store: ThingStore?, _ glossaries: GlossaryShelf? = nil, command: String? = nil
    ) throws -> String {
        var nearest = try store?.nearestShorts(to: short) ?? []
        for other in glossaries?.nearestShorts(to: short) ?? []
        where nearest.count < 3 && !nearest.contains(other) { nearest.append(other) }
        var sentence = "\(Capitals.short(short)) is not known"
        if !nearest.isEmpty { sentence += "; near it: " + nearest.joined(separator: ", ") }
        if let command { return sentence + "; did you mean the command '\(command)'?" }
        return sentence + "; 'til add \(Capitals.short(short)) ...' adds it."
    }
}
