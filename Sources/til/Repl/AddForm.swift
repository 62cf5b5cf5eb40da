import TILCore

/// The form that asks for what `add` was not given: two fields, in which letters turn into capitals as they are typed.
struct AddForm {
    /// What was given already.
    let short: String
    /// Whether letters stay as they are typed.
    let asIs: Bool

    /// Asks.
    /// - Returns: the two fields; nil where the person changed their mind.
    func fill(_ context: CommandContext) throws -> (short: String, long: String)? {
        var short = asIs ? short : Capitals.short(short)
        while short.isEmpty {
            guard let text = read("short: ", .short, context) else { return nil }
            short = text
        }
        for thing in try context.store().meanings(of: short) {
            context.say("  \(context.page().inline(thing)) is known; another meaning is another thing.\n")
        }
        guard let long = read("long:  ", .long, context) else { return nil }
        return (short, long)
    }

    /// Asks for one field.
    /// - Returns: the text typed; nil, after saying so, where none was.
    private func read(_ prompt: String, _ capitals: LineCapitals, _ context: CommandContext) -> String? {
        let request = LineRequest(kind: .field(asIs ? .none : capitals), prompt: prompt)
        guard case .line(let text) = context.editor.read(request), !Capitals.tidied(text).isEmpty else {
            context.say("Nothing was added.\n")
            return nil
        }
        return Capitals.tidied(text)
    }
}

/// The form in which a thing is edited: the old text stands in each line.
struct EditForm {
    let thing: Thing

    /// Asks.
    /// - Returns: what the thing is to say; nil where the person changed their mind.
    func fill(_ context: CommandContext) throws -> ThingDraft? {
        let fields = [
            ("short: ", thing.short, LineCapitals.short), ("long:  ", thing.long, .long),
            ("note:  ", thing.note, .none),
            ("tags:  ", thing.tags.joined(separator: " "), .none),
        ]
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
