import TILCore

/// Finds acronyms and prints their meanings: what `til FTW` and `til show FTW` do.
struct LookUp {
    var shorts: [String]
    var learn = false
    var json = false

    func run(in context: CommandContext) throws {
        if !learn, !json, try runQuickly(in: context) { return }
        let store = try context.store()
        var found: [Thing] = []
        var missing: [String] = []
        for short in shorts {
            let meanings = try store.meanings(of: short)
            if meanings.isEmpty { missing.append(short) }
            found += meanings.filter { !found.contains($0) }
        }
        if !found.isEmpty, try learn || store.settings().learnsLookups {
            for thing in found { try store.want(thing.id, at: context.now) }
        }
        if json {
            context.environment.output.line(try ThingJSON.array(found, store: store))
        } else if context.isAtPrompt, missing.isEmpty, let first = found.first {
            context.repl?.listing = found.map(\.id)
            try context.open(first.id)
        } else if !found.isEmpty {
            let things = try found.map { RememberedThing($0, memories: try store.memories(of: $0.id)) }
            context.environment.output.write(MeaningsView(things: things).text(context.page()))
        }
        guard let first = missing.first else { return }
        if missing.count > 1 {
            for short in missing.dropLast() { context.complain(try Self.unknown(short, store)) }
            throw CommandFailure(try Self.unknown(missing[missing.count - 1], store), .nothing)
        }
        throw CommandFailure(try Self.unknown(first, store), .nothing)
    }

    /// Answers without opening the store, where it is not open yet and all the acronyms are known.
    /// - Returns: whether that was all there was to do.
    private func runQuickly(in context: CommandContext) throws -> Bool {
        guard let found = try context.quickLookUp(shorts), !found.settings.learnsLookups else { return false }
        context.environment.output.write(MeaningsView(things: found.things).text(context.page(found.settings)))
        return true
    }

    /// The sentence for an acronym that is not there: what is near, be it an acronym or a command.
    private static func unknown(_ short: String, _ store: ThingStore) throws -> String {
        let nearest = try store.nearestShorts(to: short)
        var sentence = "\(Capitals.short(short)) is not known"
        if !nearest.isEmpty { sentence += "; near it: " + nearest.joined(separator: ", ") }
        if let command = CommandNames.nearest(to: short) {
            sentence += "; did you mean the command '\(command)'"
            return sentence + "?"
        }
        return sentence + "; 'til add \(Capitals.short(short)) ...' adds it."
    }
}
