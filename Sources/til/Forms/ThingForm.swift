import Foundation
import TILCore
import TILProcess
import TILText

/// The form for adding or editing a thing. It has four fields and capitalizes letters as you type.
///
/// Return after the meaning saves. Tab and the arrow keys move between the fields, and Return after the note continues
/// with the tags, since a person who wrote a note has decided against the short way. If a form that adds a thing is
/// left, the fields contain the typed text the next time: see ``UnfinishedForm``.
struct ThingForm {
    /// The texts of the fields.
    struct Fields: Equatable, Codable {
        var short = ""
        var long = ""
        var note = ""
        var tags = ""

        subscript(field: Field) -> String {
            get {
                switch field {
                case .short: short
                case .long: long
                case .note: note
                case .tags: tags
                }
            }
            set {
                switch field {
                case .short: short = newValue
                case .long: long = newValue
                case .note: note = newValue
                case .tags: tags = newValue
                }
            }
        }
    }

    /// A field of the form. The cases are in the order of the screen.
    enum Field: Int, CaseIterable {
        case short, long, note, tags

        var prompt: String {
            switch self {
            case .short: "acronym: "
            case .long: "meaning: "
            case .note: "note:    "
            case .tags: "tags:    "
            }
        }

        var example: String {
            switch self {
            case .short: "FTW"
            case .long: "for the win"
            case .note: "a note"
            case .tags: "#chat #web"
            }
        }

        /// Returns the next or the previous field, or the same one at the end of the form.
        func neighbour(isForth: Bool) -> Field { Field(rawValue: rawValue + (isForth ? 1 : -1)) ?? self }
    }

    let session: Session
    /// The initial texts: what the command line gave, or the thing that is edited.
    var fields: Fields
    /// The source of the acronym, which the form does not ask for.
    var source = ""
    /// Whether to keep the capitals as typed.
    var asIs = false
    /// Whether to add a duplicate meaning without asking.
    var anyway = false
    /// Whether a thing is edited.
    var isEdit = false

    /// The reason for which the form was left.
    private struct Left: Error {
        var reason = "the form was cancelled"
        var signal: Int32?
    }

    /// Asks for the new texts of a thing.
    /// - Returns: The texts, or nil if the user left the form.
    static func edited(_ thing: Thing, _ session: Session) throws -> ThingDraft? {
        let tags = thing.tags.map { tag in "#\(tag)" }.joined(separator: " ")
        var form = ThingForm(
            session: session, fields: Fields(short: thing.short, long: thing.long, note: thing.note, tags: tags),
            source: thing.source, anyway: true, isEdit: true)
        session.console.notify(
            """
            \(session.page().inline(thing)): Return saves. Tab goes to the note, then Return to the tags. The Up key goes \
            back to the acronym. Ctrl-C cancels the edit.

            """)
        do {
            try form.ask(startingAt: .long)
        } catch is Left {
            session.console.notify("Nothing was changed.\n")
            return nil
        }
        return try form.draft
    }

    /// Asks for what the command line did not give.
    /// - Returns: The draft of the thing to add.
    /// - Throws: `CommandFailure` with the reason if nothing is added.
    mutating func fill() throws -> ThingDraft {
        let asksForShort = fields.short.isEmpty
        // A form that was left about another acronym is not continued.
        if fields.long.isEmpty, let kept = UnfinishedForm(session)?.fields(at: session.now),
            asksForShort || Capitals.key(fields.short) == Capitals.key(kept.short)
        {
            for field in Field.allCases where fields[field].isEmpty { fields[field] = kept[field] }
        }
        session.console.notify("Return after the meaning saves. Tab goes to the note, then Return to the tags.\n")
        do {
            if !asksForShort {
                if !asIs { fields.short = Capitals.short(fields.short) }
                try resolveShort()
            }
            try ask(startingAt: asksForShort ? .short : .long)
        } catch let left as Left {
            let isKept = UnfinishedForm(session)?.save(fields, at: session.now) ?? false
            if let signal = left.signal { throw CommandFailure("", code: 128 + signal) }
            throw CommandFailure(
                "Nothing was added: \(left.reason)\(isKept ? ". 'til add' continues with your text" : "").")
        }
        return try draft
    }

    /// The thing that the fields describe.
    private var draft: ThingDraft {
        get throws {
            try ThingDraft(
                short: fields.short, long: fields.long, note: fields.note, tags: [fields.tags], source: source,
                spelling: .asIs)
        }
    }

    /// Reads fields until the user saves them.
    /// - Throws: `Left` if the user leaves the form.
    private mutating func ask(startingAt first: Field) throws {
        let titles = try session.store().settings().titles
        var field = first
        var screen = FormScreen()
        while true {
            let request = request(field, titles)
            let outcome = session.console.read(request)
            try take(outcome, in: field)
            if fields[field].isUnreadable {
                session.console.notify("  That is not UTF-8 text. Set the terminal to UTF-8, and type it again.\n")
                fields[field] = ""
                screen = FormScreen()
                continue
            }
            let line = request.prompt + fields[field]
            let rowsOfLine = LineLayout.rows(before: line, columns: session.console.size.columns) + 1
            screen.add(field, rows: rowsOfLine + (try resolve(field)))
            if case .moved(_, let isForth) = outcome {
                field = field.neighbour(isForth: isForth)
                erase(screen.remove(from: field))
                continue
            }
            if fields.short.isEmpty { throw Left(reason: "the acronym is missing") }
            if let next = fieldAfterReturn(in: field, outcome) {
                field = next
                screen.remove(from: field)
                continue
            }
            if fields.long.isEmpty { throw Left(reason: "the meaning of \(fields.short.visible) is missing") }
            if try isWanted() { return }
            // Ask for another meaning.
            field = .long
            screen = FormScreen()
        }
    }

    /// Puts the typed text into a field.
    /// - Throws: `Left` if the user leaves the form.
    private mutating func take(_ outcome: LineOutcome, in field: Field) throws {
        switch outcome {
        case .line(let text), .moved(let text, _):
            fields[field].update(from: text)
        case .terminated(let signal):
            fields[field].update(from: session.console.editor.abandonedText)
            throw Left(signal: signal)
        case .interrupted:
            fields[field].update(from: session.console.editor.abandonedText)
            throw Left()
        case .endOfInput:
            // In a field that may stay empty, the end of the input saves the others.
            let isOptional = field == .note || field == .tags
            if !isOptional { throw Left() }
        default:
            throw Left()
        }
    }

    /// Returns the field that Return leads to, or nil if it saves the form.
    private func fieldAfterReturn(in field: Field, _ outcome: LineOutcome) -> Field? {
        if field == .short { return .long }
        if field == .note, case .line = outcome { return .tags }
        return nil
    }

    /// Reads a new acronym or meaning like 'til add'.
    /// - Returns: The number of rows that it prints.
    private mutating func resolve(_ field: Field) throws -> Int {
        if isEdit { return 0 }
        switch field {
        case .short: return fields.short.isEmpty ? 0 : try resolveShort()
        case .long: return asIs ? 0 : resolveLong()
        case .note, .tags: return 0
        }
    }

    /// Erases rows above the cursor, so that the fields stay in their order on the screen.
    private func erase(_ rows: Int) {
        guard rows > 0, session.console.editor.canRedraw else { return }
        session.console.errors.write("\u{1B}[\(min(rows, session.console.size.rows))A\u{1B}[J")
        session.console.errors.flush()
    }

    /// Reads a list entry in the field of the acronym, and names the known meanings.
    /// - Returns: The number of rows that it prints.
    @discardableResult
    private mutating func resolveShort() throws -> Int {
        var notes: [String] = []
        if let entry = EntryText(fields.short) {
            fields.short = entry.short
            fields.long = entry.long
            if let note = entry.note, fields.note.isEmpty { fields.note = note }
            let note = fields.note.isEmpty ? "" : " (\(fields.note.visible))"
            notes.append("  \(entry.short.visible) = \(entry.long.visible)\(note)\n")
        }
        for thing in try session.store().meanings(of: fields.short) {
            notes.append("  \(session.page().inline(thing)) already exists. Another meaning is a separate thing.\n")
        }
        for note in notes { session.console.notify(note) }
        let columns = session.console.size.columns
        return notes.reduce(0) { rows, note in rows + note.wrapped(to: columns).count }
    }

    /// Reads the field of the meaning like 'til add': a remark after the meaning is the note.
    /// - Returns: The number of rows that it prints.
    private mutating func resolveLong() -> Int {
        guard !fields.short.isEmpty, !fields.long.isEmpty else { return 0 }
        let entry = EntryText(short: fields.short, meaning: fields.long)
        if entry.long == fields.long, entry.short == fields.short { return 0 }
        fields.short = entry.short
        fields.long = entry.long
        fields.note = [entry.note ?? "", fields.note].filter { text in !text.isEmpty }.joined(separator: "\n")
        let note = fields.note.isEmpty ? "" : " (\(fields.note.visible))"
        let line = "  \(entry.short.visible) = \(entry.long.visible)\(note)\n"
        session.console.notify(line)
        return line.wrapped(to: session.console.size.columns).count
    }

    /// Asks about a meaning that is nearly the same as another.
    /// - Returns: Whether the meaning is wanted.
    private func isWanted() throws -> Bool {
        let meanings = try anyway ? [] : session.store().meanings(of: fields.short)
        guard case .same(let thing) = NearMeaning(to: try draft, among: meanings) else { return true }
        session.console.notify("  \(session.page().inline(thing)) already exists, with nearly the same meaning.\n")
        return thing.long != fields.long && session.console.agrees(to: "Add it anyway?")
    }

    private func request(_ field: Field, _ titles: Capitals.Titles) -> LineRequest {
        let style = session.page().style
        // Without colours, put the example in parentheses to distinguish it from typed text.
        let example = style.isOn ? style(.faint, field.example) : "(\(field.example))"
        return LineRequest(
            kind: .field(capitals(in: field, titles)), prompt: field.prompt, text: LineText(fields[field]),
            example: example)
    }

    /// Returns the way in which the letters of a field change as they are typed.
    private func capitals(in field: Field, _ titles: Capitals.Titles) -> LineCapitals {
        if asIs { return .none }
        switch field {
        // A whole entry can be typed instead of a new acronym.
        case .short: return isEdit ? .short : .entry(titles)
        case .long: return .long(titles)
        case .note, .tags: return .none
        }
    }
}

/// The fields of a form that are on the screen, from the top, and their rows.
private struct FormScreen {
    private struct Shown {
        let field: ThingForm.Field
        let rows: Int
    }

    private var fields: [Shown] = []

    mutating func add(_ field: ThingForm.Field, rows: Int) { fields.append(Shown(field: field, rows: rows)) }

    /// Removes a field and all fields below it.
    /// - Returns: The number of their rows.
    @discardableResult
    mutating func remove(from field: ThingForm.Field) -> Int {
        let rest = fields.drop { shown in shown.field.rawValue < field.rawValue }
        fields.removeLast(rest.count)
        return rest.reduce(0) { rows, shown in rows + shown.rows }
    }
}

extension String {
    /// Whether the text was typed in an encoding other than UTF-8.
    fileprivate var isUnreadable: Bool { hasForeignBytes || unicodeScalars.contains("\u{FFFD}") }

    /// Becomes a typed text. A text that was left as it is keeps its line breaks.
    fileprivate mutating func update(from text: String) {
        let text = Capitals.tidied(text)
        if text != Capitals.tidied(self) { self = text }
    }
}
