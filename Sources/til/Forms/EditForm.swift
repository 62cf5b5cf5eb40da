import TILCore

/// The form in which a thing is edited: the old text stands in each line.
struct EditForm {
    let thing: Thing

    /// Asks.
    /// - Returns: what the thing is to say; nil where the person changed their mind.
    func fill(_ context: CommandContext) throws -> ThingDraft? {
        let titles = try context.store().settings().titles
        let fields = [
            ("short: ", thing.short, LineCapitals.short), ("long:  ", thing.long, .long(titles)),
            ("note:  ", thing.note, .none),
            ("tags:  ", thing.tags.map { "#" + $0 }.joined(separator: " "), .none),
        ]
        let name = context.page().inline(thing)
        context.say(
            "\(name): change what is wrong in its four lines; Return keeps a line, Ctrl-C leaves all as it was.\n")
        var texts: [String] = []
        for (prompt, text, capitals) in fields {
            let request = LineRequest(kind: .field(capitals), prompt: prompt, text: LineText(text))
            guard case .line(let answer) = context.editor.read(request) else {
                context.say("Nothing was changed.\n")
                return nil
            }
            texts.append(answer)
        }
        return try ThingDraft(
            short: texts[0], long: texts[1], note: texts[2], tags: [texts[3]], source: thing.source, spelling: .asIs)
    }
}
