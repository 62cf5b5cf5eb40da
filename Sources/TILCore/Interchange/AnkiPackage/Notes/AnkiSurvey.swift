/// A first look at a package's notes: which note types there are notes of, and which of their fields are what.
struct AnkiSurvey {
    /// How many notes there are.
    let noteCount: Int
    /// What was found out, a sentence for each note type.
    let remarks: [String]

    private let choices: [Int64: AnkiFieldChoice]

    /// How many notes of a note type are looked at, and how many bytes of each.
    private static let samples = 200
    private static let sampleSize = 4_096

    /// Looks at all notes once.
    /// - Parameters:
    ///   - fields: the names of the fields that the person wants; none to have them guessed.
    ///   - name: what messages call the package.
    /// - Throws: ``InterchangeError/noSuchFields(name:fields:noteTypes:)``.
    init(_ database: PackageDatabase, _ collection: AnkiCollection, fields: [String], name: String) throws {
        var counts: [Int64: Int] = [:]
        var texts: [Int64: [[String]]] = [:]
        let notes = try PackageStatement("SELECT mid, flds FROM notes", database)
        while try notes.step() {
            let id = notes.integer(0)
            counts[id, default: 0] += 1
            if texts[id, default: []].count < Self.samples, notes.bytes(1).count <= Self.sampleSize,
                let text = notes.text(1)
            {
                texts[id, default: []].append(
                    text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map {
                        HTMLText.plain(String($0))
                    })
            }
        }
        noteCount = counts.values.reduce(0, +)
        let used = counts.keys.compactMap { id in collection.noteTypes[id].map { (id: id, type: $0) } }
            .sorted { ($0.type.name, $0.id) < ($1.type.name, $1.id) }
        if !fields.isEmpty, !used.contains(where: { AnkiFieldChoice(named: fields, in: $0.type) != nil }) {
            throw InterchangeError.noSuchFields(
                name: name, fields: fields,
                noteTypes: used.prefix(20).map { "\($0.type.name): \($0.type.fields.joined(separator: ", "))" })
        }
        var choices: [Int64: AnkiFieldChoice] = [:]
        var remarks: [String] = []
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
        self.choices = choices
        self.remarks = remarks
    }

    /// Which fields of a note type are what; nil where it has too few, or where its notes are sentences with gaps.
    func choice(of noteType: Int64) -> AnkiFieldChoice? { choices[noteType] }
}
