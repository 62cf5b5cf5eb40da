/// The road from a text file to its entries: readers separate the text, the letters of the entries choose among the
/// readers, and in doubt nothing is stored.
struct ListRoad {
    /// A way to read the text.
    private struct Candidate {
        let format: InterchangeFormat
        let reader: ListReader
        var isCertain = false
    }

    private struct Found {
        let candidate: Candidate
        let reading: ListReading
        let worth: Double
    }

    private let text: ListText
    private let choices: ListChoices
    private let lineCount: Int
    /// The way to read a file that is not text, or nil.
    private var fixed: Candidate?

    /// A reading in doubt counts only if it is this much better than one without.
    private static let doubtFactor = 2.0
    /// The worth of a reading in comparison if the name of the file says that it has the format.
    private static let nameFactor = 1.1
    /// The same if the reader is certain of the format.
    private static let certainFactor = 2.0

    /// Decodes a file.
    /// - Throws: ``InterchangeError`` if it is not text in a known encoding.
    init(_ contents: FileContents, options: ReadingOptions) throws(InterchangeError) {
        self.init(
            try ListText(contents),
            ListChoices(
                columns: options.columns, separators: options.separator?.separators,
                isNamed: options.columns != nil || options.separator != nil))
    }

    /// Takes the rows of a file that is not text.
    init(_ document: ListDocument, of format: InterchangeFormat, name: String, options: ReadingOptions) {
        let choices = ListChoices(columns: options.columns, isNamed: options.columns != nil)
        let reader = ListReader(fit: { _ in .certain }, read: { _ in document })
        self.init(ListText(name: name, text: "-"), choices, Candidate(format: format, reader: reader, isCertain: true))
    }

    private init(_ text: ListText, _ choices: ListChoices, _ fixed: Candidate? = nil) {
        self.text = text
        self.choices = choices
        lineCount = text.lineCount
        self.fixed = fixed
    }

    /// Returns the file's entries, ready to be imported.
    /// - Parameter format: the format that the person named, or nil to recognise it.
    /// - Throws: ``InterchangeError/doubtful(_:)`` if the letters do not decide, or another case if nothing is found.
    func file(as format: InterchangeFormat?) throws(InterchangeError) -> ImportFile {
        let named = format ?? formatOfExtension ?? PlainText.format
        // In the format of wtf, a line with a number sign may be an entry.
        let hasEntries = named == WTF.format && WTF.hasEntry(text)
        if text.isBlank, !hasEntries {
            return ImportFile(name: text.name, format: named.name, isBlank: true) { _ in }
        }
        guard let found = try best(as: format) else {
            throw .nothingFound(name: text.name, isProse: isProse)
        }
        if let doubt = found.reading.doubt {
            throw .doubtful(try self.doubt(isProse(found.reading) ? .prose : doubt, found, format))
        }
        let isMarkup = fixed == nil && !found.reading.isOwn
        let left = isMarkup ? LeftText(text, format: found.candidate.format.name, found.reading).remarks : []
        let items = found.reading.items + left.map { remark in ImportItem.remark(remark) }
        return ImportFile(name: text.name, format: found.candidate.format.name) { body in
            for item in items { try body(item) }
        }
    }

    private var formatOfExtension: InterchangeFormat? {
        InterchangeFormat.importable.first { format in format.fileExtensions.contains(text.fileExtension) }
    }

    // MARK: Choosing

    /// Returns the best reading of the text, or nil if no reader finds an entry.
    private func best(as format: InterchangeFormat?) throws(InterchangeError) -> Found? {
        var choices = choices
        if format != nil { choices.isNamed = true }
        let candidates = candidates(as: format)
        let isOnly = candidates.count == 1
        let found =
            isOnly
            ? try reading(by: candidates[0], choices, isFormatNamed: format != nil)
            : try best(of: candidates, choices, isFormatNamed: format != nil)
        if found == nil, choices.columns != nil {
            throw .invalid("'\(text.name)' has no table, so it has no columns to choose.")
        }
        return found
    }

    /// Returns the reading of the whole text by the only candidate, or nil if it is not usable.
    private func reading(
        by candidate: Candidate, _ choices: ListChoices, isFormatNamed: Bool
    ) throws(InterchangeError) -> Found? {
        let document = candidate.reader.read(text)
        let reading = try reading(of: document, choices)
        let found = Found(candidate: candidate, reading: reading, worth: worth(of: reading, candidate))
        if document.isOwn { return found }
        if choices.columns != nil, reading.columns == nil { return nil }
        let isUsable = reading.hasItems || isUsable(reading, candidate, choices, isFormatNamed: isFormatNamed)
        return isUsable ? found : nil
    }

    /// Returns the reading of the whole text by the candidate that reads the start of the text best.
    private func best(
        of candidates: [Candidate], _ choices: ListChoices, isFormatNamed: Bool
    ) throws(InterchangeError) -> Found? {
        let sample = text.sample
        var found: [Found] = []
        var failure: InterchangeError?
        for candidate in candidates {
            let document = candidate.reader.read(sample)
            do {
                // What til wrote has only one meaning.
                if document.isOwn { return try wholeReading(by: candidate, choices, worth: 1) }
                let reading = try reading(of: document, choices)
                if isUsable(reading, candidate, choices, isFormatNamed: isFormatNamed) {
                    found.append(Found(candidate: candidate, reading: reading, worth: worth(of: reading, candidate)))
                }
            } catch {
                failure = failure ?? error
            }
        }
        guard let best = Self.best(of: found) else {
            if let failure { throw failure }
            return nil
        }
        let isWhole = sample.text.utf8.count == text.text.utf8.count
        return isWhole ? best : try wholeReading(by: best.candidate, choices, worth: best.worth)
    }

    private func wholeReading(
        by candidate: Candidate, _ choices: ListChoices, worth: Double
    ) throws(InterchangeError) -> Found {
        let reading = try reading(of: candidate.reader.read(text), choices)
        return Found(candidate: candidate, reading: reading, worth: worth)
    }

    /// Whether a reading may be compared with others.
    private func isUsable(
        _ reading: ListReading, _ candidate: Candidate, _ choices: ListChoices, isFormatNamed: Bool
    ) -> Bool {
        let lacksColumns = choices.columns != nil && reading.columns == nil
        let lacksEntries = reading.entryCount == 0 && !isFormatNamed
        let lacksLetters = candidate.reader.needsLetters && !reading.isSpelled
        return !lacksColumns && !lacksEntries && !lacksLetters
    }

    private func reading(
        of document: ListDocument, _ choices: ListChoices
    ) throws(InterchangeError) -> ListReading {
        try ListJudge.reading(of: document, name: text.name, choices: choices, lineCount: lineCount)
    }

    private func worth(of reading: ListReading, _ candidate: Candidate) -> Double {
        if candidate.isCertain { return reading.worth * Self.certainFactor }
        let hasExtension = candidate.format.fileExtensions.contains(text.fileExtension)
        // Any list can be in a file that is named like text.
        let isNamed = hasExtension && candidate.format.name != PlainText.format.name
        return isNamed ? reading.worth * Self.nameFactor : reading.worth
    }

    /// Returns the best of several readings. Of equal ones, the first wins.
    private static func best(of found: [Found]) -> Found? {
        let certain = greatest(found.filter { found in found.reading.doubt == nil })
        let doubtful = greatest(found.filter { found in found.reading.doubt != nil })
        guard let certain else { return doubtful }
        guard let doubtful, let doubt = doubtful.reading.doubt else { return certain }
        // Running text, keys and settings are no rivals of a list.
        let isRival = ![.prose, .keys, .settings].contains(doubt)
        let isMuchBetter = doubtful.worth > certain.worth * doubtFactor
        return isRival && isMuchBetter ? doubtful : certain
    }

    /// Returns the reading that is clearly worth more than those before it.
    private static func greatest(_ readings: [Found]) -> Found? {
        guard var best = readings.first else { return nil }
        for next in readings.dropFirst() {
            // A few entries more or less are no difference.
            if next.worth > best.worth * 1.05 + 0.5 { best = next }
        }
        return best
    }

    // MARK: Candidates

    /// Returns the readers whose kind the text may have.
    private func candidates(as format: InterchangeFormat?) -> [Candidate] {
        if let fixed { return [fixed] }
        if let separators = choices.separators { return Self.candidates(separatedBy: separators) }
        var all: [Candidate] = []
        var certain: [Candidate] = []
        var possible: [Candidate] = []
        for format in format.map({ format in [format] }) ?? Self.order {
            for reader in format.readers {
                let fit = reader.fit(text)
                let candidate = Candidate(format: format, reader: reader, isCertain: fit == .certain)
                all.append(candidate)
                if fit == .certain { certain.append(candidate) }
                if fit != .no { possible.append(candidate) }
            }
        }
        if format != nil {
            if let first = certain.first { return [first] }
            // A format that the person named is read, whatever its marks are.
            return possible.isEmpty ? all : possible
        }
        // Any text can be in a file that is named like Markdown.
        let other = certain.first { candidate in candidate.format.name != Markdown.format.name }
        return other.map { other in [other] } ?? possible
    }

    /// Returns the readers of tables and lines with separators that the person named.
    private static func candidates(separatedBy separators: [LineSeparator]) -> [Candidate] {
        var candidates: [Candidate] = []
        if separators.contains(.comma) {
            candidates.append(Candidate(format: CSV.format, reader: DelimitedTables.comma))
        }
        if separators.contains(.semicolon) {
            candidates.append(Candidate(format: CSV.format, reader: DelimitedTables.semicolon))
        }
        if separators.contains(.bar) {
            candidates.append(Candidate(format: PlainText.format, reader: DelimitedTables.bar))
        }
        if separators.contains(.gap) {
            candidates.append(Candidate(format: TSV.format, reader: DelimitedTables.tab))
        }
        candidates.append(Candidate(format: PlainText.format, reader: TextReader.reader))
        return candidates
    }

    /// The formats in the order in which the first of equal readings wins: tables before lines.
    private static let order: [InterchangeFormat] = {
        let exported = [Publishing.mkdocs, Publishing.acro, Publishing.glossaries, Publishing.quarto]
        let exportedNames = exported.map { format in format.name }
        var order: [InterchangeFormat] = []
        for format in InterchangeFormat.all where !format.readers.isEmpty && !exportedNames.contains(format.name) {
            if format.name != PlainText.format.name { order.append(format) }
        }
        return order + [PlainText.format]
    }()

    // MARK: Prose

    /// The length from which a line is long, in bytes.
    private static let longLine = 60

    /// Whether most lines are long.
    private var isProse: Bool {
        let lines = text.sample.firstLines(200).filter { line in !line.hasPrefix("#") }
        return lines.count { line in line.utf8.count > Self.longLine } * 2 > lines.count
    }

    /// Returns whether a reading in doubt has few acronyms, and its text has long lines.
    private func isProse(_ reading: ListReading) -> Bool {
        let entries = reading.entries(200)
        let looks = entries.count { entry in AcronymLook.isLikely(entry.short) }
        return isProse && looks * 4 < entries.count
    }

    // MARK: Doubt

    /// Returns the doubt about a reading with what else it could mean. Each proposal was tried.
    private func doubt(
        _ doubt: ListReading.Doubt, _ found: Found, _ format: InterchangeFormat?
    ) throws(InterchangeError) -> ListDoubt {
        var result = ListDoubt(
            name: text.name, format: found.candidate.format.name, reason: doubt,
            entries: found.reading.entries(ListDoubt.shownEntries).map(EntryText.init),
            count: found.reading.entryCount)
        result.proposals = proposals(for: doubt, found)
        return result
    }

    private func proposals(for doubt: ListReading.Doubt, _ found: Found) -> [ListProposal] {
        if [.keys, .settings, .prose].contains(doubt) { return [] }
        var proposals: [ListProposal] = []
        for option in options(found) {
            if proposals.count == ListDoubt.mostProposals { break }
            guard let proposal = tried(option) else { continue }
            let isNew = !proposals.contains { earlier in earlier.entries == proposal.entries }
            if isNew { proposals.append(proposal) }
        }
        return proposals
    }

    /// Returns the options that may help, the likeliest first.
    private func options(_ found: Found) -> [ListProposal] {
        if found.reading.columns != nil {
            return columnOrders(found.reading).map { order in
                ListProposal(format: found.candidate.format.name, columns: "\(order.short + 1),\(order.long + 1)")
            }
        }
        var separators: [LineSeparator] = [.equals, .colon, .dash, .gap, .comma]
        if let separator = found.reading.separator { separators.insert(separator, at: 0) }
        return separators.map { separator in ListProposal(separator: separator.name) }
    }

    /// Returns a proposal with its entries, or nil if an import with it would find none.
    private func tried(_ option: ListProposal) -> ListProposal? {
        guard let reading = reading(with: option), reading.entryCount > 0 else { return nil }
        var proposal = option
        proposal.entries = reading.entries(ListDoubt.shownEntries).map(EntryText.init)
        proposal.count = reading.entryCount
        let hasMarkup = proposal.entries.contains { entry in ListDoubt.isMarkup(entry.short) }
        return hasMarkup ? nil : proposal
    }

    /// Returns the columns that may be meant, the likeliest first. An order in which the meanings look like acronyms,
    /// and the acronyms do not, is none of them.
    private func columnOrders(_ reading: ListReading) -> [ColumnLayout] {
        guard let columns = reading.columns else { return [] }
        let swapped = ColumnLayout(short: columns.long, long: columns.short)
        let entries = reading.entries(200)
        let shortLooks = entries.count { entry in AcronymLook.isLikely(entry.short) }
        let longLooks = entries.count { entry in AcronymLook.isLikely(entry.long) }
        if shortLooks > 2 * longLooks { return [columns] }
        if longLooks > 2 * shortLooks { return [swapped] }
        var shortLength = 0
        var longLength = 0
        for entry in entries {
            shortLength += entry.short.utf8.count
            longLength += entry.long.utf8.count
        }
        let isLikelierSwapped = longLooks == shortLooks ? shortLength > 2 * longLength : longLooks > shortLooks
        return isLikelierSwapped ? [swapped, columns] : [columns, swapped]
    }

    /// Returns what an import with the options of a proposal would store, or nil if it would be refused.
    private func reading(with proposal: ListProposal) -> ListReading? {
        var choices = ListChoices(isNamed: true)
        choices.columns = proposal.columns.flatMap { column in ColumnChoice(column) }
        choices.separators = proposal.separator.flatMap { name in LineSeparator.named(name) }
        let format = proposal.format.flatMap { format in try? InterchangeFormat.named(format) }
        return try? ListRoad(text, choices, fixed).best(as: format)?.reading
    }
}
