import TILText

/// The entries in lines of text.
extension ListJudge {
    mutating func addLines(_ lines: [ListLine]) {
        let first = lineCount
        lineCount += lines.count
        if areOtherText {
            for line in lines { leave(line) }
            return
        }
        if !document.isOwn, !choices.isNamed {
            for case let split? in splits[first..<lineCount] { counts[split.short, default: 0] += 1 }
        }
        var pending = PendingEntry()
        for (index, line) in lines.enumerated() {
            let isFirst = reading.entryCount == 0 && pending.record == nil
            let entry = LineEntry(
                line, split: { splits.isEmpty ? splitter.split(line) : splits[first + index] }, isOwn: document.isOwn,
                isFirst: isFirst)
            let isFollowedByNested = index + 1 < lines.count && lines[index + 1].depth > line.depth
            add(line, entry, isFollowedByNested: isFollowedByNested, &pending)
        }
        flush(&pending)
    }

    /// Whether lines are other text, because the person named columns, or because nothing says that they are a list.
    private var areOtherText: Bool {
        if choices.columns != nil { return true }
        if document.isOwn || choices.isNamed || lineEvidence.isEnough { return false }
        return lineEvidence.splitCount == 0 || groups.groups.contains { group in group.layout.evidence.isEnough }
    }

    /// An entry to which nested lines may still add, or an item whose meanings are its nested items.
    struct PendingEntry {
        var record: ImportRecord?
        /// The item without a meaning of its own.
        var head: ListLine?
        var isHeadUsed = false
    }

    mutating func add(
        _ line: ListLine, _ entry: LineEntry, isFollowedByNested: Bool, _ pending: inout PendingEntry
    ) {
        if let head = pending.head, line.depth <= head.depth { endHead(&pending) }
        switch entry {
        case .header: others.append(line.line...line.line)
        case .entry(let record, let split): add(line, record, split, &pending)
        case .noEntry where FileLabels.isEmptyLabel(line.text): leave(line)
        case .noEntry(let reason): addOther(line, reason, isFollowedByNested: isFollowedByNested, &pending)
        }
    }

    /// Adds a line that was split. It may be a part of the entry above it.
    private mutating func add(
        _ line: ListLine, _ record: ImportRecord, _ split: LineSplit, _ pending: inout PendingEntry
    ) {
        if let above = pending.record, !FileLabels.isName(above.short), FileLabels.isPartOfEntry(split) {
            return addNote(line, to: &pending)
        }
        if isParagraphBesideItems(line, split) {
            flush(&pending)
            return leave(line)
        }
        if line.depth > 0, !isStandalone(split) {
            if pending.record != nil { return addNote(line, to: &pending) }
            if pending.head != nil { return addMeaning(line, to: &pending) }
        }
        flush(&pending.record)
        let evidence = lineEvidence.evidence == .declared ? TableLayout.Evidence.declared : .none
        if isKey(record.short, record.long, evidence) {
            return reject(Rejection(line: line.line, reason: RejectionReason.repeatedKey, text: line.text))
        }
        pending.record = record
    }

    /// Returns whether a line is a paragraph next to the items of a list. It needs letters, or a mark at its start.
    private func isParagraphBesideItems(_ line: ListLine, _ split: LineSplit) -> Bool {
        let isMarked = split.separator == .mark && split.hasSign
        guard lineEvidence.areItems, !line.isItem, !isMarked else { return false }
        return SpelledMeaning(of: split.short, in: split.long) == nil
    }

    /// Adds a line that is not an entry alone. It may be a part of the entry above it, or have meanings below it.
    private mutating func addOther(
        _ line: ListLine, _ reason: String, isFollowedByNested: Bool, _ pending: inout PendingEntry
    ) {
        if line.depth > 0 {
            if pending.head != nil { return addMeaning(line, to: &pending) }
            if pending.record != nil { return addNote(line, to: &pending) }
        }
        flush(&pending.record)
        if !line.isItem {
            leave(line)
        } else if isFollowedByNested {
            pending.head = line
            pending.isHeadUsed = false
        } else {
            reject(Rejection(line: line.line, reason: reason, text: line.text))
        }
    }

    /// Adds a nested item as a meaning of the item above it.
    mutating func addMeaning(_ line: ListLine, to pending: inout PendingEntry) {
        guard let head = pending.head else { return }
        let isAcronym = choices.isNamed || AcronymLook.isLikely(head.text)
        if !isAcronym, SpelledMeaning(of: head.text, in: line.text) == nil { return leave(line) }
        flush(&pending.record)
        pending.isHeadUsed = true
        finish(
            ImportRecord(line: line.line, short: head.text, long: line.text, note: line.note, tags: line.tags), rules,
            spelled: 0)
    }

    /// Adds a nested line to the entry above it: to its meaning if it continues the text, or else to its note.
    mutating func addNote(_ line: ListLine, to pending: inout PendingEntry) {
        used.insert(line.line)
        if line.isContinuation, let long = pending.record?.long {
            pending.record?.long = EntryRules.joined(long, line.text)
            return
        }
        guard let note = pending.record?.note else { return }
        pending.record?.note = EntryRules.joined(note, line.text)
    }

    mutating func endHead(_ pending: inout PendingEntry) {
        flush(&pending.record)
        if let head = pending.head, !pending.isHeadUsed {
            reject(Rejection(line: head.line, reason: RejectionReason.noSeparator, text: head.text))
        }
        pending.head = nil
    }

    mutating func flush(_ pending: inout PendingEntry) {
        endHead(&pending)
        flush(&pending.record)
    }

    /// Returns whether a nested item is an entry of its own.
    private func isStandalone(_ split: LineSplit) -> Bool {
        if split.separator == .mark { return true }
        let isPrimary = split.separator == splitter.primary
        guard let quality = split.quality else { return isPrimary }
        return quality > 0
    }

    mutating func flush(_ record: inout ImportRecord?) {
        if let record { finish(record, rules, spelled: lineEvidence.share) }
        record = nil
    }

    /// Leaves a line out as text that is no entry.
    mutating func leave(_ line: ListLine) {
        reading.lostCount += 1
        others.append(line.line...(line.line + line.lineCount - 1))
    }
}
