/// Which fields of a note type hold the acronym, what it stands for, a note, and where it was met.
struct AnkiFieldChoice: Hashable {
    /// The number of the acronym's field, from 0.
    let short: Int
    /// The number of the meaning's field.
    let long: Int
    /// The number of the note's field, if there is one.
    let note: Int?
    /// The number of the field of where it was met, if there is one.
    let source: Int?

    /// The share of the notes whose fields must fit each other for the texts to decide.
    private static let leastShare = 0.3

    /// The fields that a person named; nil where the note type has not all of them.
    init?(named names: [String], in type: AnkiNoteType) {
        let found = names.compactMap { name in
            type.fields.firstIndex { $0.lowercased() == FieldText.trimmed(name).lowercased() }
        }
        guard found.count == names.count, found.count >= 2 else { return nil }
        (short, long, note) = (found[0], found[1], found.count > 2 ? found[2] : nil)
        source = Self.source(of: type, besides: found)
    }

    /// The fields that are the likeliest; nil where there are not two.
    ///
    /// Where a field says that it is the acronym, the names decide. Else, where the letters of one field run through the
    /// words of another in many notes, these are the two. Else names such as Front and Back decide, and else their order.
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
