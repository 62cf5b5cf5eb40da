import GRDB

/// What an import writes to things that exist already.
extension Importer {
    /// Gives known things the tags of the options, and the note and the tags of their entries where there never were
    /// any.
    mutating func writeKnown() throws {
        for number in lines.indices {
            if number.isMultiple(of: ImportContents.progressStep) { try progress() }
            try writeKnown(lines[number], number)
        }
    }

    private mutating func writeKnown(_ line: Line, _ number: Int) throws {
        let entry = line.entry
        let new = newThing(in: line.row)
        try claim(new?.kept ?? line.meaning, for: entry.draft.origin)
        if new == nil, entry.id != nil { try update(line.row, to: entry) }
        if entry.draft.tags.isEmpty, entry.draft.note.isEmpty { return }
        let row = new?.kept?.row ?? line.row
        // A repeated entry completes the new thing of an earlier one.
        if let written = newThing(in: row) {
            if written.line != number { try complete(row, from: entry) }
            return
        }
        guard let known = try KnownThing(row: row, db) else { return }
        try tag(known, in: entry.file)
        // An entry that only may correct the thing says nothing else about it.
        if new?.isCorrection == true, try !options.updates || KnownThing.isEdited(row, db) { return }
        try fill(known, from: entry)
    }

    /// Makes a deck's thing one of the person's list that has it, too, so that a quiz asks the whole list in time. Undo
    /// does not take this back, because devices keep the stronger origin.
    private func claim(_ meaning: ImportedMeanings.Meaning, for list: ThingOrigin) throws {
        guard list.kind == .list, let present = ThingOrigin(text: meaning.origin), present.kind == .deck,
            present < list
        else { return }
        try SyncField(SyncField.origin, list.text).write(to: meaning.row, db)
    }

    /// Corrects the thing with an entry's identifier if its text differs, or reports that it could be corrected.
    private mutating func update(_ row: Int64, to entry: ImportContents.Entry) throws {
        guard let known = try KnownThing(row: row, db), known.id == entry.id else { return }
        let draft = entry.draft
        let isSameText = known.short == draft.short && known.long == draft.long
        if !isSameText {
            let outcome: NearRepeat.Outcome = options.updates ? .corrected : .correctable
            reports[entry.file].add(
                NearRepeat(line: entry.line, short: draft.short, long: draft.long, other: known.long, outcome: outcome))
        }
        guard options.updates else { return }
        let isSameNote = draft.note.isEmpty || known.note == draft.note
        let missing = entry.ownTags.filter { tag in !known.hasTag(tag) }
        if isSameText && isSameNote && missing.isEmpty { return }
        reports[entry.file].known -= 1
        reports[entry.file].updated += 1
        try writes.write("short", from: known.short, to: draft.short, known)
        try writes.write("long", from: known.long, to: draft.long, known)
        if !isSameNote { try writes.write("note", from: known.note, to: draft.note, known) }
        for tag in missing { try writes.write("#" + tag, from: false, to: true, known) }
    }

    /// Adds the note and the tags of an entry to a thing that this import adds.
    private func complete(_ row: Int64, from entry: ImportContents.Entry) throws {
        guard let new = try KnownThing(row: row, db) else { return }
        for tag in entry.draft.tags where !new.hasTag(tag) { try SyncField("#" + tag, 1).write(to: row, db) }
        if new.note.isEmpty, !entry.draft.note.isEmpty { try SyncField("note", entry.draft.note).write(to: row, db) }
    }

    private mutating func tag(_ known: KnownThing, in file: Int) throws {
        let missing = ThingDraft.tags(in: options.tags).filter { tag in !known.hasTag(tag) }
        if !missing.isEmpty { reports[file].tagged += 1 }
        for tag in missing { try writes.write("#" + tag, from: false, to: true, known) }
    }

    private mutating func fill(_ known: KnownThing, from entry: ImportContents.Entry) throws {
        let file = entry.file
        let optionTags = Set(ThingDraft.tags(in: options.tags).map { tag in tag.lowercased() })
        let missing = try entry.ownTags.filter { tag in
            try !known.hasTag(tag) && !optionTags.contains(tag.lowercased()) && !known.everHad("#" + tag, db)
        }
        if !missing.isEmpty { reports[file].gotTags += 1 }
        for tag in missing { try writes.write("#" + tag, from: false, to: true, known) }
        if known.note.isEmpty, !entry.draft.note.isEmpty, try !known.everHad("note", db) {
            reports[file].gotNote += 1
            try writes.write("note", from: "", to: entry.draft.note, known)
        } else if !entry.draft.note.isEmpty, known.note != entry.draft.note {
            unusedNotes[file, default: []].append(entry.line)
        }
    }
}
