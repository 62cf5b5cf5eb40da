import TILCore

/// Finds acronyms and prints their meanings: what `til FTW` and `til show FTW` do.
struct LookUp {
    var shorts: [String]
    var learn = false
    var json = false
    /// Whether the first word may be a command that was mistyped.
    var mayBeCommand = false

    func run(in context: CommandContext) throws {
        if !learn, !json, try runQuickly(in: context) { return }
        let store = try context.store()
        var found: [Thing] = []
        var missing: [String] = []
        for short in shorts {
            var meanings = try store.meanings(of: short)
            if meanings.isEmpty { meanings = try store.meanings(ignoringAccentsOf: short) }
            if meanings.isEmpty { missing.append(short) }
            found += meanings.filter { !found.contains($0) }
        }
        // Where it is only configured, what cannot be noted is found all the same.
        if !found.isEmpty, try learn || store.readOnlyReason == nil && store.settings().learnsLookups {
            for thing in found { try store.want(thing.id, at: context.now) }
        }
        if json {
            context.environment.output.line(try ThingJSON.array(found, store: store))
        } else if context.isAtPrompt, missing.isEmpty, let first = found.first {
            // In a list that has what was looked up, one goes on from there.
            if let repl = context.repl, shorts.count > 1 || !found.allSatisfy({ repl.listing.contains($0.id) }) {
                repl.listing = found.map(\.id)
                let shorts = shorts
                repl.listAgain = { try shorts.flatMap { try store.meanings(of: $0) }.map(\.id) }
            }
            try context.open(first.id)
        } else if !found.isEmpty {
            let things = try found.map { RememberedThing($0, memories: try store.memories(of: $0.id)) }
            context.environment.output.write(MeaningsView(things: things).text(context.page()))
        }
        guard let last = missing.last else { return }
        var command: String?
        if mayBeCommand { command = CommandNames.nearest(to: shorts[0], isInRepl: context.repl != nil) }
        if missing.count == 1, command == nil, !json, try isOffered(last, store, in: context) { return }
        for short in missing.dropLast() {
            context.complain(try Self.unknown(short, store, command: short == shorts[0] ? command : nil))
        }
        throw CommandFailure(try Self.unknown(last, store, command: last == shorts[0] ? command : nil), .nothing)
    }

    /// Offers to add an acronym that is not known, where a person is there and has not switched it off.
    /// - Returns: whether it was offered and added.
    /// - Throws: `CommandFailure` where the person does not want it, without a word, since all was said.
    private func isOffered(_ short: String, _ store: ThingStore, in context: CommandContext) throws -> Bool {
        guard context.canAsk, store.readOnlyReason == nil, try store.settings().offer == .on else { return false }
        let page = context.page()
        let nearest = try store.nearestShorts(to: short)
        if !nearest.isEmpty { context.say("Near it: \(nearest.map(page.visible).joined(separator: ", ")).\n") }
        guard context.agrees(to: "\(page.visible(Capitals.short(short))) is not known. Add it?") else {
            throw CommandFailure("", .nothing)
        }
        var form = AddForm(context: context, fields: .init(short: short))
        try Adding(context: context, anyway: true).add(form.fill())
        context.repl?.unfinished = nil
        return true
    }

    /// Answers without opening the store, where it is not open yet and all the acronyms are known.
    /// - Returns: whether that was all there was to do.
    private func runQuickly(in context: CommandContext) throws -> Bool {
        guard let found = try context.quickLookUp(shorts), !found.settings.learnsLookups else { return false }
        context.environment.output.write(MeaningsView(things: found.things).text(context.page(found.settings)))
        return true
    }

    /// The sentence for an acronym that is not there: what is near, be it an acronym or a command.
    static func unknown(_ short: String, _ store: ThingStore, command: String? = nil) throws -> String {
        let nearest = try store.nearestShorts(to: short)
        var sentence = "\(Capitals.short(short)) is not known"
        if !nearest.isEmpty {
            sentence += "; near it: " + nearest.map { VisibleText.visible($0) }.joined(separator: ", ")
        }
        if let command { return sentence + "; did you mean the command '\(command)'?" }
        return sentence + "; 'til add \(Capitals.short(short)) ...' adds it."
    }
}
