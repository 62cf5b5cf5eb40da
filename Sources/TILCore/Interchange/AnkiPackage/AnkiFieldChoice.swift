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
        let found = [layout.short, layout.long] + [layout.note].compactMap { note in note }
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

    /// Returns the fields that are named like an acronym and its meaning, or nil if the acronym's name says less, such
    /// as Front.
    private static func pair(named layout: ColumnLayout?, in type: AnkiNoteType) -> Pair? {
        guard let layout, ColumnNames.isName(type.fields[layout.short], of: ColumnNames.acronym) else { return nil }
        return Pair(short: layout.short, long: layout.long)
    }

    /// The maximum number of fields that are compared.
    private static let mostFields = 20

    /// Returns the fields of which one abbreviates the other in most samples, or nil if too few samples have such
    /// fields.
    private static func pair(spelledIn samples: [[String]], of type: AnkiNoteType) -> Pair? {
        var best: Pair?
        var bestCount = 0
        let fields = type.fields.indices.prefix(mostFields)
        for short in fields {
            for long in fields where long != short {
                let pair = Pair(short: short, long: long)
                let count = samples.count { sample in fits(pair, sample) }
                if count > bestCount {
                    best = pair
                    bestCount = count
                }
            }
        }
        return Double(bestCount) >= leastShare * Double(samples.count) ? best : nil
    }

    private static func fits(_ pair: Pair, _ sample: [String]) -> Bool {
        guard max(pair.short, pair.long) < sample.count else { return false }
        return AcronymGuess.fits(sample[pair.short], sample[pair.long])
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
    /// The maximum number of note types that a message lists.
    private static let mostListed = 20

    /// A note type with notes.
    private struct UsedType {
        let id: Int64
        let type: AnkiNoteType
        /// The number of its notes.
        let count: Int
        /// The fields of some notes, as text.
        let samples: [[String]]
    }

    /// Reads all notes once.
    /// - Parameters:
    ///   - fields: the fields that the person chose, or nil to guess them.
    ///   - name: the name of the package in messages.
    /// - Throws: ``InterchangeError`` if no note type has the fields.
    init(_ db: Database, _ collection: AnkiCollection, fields: ColumnChoice?, name: String) throws {
        let used = try Self.usedTypes(db, collection)
        var named: [Int64: AnkiFieldChoice] = [:]
        if let fields {
            for type in used { named[type.id] = AnkiFieldChoice(named: fields, in: type.type) }
            if named.isEmpty { throw Self.missing(fields, in: used, name: name) }
        }
        for type in used {
            guard let choice = named[type.id] ?? Self.guess(type) else { continue }
            choices[type.id] = choice
            // The fields of notes that til exported are fixed, so no remark is needed.
            let isOwn = type.id == AnkiLayout.noteType && fields == nil
            if !isOwn { remarks.append(Self.remark(on: choice, in: type)) }
        }
    }

    /// Returns the note types that have notes, in the order of their names.
    private static func usedTypes(_ db: Database, _ collection: AnkiCollection) throws -> [UsedType] {
        var counts: [Int64: Int] = [:]
        var texts: [Int64: [[String]]] = [:]
        let notes = "SELECT CAST(mid AS INTEGER) AS noteType, CAST(flds AS BLOB) AS fields FROM notes"
        try db.forEachRow(notes) { row in
            let id = row.integer("noteType")
            counts[id, default: 0] += 1
            let isWanted = texts[id, default: []].count < samples && row.bytes("fields").count <= sampleSize
            guard isWanted, let text = row.text("fields") else { return }
            let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
            texts[id, default: []].append(fields.map { field in HTMLText.plain(String(field)) })
        }
        var used: [UsedType] = []
        for (id, count) in counts {
            guard let type = collection.noteTypes[id] else { continue }
            used.append(UsedType(id: id, type: type, count: count, samples: texts[id] ?? []))
        }
        return used.sorted { left, right in (left.type.name, left.id) < (right.type.name, right.id) }
    }

    /// Returns the most likely fields of a note type, or nil for sentences with gaps, which have no such fields.
    private static func guess(_ type: UsedType) -> AnkiFieldChoice? {
        type.type.isCloze ? nil : AnkiFieldChoice(guessedFor: type.type, samples: type.samples)
    }

    private static func missing(_ fields: ColumnChoice, in used: [UsedType], name: String) -> InterchangeError {
        let types = used.prefix(mostListed).map { type in
            "\n  \(type.type.name): \(type.type.fields.joined(separator: ", "))"
        }
        return .unsuitable(
            "No note type in '\(name)' has the fields '\(fields.text)'. Name two fields of one type:\(types.joined())")
    }

    private static func remark(on choice: AnkiFieldChoice, in type: UsedType) -> String {
        let fields = type.type.fields
        let note = choice.note.map { note in ", and '\(fields[note])' a note" } ?? ""
        let notes = type.count == 1 ? "1 note" : "\(type.count) notes"
        return "In \(notes) of the type '\(type.type.name)' the field '\(fields[choice.short])' is the acronym, "
            + "'\(fields[choice.long])' its meaning\(note)."
    }
}
