import TILCore

/// Takes an entry of a glossary over into one's own things, with the glossary as its source.
struct Adoption {
    let entry: GlossaryEntry
    var note = ""
    var tags: [String] = []
    var json = false

    /// Adds the thing and says so.
    /// - Parameter mayBeKnown: whether it is no failure that the thing is there already.
    /// - Returns: whether it was added.
    @discardableResult
    func run(in context: CommandContext, mayBeKnown: Bool = false) throws -> Bool {
        let store = try context.store()
        let draft = try ThingDraft(
            short: entry.thing.short, long: entry.thing.long, note: note.isEmpty ? entry.thing.note : note,
            tags: entry.thing.tags + tags, source: entry.glossary, spelling: .asIs)
        let thing: Thing
        do {
            thing = try store.add(draft, at: context.now)
        } catch StoreError.alreadyKnown where mayBeKnown {
            return false
        }
        if json {
            context.environment.output.line(try ThingJSON.object(thing, memories: store.memories(of: thing.id)))
        } else {
            let others = try store.meanings(of: thing.short).filter { $0.id != thing.id }
            context.say(AddedView(thing: thing, others: others).text(context.page()))
        }
        if let repl = context.repl, repl.current == entry.thing.id {
            repl.listing = repl.listing.map { $0 == entry.thing.id ? thing.id : $0 }
            repl.current = thing.id
        }
        return true
    }
}
