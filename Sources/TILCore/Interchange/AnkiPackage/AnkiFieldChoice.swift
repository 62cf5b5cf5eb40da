import GRDB

/// The fields of a note type that hold the acronym, the meaning, the note and the source.
struct AnkiFieldChoice: Hashable {
    /// The number of the acronym's field, from 0.
    let short: Int
    /// The number of the meaning's field.
    let long: Int
    /// The number of the note's field, if there is one.
    let note: Int?
    /// The number of the source's field, if the note type has one.
    let source: Int?

    /// The least share of notes with fields that fit each other for the texts to decide.
    private static let leastShare = 0.3

    /// Finds the fields that a person named; nil if the note type does not have all of them.
    init?(named names: [String], in type: AnkiNoteType) {
        let found = names.compactMap { name in
            type.fields.firstIndex { $0.lowercased() == FieldText.trimmed(name).lowercased() }
        }
        guard found.count == names.count, found.count >= 2 else { return nil }
        (short, long, note) = (found[0], found[1], found.count > 2 ? found[2] : nil)
        source = Self.source(of: type, besides: found)
    }

    /// Guesses the most likely fields; nil if the note type has fewer than two.
    ///
    /// If a field's name says that it is the acronym, the names decide. Otherwise, if the letters of one field run
    /// through the words of another in many notes, these are the two. Otherwise names such as Front and Back decide, or
    /// else the order of the fields.
    /// - Parameter samples: the fields of some notes, as text.
    init?(guessedFor type: AnkiNoteType, samples: [[String]]) {
        guard type.fields.count > 1 else { return nil }
        let named = ColumnLayout(header: type.fields)
        var best: (short: Int, long: Int, score: Double)?
        for short in type.fields.indices.prefix(20) {
            for long in type.fields.indices.prefix(20) where long != short {
                let fitting = samples.count {
                    short < $0.count && long < $0.count && AcronymGuess.fits($0[short], $0[long])
                }
                let score = Double(fitting) / Double(max(1, samples.count))
                if score > best?.score ?? 0 { best = (short, long, score) }
            }
        }
        let isSaid = named.map { ColumnLayout.namesAcronyms(type.fields[$0.short]) } ?? false
        if let best, best.score >= Self.leastShare, !isSaid {
            (short, long) = (best.short, best.long)
        } else {
            (short, long) = named.map { ($0.short, $0.long) } ?? (0, 1)
        }
        let taken = [short, long]
        let source = Self.source(of: type, besides: taken)
        self.source = source
        note =
            named?.note.flatMap { taken.contains($0) ? nil : $0 }
            ?? type.fields.indices.first { !taken.contains($0) && $0 != source }
    }

    private static func source(of type: AnkiNoteType, besides taken: [Int]) -> Int? {
        type.fields.indices.first { type.fields[$0].lowercased() == "source" && !taken.contains($0) }
    }
}

/// A first look at a package's notes: which note types there are notes of, and which of their fields are what.
struct AnkiSurvey {
    /// The findings, one sentence for each note type.
    private(set) var remarks: [String] = []
    /// Which fields of a note type are what: of those that have enough, and whose notes are no sentences with gaps.
    private(set) var choices: [Int64: AnkiFieldChoice] = [:]

    /// How many notes of a note type are looked at, and how many bytes of each.
    private static let samples = 200
    private static let sampleSize = 4_096

    /// Looks at all notes once.
    /// - Parameters:
    ///   - fields: the names of the fields that the person chose; empty to guess them.
    ///   - name: the name of the package in messages.
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
                "No note type in '\(name)' has the fields \(wanted). Name two fields of one type:\(types.joined())")
        }
        for (id, type) in used where !type.isCloze || AnkiFieldChoice(named: fields, in: type) != nil {
            guard
                let choice = AnkiFieldChoice(named: fields, in: type)
                    ?? AnkiFieldChoice(guessedFor: type, samples: texts[id] ?? [])
            else { continue }
            choices[id] = choice
            // Notes that til exported need no remark, since their fields are known.
            if id == AnkiLayout.noteType, fields.isEmpty { continue }
            let note = choice.note.map { ", and '\(type.fields[$0])' a note" } ?? ""
            let count = counts[id] ?? 0
            remarks.append(
                "In \(count) \(count == 1 ? "note" : "notes") of the type '\(type.name)' the field "
                    + "'\(type.fields[choice.short])' is the acronym, '\(type.fields[choice.long])' its meaning\(note)."
            )
        }
    }
}
