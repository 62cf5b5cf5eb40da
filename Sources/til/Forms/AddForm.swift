import Foundation
import Glibc
import TILCore

/// The form that asks for anything `add` was not given. It has four fields and capitalizes letters as you type.
///
/// If the form is cancelled, the fields contain the typed text the next time: see ``UnfinishedForm``.
struct AddForm {
    /// The texts of the fields.
    struct Fields: Equatable, Codable {
        var short = ""
        var long = ""
        var note = ""
        var tags = ""

        static var all: [WritableKeyPath<Self, String>] { [\.short, \.long, \.note, \.tags] }
    }

    let session: Session
    /// The values that the command line gave.
    var fields: Fields
    /// The source of the acronym, which the form does not ask for.
    var source = ""
    /// Whether to keep the capitals as typed.
    var asIs = false
    /// Whether to add a duplicate meaning without asking.
    var anyway = false

    /// Runs the form.
    /// - Parameters:
    ///   - asksForNote: whether to ask for a note, because the command line did not give one.
    ///   - asksForTags: whether to ask for tags, because the command line did not give any.
    /// - Returns: The draft of the thing to add.
    /// - Throws: `CommandFailure` with the reason if nothing is added.
    mutating func fill(asksForNote: Bool = true, asksForTags: Bool = true) throws -> ThingDraft {
        let asksForShort = fields.short.isEmpty
        // A form that was left about another acronym is not continued.
        if fields.long.isEmpty, let kept = unfinished?.fields(at: session.now),
            asksForShort || Capitals.key(fields.short) == Capitals.key(kept.short)
        {
            for field in Fields.all where fields[keyPath: field].isEmpty {
                fields[keyPath: field] = kept[keyPath: field]
            }
        }
        let titles = try session.store().settings().titles
        if !asksForShort, !asIs { fields.short = Capitals.short(fields.short) }
        while asksForShort || fields.short.isEmpty {
            fields.short = try read(
                "short: ", asIs ? .none : .entry(titles), \.short, example: "FTW", missing: "the acronym")
            // The user pasted or typed a list entry into the first field.
            if let entry = EntryText(fields.short) {
                (fields.short, fields.long) = (entry.short, entry.long)
                session.say("  \(entry.short.visible) = \(entry.long.visible)\n")
            }
            if !Adding.isLong(fields.short) { break }
            session.say(Adding.remark(fields.short) + ".\n")
            if session.agrees(to: Adding.question) { break }
        }
        let meanings = try session.store().meanings(of: fields.short)
        for thing in meanings {
            session.say("  \(session.page().inline(thing)) is known; another meaning is another thing.\n")
        }
        while true {
            fields.long = try read(
                "long:  ", asIs ? .none : .long(titles), \.long, example: "for the win",
                missing: "what \(fields.short.visible) stands for")
            guard !anyway, case .same(let thing) = NearMeaning(to: try draft, among: meanings) else { break }
            session.say("  \(session.page().inline(thing)) says the same.\n")
            if thing.long != fields.long, session.agrees(to: "Add it anyway?") { break }
        }
        if asksForNote {
            fields.note = try read("note:  ", .none, \.note, example: "a note; Return skips it")
        }
        if asksForTags {
            fields.tags = try read("tags:  ", .none, \.tags, example: "#chat #web; Return skips them")
        }
        return try draft
    }

    /// The storage for a cancelled form, or nil if no folder is known for it.
    private var unfinished: UnfinishedForm? { UnfinishedForm(session) }

    /// The thing that the fields describe.
    private var draft: ThingDraft {
        get throws {
            try ThingDraft(
                short: fields.short, long: fields.long, note: fields.note, tags: [fields.tags], source: source,
                spelling: .asIs)
        }
    }

    /// Reads one field.
    /// - Parameter missing: The name of the missing text in the error message if the field is left empty, or nil if the
    ///   field is optional.
    private mutating func read(
        _ prompt: String, _ capitals: LineCapitals, _ field: WritableKeyPath<Fields, String>, example: String,
        missing: String? = nil
    ) throws -> String {
        let page = session.page()
        var request = LineRequest(kind: .field(capitals), prompt: prompt, text: LineText(fields[keyPath: field]))
        // Without colours, put the example in parentheses to distinguish it from typed text.
        request.example = page.style.isOn ? page.style(.faint, example) : "(\(example))"
        let outcome = session.editor.read(request)
        switch outcome {
        case .line(let text):
            let text = Capitals.tidied(text)
            if let missing, text.isEmpty { throw nothing("\(missing) is missing") }
            return text
        case .terminated, .interrupted: fields[keyPath: field] = Capitals.tidied(session.editor.abandonedText)
        default: break
        }
        let failure = nothing("the form was left")
        if case .terminated(let signal) = outcome { throw CommandFailure("", code: 128 + signal) }
        throw failure
    }

    private func nothing(_ reason: String) -> CommandFailure {
        let isKept = unfinished?.keep(fields, at: session.now) ?? false
        return CommandFailure(
            "Nothing was added: \(reason)\(isKept ? "; 'til add' has what you typed" : "").", .nothing)
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
        (self.path, self.store) = (path, store)
    }

    private struct Content: Codable {
        let store: String
        let at: Date
        var fields: AddForm.Fields
    }

    /// Returns the saved fields, or nil if there are none or they are too old.
    func fields(at instant: Date) -> AddForm.Fields? {
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest),
            var content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), content.store == store,
            (0..<Self.lifetime).contains(instant.timeIntervalSince(content.at))
        else { return nil }
        // Another program may have written the file. Escape control characters before they reach the terminal.
        for field in AddForm.Fields.all { content.fields[keyPath: field] = content.fields[keyPath: field].visible }
        return content.fields
    }

    /// Saves the fields unless they are empty.
    /// - Returns: Whether they were saved.
    func keep(_ fields: AddForm.Fields, at instant: Date) -> Bool {
        guard fields != AddForm.Fields(),
            let data = try? JSONEncoder().encode(Content(store: store, at: instant, fields: fields)),
            data.count <= Self.largest
        else { return false }
        do {
            try PrivateFile.makeFolder(PrivateFile.folder(of: path))
            try PrivateFile.replace(path, with: Array(data))
            return true
        } catch {
            return false
        }
    }

    /// Deletes the saved fields.
    func forget() { unlink(path) }
}
