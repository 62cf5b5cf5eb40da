import Foundation
import TILCore
import TILProcess
import TILText

/// The form for adding or editing a thing. It has four fields and capitalizes letters as you type.
///
/// Return after the meaning saves. Tab and the arrow keys move between the fields, and Return after the note continues with
/// the tags, since a person who wrote a note has decided against the short way. If a form that adds a thing is left,
/// the fields contain the typed text the next time: see ``UnfinishedForm``.
struct ThingForm {
    /// The texts of the fields.
    struct Fields: Equatable, Codable {
        var short = ""
        var long = ""
        var note = ""
        var tags = ""

        static var all: [WritableKeyPath<Self, String>] { [\.short, \.long, \.note, \.tags] }
    }

    /// The index of the note in the fields.
    private static let noteIndex = 2

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
            try form.ask(startingAt: 1)
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
            for field in Fields.all where fields[keyPath: field].isEmpty {
                fields[keyPath: field] = kept[keyPath: field]
            }
        }
        session.console.notify("Return after the meaning saves. Tab goes to the note, then Return to the tags.\n")
        do {
            if !asksForShort {
                if !asIs { fields.short = Capitals.short(fields.short) }
                try resolveShort()
            }
            try ask(startingAt: asksForShort ? 0 : 1)
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
    private mutating func ask(startingAt first: Int) throws {
        let titles = try session.store().settings().titles
        var index = first
        var screen = FormScreen()
        while true {
            let field = Fields.all[index]
            let request = request(index, titles)
            let outcome = session.console.read(request)
            var step = 1
            switch outcome {
            case .line(let text): fields[keyPath: field].update(from: text)
            case .moved(let text, let isForth):
                fields[keyPath: field].update(from: text)
                step = isForth ? 1 : -1
            case .endOfInput where index > 1: break
            case .terminated, .interrupted:
                fields[keyPath: field].update(from: session.console.editor.abandonedText)
                if case .terminated(let signal) = outcome { throw Left(signal: signal) }
                throw Left()
            default: throw Left()
            }
            if fields[keyPath: field].isUnreadable {
                session.console.notify("  That is not UTF-8 text. Set the terminal to UTF-8, and type it again.\n")
                fields[keyPath: field] = ""
                screen = FormScreen()
                continue
            }
            let line = request.prompt + fields[keyPath: field]
            var rows = LineLayout.rows(before: line, columns: session.console.size.columns) + 1
            if index == 0, !isEdit, !fields.short.isEmpty { rows += try resolveShort() }
            if index == 1, !isEdit, !asIs { rows += resolveLong() }
            screen.add(index, rows: rows)
            if case .moved = outcome {
                index = min(max(0, index + step), Fields.all.count - 1)
                erase(screen.remove(from: index))
            } else if fields.short.isEmpty {
                throw Left(reason: "the acronym is missing")
            } else if index == 0 {
                index = 1
                screen.remove(from: index)
            } else if index == Self.noteIndex, case .line = outcome {
                index += 1
                screen.remove(from: index)
            } else if fields.long.isEmpty {
                throw Left(reason: "the meaning of \(fields.short.visible) is missing")
            } else if try isWanted() {
                return
            } else {
                index = 1
                screen = FormScreen()
            }
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
        return notes.reduce(0) { $0 + $1.wrapped(to: session.console.size.columns).count }
    }

    /// Reads the field of the meaning like 'til add': a remark after the meaning is the note.
    /// - Returns: The number of rows that it prints.
    private mutating func resolveLong() -> Int {
        guard !fields.short.isEmpty, !fields.long.isEmpty else { return 0 }
        let entry = EntryText(short: fields.short, meaning: fields.long)
        if entry.long == fields.long, entry.short == fields.short { return 0 }
        fields.short = entry.short
        fields.long = entry.long
        fields.note = [entry.note ?? "", fields.note].filter { !$0.isEmpty }.joined(separator: "\n")
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

    private func request(_ index: Int, _ titles: Capitals.Titles) -> LineRequest {
        let first: LineCapitals = isEdit ? .short : .entry(titles)
        let capitals: [LineCapitals] = asIs ? [] : [first, .long(titles)]
        let (prompt, example) = [
            ("acronym: ", "FTW"), ("meaning: ", "for the win"), ("note:    ", "a note"), ("tags:    ", "#chat #web"),
        ][index]
        let style = session.page().style
        return LineRequest(
            kind: .field(index < capitals.count ? capitals[index] : .none), prompt: prompt,
            text: LineText(fields[keyPath: Fields.all[index]]),
            // Without colours, put the example in parentheses to distinguish it from typed text.
            example: style.isOn ? style(.faint, example) : "(\(example))")
    }
}

/// The fields of a form that are on the screen, from the top, and their rows.
private struct FormScreen {
    private var fields: [(index: Int, rows: Int)] = []

    mutating func add(_ index: Int, rows: Int) { fields.append((index, rows)) }

    /// Removes a field and all fields below it.
    /// - Returns: The number of their rows.
    @discardableResult
    mutating func remove(from index: Int) -> Int {
        let rest = fields.drop { field in field.index < index }
        fields.removeLast(rest.count)
        return rest.reduce(0) { $0 + $1.rows }
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

/// The text typed into a cancelled `add` form, for the next try in any REPL or shell. It is stored in a private file
/// next to the REPL's history and deleted once a thing is added.
///
/// If the file cannot be read or written, nothing is saved and no error is reported.
struct UnfinishedForm {
    /// The path of the file.
    private let path: String
    /// The store that the form adds to. A form for another store is not offered.
    private let store: String

    /// The lifetime of the file in seconds. After a day, the user probably has something else in mind.
    private static let lifetime: TimeInterval = 86_400
    /// The maximum size of the file in bytes.
    private static let largest = 1 << 16

    /// Creates the storage for a session, or returns nil if no folder is known for it.
    init?(_ session: Session) {
        guard let path = StoreLocation.path(of: .unfinishedForm, session.environment.variables),
            let store = try? session.storePath()
        else { return nil }
        self.path = path
        self.store = store
    }

    private struct Content: Codable {
        let store: String
        let at: Date
        var fields: ThingForm.Fields
    }

    /// Returns the saved fields, or nil if there are none or they are too old.
    func fields(at instant: Date) -> ThingForm.Fields? {
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest),
            var content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), content.store == store,
            (0..<Self.lifetime).contains(instant.timeIntervalSince(content.at))
        else { return nil }
        // Another program may have written the file. Escape control characters before they reach the terminal.
        for field in ThingForm.Fields.all { content.fields[keyPath: field] = content.fields[keyPath: field].visible }
        return content.fields
    }

    /// Saves the fields unless they are empty.
    /// - Returns: Whether they were saved.
    func save(_ fields: ThingForm.Fields, at instant: Date) -> Bool {
        guard fields != ThingForm.Fields(),
            let data = try? JSONEncoder().encode(Content(store: store, at: instant, fields: fields)),
            data.count <= Self.largest
        else { return false }
        do {
            try PrivateFile.makeFolder(PrivateFile.folder(of: path))
            try PrivateFile.replace(PrivateFile.replaceable(path), with: Array(data))
            return true
        } catch {
            return false
        }
    }

    /// Deletes the saved fields.
    func forget() { unlink(path.systemPath) }
}
