import GRDB

/// The fields of a note type that hold the acronym, the meaning, the note and the source.
struct AnkiFieldChoice: Hashable {
    /// The number of the acronym's field, from 0.
    let short: Int
    /// The number of the meaning's field.
    let long: Int
    /// The number of the note's field, or nil if the note type has none.
    let note: Int?
    /// The number of the source's field, or nil if the note type has none.
    let source: Int?

    /// The minimum share of notes in which one field abbreviates the other, for the texts to decide.
    private static let leastShare = 0.3

    /// Finds the fields that the person named. The result is nil if the note type does not have all of them.
    init?(named choice: ColumnChoice, in type: AnkiNoteType) {
        guard let layout = try? choice.layout(header: type.fields, name: type.name) else { return nil }
        let found = [layout.short, layout.long] + [layout.note].compactMap { $0 }
        guard found.allSatisfy(type.fields.indices.contains) else { return nil }
        short = layout.short
        long = layout.long
        note = layout.note
        source = Self.source(of: type, besides: found)
    }

    /// Guesses the most likely fields. The result is nil if the note type has fewer than two.
    ///
    /// If a field's name suggests an acronym, the names decide. Otherwise, if the letters of one field occur in order
    /// in the words of another in many notes, these are the two fields. Otherwise names such as Front and Back decide,
    /// or else the order of the fields.
    /// - Parameter samples: the fields of some notes, as text.
    init?(guessedFor type: AnkiNoteType, samples: [[String]]) {
        guard type.fields.count > 1 else { return nil }
        let named = ColumnLayout(header: type.fields)
        let pair = Self.pair(named: named, in: type) ?? Self.pair(spelledIn: samples, of: type)
        short = pair?.short ?? named?.short ?? 0
        long = pair?.long ?? named?.long ?? 1
        let used = [short, long]
        let source = Self.source(of: type, besides: used)
        self.source = source
        if let named = named?.note, !used.contains(named) {
            note = named
        } else {
            note = type.fields.indices.first { index in !used.contains(index) && index != source }
        }
    }

    /// The fields of an acronym and its meaning.
    private struct Pair {
        let short: Int
        let long: Int
    }

    /// Returns the fields that are named like an acronym and its meaning, or nil if the acronym's name says less, such as
    /// Front.
    private static func pair(named layout: ColumnLayout?, in type: AnkiNoteType) -> Pair? {
        guard let layout, ColumnNames.isName(type.fields[layout.short], of: ColumnNames.acronym) else { return nil }
        return Pair(short: layout.short, long: layout.long)
    }

    /// Returns the fields of which one abbreviates the other in most samples, or nil if too few samples have such fields.
    private static func pair(spelledIn samples: [[String]], of type: AnkiNoteType) -> Pair? {
        var best: (pair: Pair, count: Int)?
        for short in type.fields.indices.prefix(20) {
            for long in type.fields.indices.prefix(20) where long != short {
                let count = samples.count { sample in
                    short < sample.count && long < sample.count && AcronymGuess.fits(sample[short], sample[long])
                }
                if count > best?.count ?? 0 { best = (Pair(short: short, long: long), count) }
            }
        }
        guard let best, Double(best.count) >= leastShare * Double(samples.count) else { return nil }
        return best.pair
    }

    private static func source(of type: AnkiNoteType, besides used: [Int]) -> Int? {
        type.fields.indices.first { index in type.fields[index].lowercased() == "source" && !used.contains(index) }
    }
}

/// The result of a first pass over a package's notes: the note types in use, and the fields to read.
struct AnkiSurvey {
    /// The findings, one sentence for each note type.
    private(set) var remarks: [String] = []
    /// The fields to read, by note type. Types with too few fields or with cloze deletions are excluded.
    private(set) var choices: [Int64: AnkiFieldChoice] = [:]

    /// The maximum number of sampled notes per note type, and their maximum size in bytes.
    private static let samples = 200
    private static let sampleSize = 4_096

    /// Reads all notes once.
    /// - Parameters:
    ///   - fields: the fields that the person chose, or nil to guess them.
    ///   - name: the name of the package in messages.
    /// - Throws: ``InterchangeError`` if no note type has the fields.
    init(_ db: Database, _ collection: AnkiCollection, fields: ColumnChoice?, name: String) throws {
        var counts: [Int64: Int] = [:]
        var texts: [Int64: [[String]]] = [:]
        let notes = "SELECT CAST(mid AS INTEGER) AS noteType, CAST(flds AS BLOB) AS fields FROM notes"
        try db.forEachRow(notes) { row in
            let id = row.integer("noteType")
            counts[id, default: 0] += 1
            guard texts[id, default: []].count < Self.samples, row.bytes("fields").count <= Self.sampleSize,
                let text = row.text("fields")
            else { return }
            let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
            texts[id, default: []].append(fields.map { field in HTMLText.plain(String(field)) })
        }
        let used = counts.keys.compactMap { id in collection.noteTypes[id].map { (id: id, type: $0) } }
            .sorted { ($0.type.name, $0.id) < ($1.type.name, $1.id) }
        func chosen(_ type: AnkiNoteType) -> AnkiFieldChoice? {
            fields.flatMap { field in AnkiFieldChoice(named: field, in: type) }
        }
        if let fields, !used.contains(where: { chosen($0.type) != nil }) {
            let types = used.prefix(20).map { "\n  \($0.type.name): \($0.type.fields.joined(separator: ", "))" }
            throw InterchangeError.unsuitable(
                "No note type in '\(name)' has the fields '\(fields.text)'. Name two fields of one type:\(types.joined())"
            )
        }
        for (id, type) in used where !type.isCloze || chosen(type) != nil {
            guard let choice = chosen(type) ?? AnkiFieldChoice(guessedFor: type, samples: texts[id] ?? []) else {
                continue
            }
            choices[id] = choice
            // The fields of notes that til exported are fixed, so no remark is needed.
            if id == AnkiLayout.noteType, fields == nil { continue }
            let note = choice.note.map { ", and '\(type.fields[$0])' a note" } ?? ""
            let count = counts[id] ?? 0
            remarks.append(
                "In \(count) \(count == 1 ? "note" : "notes") of the type '\(type.name)' the field "
                    + "'\(type.fields[choice.short])' is the acronym, '\(type.fields[choice.long])' its meaning\(note)."
            )
        }
    }
}
