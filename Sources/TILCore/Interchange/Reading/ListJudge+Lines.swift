import TILText

/// The entries in lines of text.
extension ListJudge {
    mutating func addLines(_ lines: [ListLine]) {
        let isAccepted = document.isOwn || choices.isNamed || lineEvidence.isEnough
        let hasOthers = groups.groups.contains { group in group.layout.evidence.isEnough }
        let first = lineCount
        lineCount += lines.count
        if choices.columns != nil || !isAccepted && (hasOthers || lineEvidence.splitCount == 0) {
            for line in lines { leave(line) }
            return
        }
        if !document.isOwn, !choices.isNamed {
            for split in splits[first..<lineCount] {
                if let split { counts[split.short, default: 0] += 1 }
            }
        }
        var pending = PendingEntry()
        for (index, line) in lines.enumerated() {
            let entry = LineEntry(
                line, split: { splits.isEmpty ? splitter.split(line) : splits[first + index] }, isOwn: document.isOwn,
                isFirst: reading.entryCount == 0 && pending.record == nil)
            let isFollowedByNested = index + 1 < lines.count && lines[index + 1].depth > line.depth
            add(line, entry, isFollowedByNested: isFollowedByNested, &pending)
        }
        flush(&pending)
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
        let isNested = line.depth > 0
        if let head = pending.head, line.depth <= head.depth { endHead(&pending) }
        switch entry {
        case .header: others.append(line.line...line.line)
        case .entry(let record, let split):
            if lineEvidence.areItems, !line.isItem, split.separator != .mark || !split.hasSign,
                SpelledMeaning(of: split.short, in: split.long) == nil
            {
                flush(&pending)
                return leave(line)
            }
            if let last = pending.record, !document.isOwn, Self.isLabelled(line, split, after: last) {
                return addNote(line, to: &pending)
            }
            if isNested, !isStandalone(split) {
                if pending.record != nil { return addNote(line, to: &pending) }
                if pending.head != nil { return addMeaning(line, to: &pending) }
            }
            flush(&pending.record)
            let isDeclared = lineEvidence.evidence == .declared
            if isKey(record.short, record.long, isDeclared ? .declared : .none) {
                return reject(Rejection(line: line.line, reason: RejectionReason.repeatedKey, text: line.text))
            }
            pending.record = record
        case .noEntry(let reason):
            if pending.head != nil, isNested { return addMeaning(line, to: &pending) }
            if isNested, pending.record != nil { return addNote(line, to: &pending) }
            flush(&pending.record)
            if isFollowedByNested, line.isItem {
                pending.head = line
                pending.isHeadUsed = false
            } else if line.isItem {
                reject(Rejection(line: line.line, reason: reason, text: line.text))
            } else {
                leave(line)
            }
        }
    }

    /// Returns whether a line directly below an entry is a remark on it with a label, such as `Meaning: ...`.
    private static func isLabelled(_ line: ListLine, _ split: LineSplit, after entry: ImportRecord) -> Bool {
        guard line.line == entry.line + 1, split.separator == .colon else { return false }
        let isLabel = [ColumnNames.meaning, ColumnNames.note].contains { names in
            ColumnNames.isName(split.short, of: names)
        }
        return isLabel && split.short != split.short.uppercased() && split.quality ?? 0 == 0
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
        return (split.quality ?? 1) > 0 && (split.separator == splitter.primary || (split.quality ?? 0) > 0)
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
