import TILCore

/// The form that asks for what `add` was not given: four fields, in which letters turn into capitals as they are typed.
///
/// Where nothing comes of it, what was typed stands in the fields the next time: see ``UnfinishedForm``.
struct AddForm {
    /// The texts of the fields.
    struct Fields: Equatable, Codable {
        var short = ""
        var long = ""
        var note = ""
        var tags = ""

        /// Each of them.
        static var all: [WritableKeyPath<Self, String>] { [\.short, \.long, \.note, \.tags] }

        /// Whether nothing was typed.
        var isEmpty: Bool { self == Fields() }
    }

    let context: CommandContext
    /// What is known already.
    var fields: Fields
    /// Where it was met, which is not asked for.
    var source = ""
    /// Whether letters stay as they are typed.
    var asIs = false
    /// Whether a meaning that says the same as another is added without a question.
    var anyway = false

    /// Asks.
    /// - Parameter asks: which fields are asked for: those that were not given.
    /// - Returns: what is to be added.
    /// - Throws: `CommandFailure` where nothing comes of it, which says why.
    mutating func fill(asksForNote: Bool = true, asksForTags: Bool = true) throws -> ThingDraft {
        let asksForShort = fields.short.isEmpty
        if fields.long.isEmpty, let kept = unfinished?.fields(at: context.now), isContinued(by: kept) {
            fields.complete(with: kept)
        }
        let titles = try context.store().settings().titles
        if !asksForShort, !asIs { fields.short = Capitals.short(fields.short) }
        while asksForShort || fields.short.isEmpty {
            fields.short = try read(
                "short: ", asIs ? .none : .entry(titles), \.short, example: "FTW", missing: "the acronym")
            // An entry of a list was pasted or typed into the first field.
            if let entry = EntryText(fields.short) {
                (fields.short, fields.long) = (entry.short, entry.long)
                context.say("  \(VisibleText.visible(entry.short)) = \(VisibleText.visible(entry.long))\n")
            }
            if !Adding.isLong(fields.short) { break }
            context.say(Adding.remark(fields.short) + ".\n")
            if context.agrees(to: Adding.question) { break }
        }
        let meanings = try context.store().meanings(of: fields.short)
        for thing in meanings {
            context.say("  \(context.page().inline(thing)) is known; another meaning is another thing.\n")
        }
        while true {
            fields.long = try read(
                "long:  ", asIs ? .none : .long(titles), \.long, example: "for the win",
                missing: "what \(VisibleText.visible(fields.short)) stands for")
            guard !anyway, case .same(let thing) = NearMeaning(to: try draft, among: meanings) else { break }
            context.say("  \(context.page().inline(thing)) says the same.\n")
            if thing.long != fields.long, context.agrees(to: "Add it anyway?") { break }
        }
        if asksForNote {
            fields.note = try read("note:  ", .none, \.note, example: "a note; Return skips it")
        }
        if asksForTags {
            fields.tags = try read("tags:  ", .none, \.tags, example: "#chat #web; Return skips them")
        }
        return try draft
    }

    /// What was typed when the form was last left, and where it is kept; nil where there is no place for it.
    private var unfinished: UnfinishedForm? { UnfinishedForm(context) }

    /// Whether what is kept is of the thing that is being added.
    private func isContinued(by kept: Fields) -> Bool {
        fields.short.isEmpty || Capitals.key(fields.short) == Capitals.key(kept.short)
    }

    /// What the fields say.
    private var draft: ThingDraft {
        get throws {
            try ThingDraft(
                short: fields.short, long: fields.long, note: fields.note, tags: [fields.tags], source: source,
                spelling: .asIs)
        }
    }

    /// Asks for one field.
    /// - Parameter missing: what is missing where it is left empty; nil where it may be.
    private mutating func read(
        _ prompt: String, _ capitals: LineCapitals, _ field: WritableKeyPath<Fields, String>, example: String,
        missing: String? = nil
    ) throws -> String {
        let page = context.page()
        var request = LineRequest(kind: .field(capitals), prompt: prompt, text: LineText(fields[keyPath: field]))
        // Without colours an example stands in parentheses, since it must be told from typed text.
        request.example = page.style.isOn ? page.style(.faint, example) : "(\(example))"
        switch context.editor.read(request) {
        case .line(let text):
            let text = Capitals.tidied(text)
            if let missing, text.isEmpty { throw nothing("\(missing) is missing") }
            return text
        case .terminated(let signal):
            fields[keyPath: field] = Capitals.tidied(context.editor.abandonedText)
            unfinished?.keep(fields, at: context.now)
            throw CommandFailure("", code: 128 + signal)
        case .interrupted:
            fields[keyPath: field] = Capitals.tidied(context.editor.abandonedText)
            throw nothing("the form was left")
        default:
            throw nothing("the form was left")
        }
    }

    private func nothing(_ reason: String) -> CommandFailure {
        let isKept = unfinished?.keep(fields, at: context.now) ?? false
        return CommandFailure(
            "Nothing was added: \(reason)\(isKept ? "; 'til add' has what you typed" : "").", .nothing)
    }
}

extension AddForm.Fields {
    /// Fills the fields that are empty from others.
    fileprivate mutating func complete(with others: Self) {
        for field in Self.all where self[keyPath: field].isEmpty {
            self[keyPath: field] = others[keyPath: field]
        }
    }
}
