import Foundation
import Glibc
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

    let session: Session
    private var console: Console { session.console }
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
        if fields.long.isEmpty, let kept = unfinished?.fields(at: session.now), isContinued(by: kept) {
            fields.complete(with: kept)
        }
        let titles = try session.store().settings().titles
        if !asksForShort, !asIs { fields.short = Capitals.short(fields.short) }
        while asksForShort || fields.short.isEmpty {
            fields.short = try read(
                "short: ", asIs ? .none : .entry(titles), \.short, example: "FTW", missing: "the acronym")
            // An entry of a list was pasted or typed into the first field.
            if let entry = EntryText(fields.short) {
                (fields.short, fields.long) = (entry.short, entry.long)
                console.say("  \(entry.short.visible) = \(entry.long.visible)\n")
            }
            if !Adding.isLong(fields.short) { break }
            console.say(Adding.remark(fields.short) + ".\n")
            if console.agrees(to: Adding.question) { break }
        }
        let meanings = try session.store().meanings(of: fields.short)
        for thing in meanings {
            console.say("  \(console.page().inline(thing)) is known; another meaning is another thing.\n")
        }
        while true {
            fields.long = try read(
                "long:  ", asIs ? .none : .long(titles), \.long, example: "for the win",
                missing: "what \(fields.short.visible) stands for")
            guard !anyway, case .same(let thing) = NearMeaning(to: try draft, among: meanings) else { break }
            console.say("  \(console.page().inline(thing)) says the same.\n")
            if thing.long != fields.long, console.agrees(to: "Add it anyway?") { break }
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
    private var unfinished: UnfinishedForm? { UnfinishedForm(session) }

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
        let page = console.page()
        var request = LineRequest(kind: .field(capitals), prompt: prompt, text: LineText(fields[keyPath: field]))
        // Without colours an example stands in parentheses, since it must be told from typed text.
        request.example = page.style.isOn ? page.style(.faint, example) : "(\(example))"
        switch console.editor.read(request) {
        case .line(let text):
            let text = Capitals.tidied(text)
            if let missing, text.isEmpty { throw nothing("\(missing) is missing") }
            return text
        case .terminated(let signal):
            fields[keyPath: field] = Capitals.tidied(console.editor.abandonedText)
            unfinished?.keep(fields, at: session.now)
            throw CommandFailure("", code: 128 + signal)
        case .interrupted:
            fields[keyPath: field] = Capitals.tidied(console.editor.abandonedText)
            throw nothing("the form was left")
        default:
            throw nothing("the form was left")
        }
    }

    private func nothing(_ reason: String) -> CommandFailure {
        let isKept = unfinished?.keep(fields, at: session.now) ?? false
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

/// What was typed into the form of `add` when nothing came of it, for the next try: in the same REPL, in another, or from
/// the shell. A private file beside the REPL's history, forgotten once something is added.
///
/// A file that cannot be read or written is no reason to stop anybody from working: nothing is kept then.
struct UnfinishedForm {
    /// Where the file is.
    private let path: String
    /// The store that is being added to: what was meant for another is not offered.
    private let store: String

    /// For how long it is kept, in seconds: who comes back after a day has something else in mind.
    private static let lifetime: TimeInterval = 86_400
    /// The largest file that is read, in bytes.
    private static let largest = 1 << 16

    /// Where the form of a session is kept; nil where there is no place for it.
    init?(_ session: Session) {
        guard let path = StoreLocation.unfinishedFormPath(variables: session.environment.variables),
            let store = try? session.storePath()
        else { return nil }
        (self.path, self.store) = (path, store)
    }

    /// The content of the file.
    private struct Content: Codable {
        let store: String
        let at: Date
        let fields: AddForm.Fields
    }

    /// What was typed; nil where nothing was, or it is too old.
    func fields(at instant: Date) -> AddForm.Fields? {
        guard let bytes = try? RegularFile.contents(path, atMost: Self.largest),
            let content = try? JSONDecoder().decode(Content.self, from: Data(bytes)), content.store == store,
            (0..<Self.lifetime).contains(instant.timeIntervalSince(content.at))
        else { return nil }
        // Another program may have written it: it goes into lines of a terminal.
        var fields = content.fields
        for field in AddForm.Fields.all { fields[keyPath: field] = fields[keyPath: field].visible }
        return fields
    }

    /// Keeps what was typed, where anything was.
    /// - Returns: whether it is kept.
    @discardableResult
    func keep(_ fields: AddForm.Fields, at instant: Date) -> Bool {
        guard !fields.isEmpty,
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

    /// Forgets what was typed.
    func forget() { unlink(path) }
}
