import GRDB

/// A first look at a package's notes: which note types there are notes of, and which of their fields are what.
struct AnkiSurvey {
    /// What was found out, a sentence for each note type.
    private(set) var remarks: [String] = []
    /// Which fields of a note type are what: of those that have enough, and whose notes are no sentences with gaps.
    private(set) var choices: [Int64: AnkiFieldChoice] = [:]

    /// How many notes of a note type are looked at, and how many bytes of each.
    private static let samples = 200
    private static let sampleSize = 4_096

    /// Looks at all notes once.
    /// - Parameters:
    ///   - fields: the names of the fields that the person wants; none to have them guessed.
    ///   - name: what messages call the package.
    /// - Throws: ``InterchangeError`` if no note type has the fields.
    init(_ db: Database, _ collection: AnkiCollection, fields: [String], name: String) throws {
        var counts: [Int64: Int] = [:]
        var texts: [Int64: [[String]]] = [:]
        try db.forEachRow("SELECT CAST(mid AS INTEGER), CAST(flds AS BLOB) FROM notes") { row in
            let id = row.integer(0)
            counts[id, default: 0] += 1
            guard texts[id, default: []].count < Self.samples, row.bytes(1).count <= Self.sampleSize,
                let text = row.text(1)
            else { return }
            let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
            texts[id, default: []].append(fields.map { HTMLText.plain(String($0)) })
        }
        let used = counts.keys.compactMap { id in collection.noteTypes[id].map { (id: id, type: $0) } }
            .sorted { ($0.type.name, $0.id) < ($1.type.name, $1.id) }
        if !fields.isEmpty, !used.contains(where: { AnkiFieldChoice(named: fields, in: $0.type) != nil }) {
            let wanted = fields.map { "'\($0)'" }.joined(separator: " and ")
            let types = used.prefix(20).map { "\n  \($0.type.name): \($0.type.fields.joined(separator: ", "))" }
            throw InterchangeError.unsuitable(
                "No note type in '\(name)' has the fields \(wanted); name two that one has:\(types.joined())")
        }
        for (id, type) in used where !type.isCloze || AnkiFieldChoice(named: fields, in: type) != nil {
            guard
                let choice = AnkiFieldChoice(named: fields, in: type)
                    ?? AnkiFieldChoice(guessedFor: type, samples: texts[id] ?? [])
            else { continue }
            choices[id] = choice
            // Of what we made ourselves there is nothing to be told.
            if id == AnkiLayout.noteType, fields.isEmpty { continue }
            let note = choice.note.map { ", and '\(type.fields[$0])' a note" } ?? ""
            let count = counts[id] ?? 0
            remarks.append(
                "In \(count) \(count == 1 ? "note" : "notes") of the type '\(type.name)' the field "
                    + "'\(type.fields[choice.short])' is the acronym, '\(type.fields[choice.long])' what it stands for\(note)."
            )
        }
    }
}
