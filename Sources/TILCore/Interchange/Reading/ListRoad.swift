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
        if text.isBlank {
            let named = format ?? InterchangeFormat.importable.first { $0.fileExtensions.contains(text.fileExtension) }
            return ImportFile(name: text.name, format: (named ?? PlainText.format).name, isBlank: true) { _ in }
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

    // MARK: Choosing

    /// Returns the best reading of the text, or nil if no reader finds an entry.
    private func best(as format: InterchangeFormat?) throws(InterchangeError) -> Found? {
        let candidates = candidates(as: format)
        let sample = text.sample
        let isWhole = sample.text.utf8.count == text.text.utf8.count
        var choices = choices
        if format != nil { choices.isNamed = true }
        var found: [Found] = []
        var failure: InterchangeError?
        for candidate in candidates {
            let isCertain = candidates.count == 1
            let document = candidate.reader.read(isCertain ? text : sample)
            do {
                // What til wrote has only one meaning.
                if document.isOwn {
                    let whole = isCertain ? document : candidate.reader.read(text)
                    let reading = try reading(of: whole, choices)
                    return Found(candidate: candidate, reading: reading, worth: 1)
                }
                let reading = try reading(of: document, choices)
                if choices.columns != nil, reading.columns == nil { continue }
                if isCertain, reading.hasItems { return Found(candidate: candidate, reading: reading, worth: 1) }
                if reading.entryCount == 0, format == nil { continue }
                if candidate.reader.needsLetters, !reading.isSpelled { continue }
                found.append(Found(candidate: candidate, reading: reading, worth: worth(of: reading, candidate)))
            } catch {
                failure = failure ?? error
            }
        }
        guard let best = Self.best(of: found) else {
            if let failure { throw failure }
            if choices.columns != nil { throw .invalid("'\(text.name)' has no table, so it has no columns to choose.") }
            return nil
        }
        if isWhole { return best }
        let document = best.candidate.reader.read(text)
        let reading = try reading(of: document, choices)
        return Found(candidate: best.candidate, reading: reading, worth: best.worth)
    }

    private func reading(
        of document: ListDocument, _ choices: ListChoices
    ) throws(InterchangeError) -> ListReading {
        try ListJudge.reading(of: document, name: text.name, choices: choices, lineCount: lineCount)
    }

    private func worth(of reading: ListReading, _ candidate: Candidate) -> Double {
        if candidate.isCertain { return reading.worth * Self.certainFactor }
        let isNamed = candidate.format.fileExtensions.contains(text.fileExtension)
        return reading.worth * (isNamed && candidate.format.name != PlainText.format.name ? Self.nameFactor : 1)
    }

    /// Returns the best of several readings. Of equal ones, the first wins.
    private static func best(of found: [Found]) -> Found? {
        func greatest(_ readings: [Found]) -> Found? {
            readings.reduce(nil) { best, next in
                guard let best else { return next }
                return next.worth > best.worth * 1.05 + 0.5 ? next : best
            }
        }
        let certain = greatest(found.filter { $0.reading.doubt == nil })
        let doubtful = greatest(found.filter { $0.reading.doubt != nil })
        guard let certain else { return doubtful }
        // Running text, keys and settings are no rivals of a list.
        let isRival = doubtful?.reading.doubt.map { ![.prose, .keys, .settings].contains($0) } ?? false
        guard let doubtful, isRival, doubtful.worth > certain.worth * doubtFactor else { return certain }
        return doubtful
    }

    /// Returns the readers whose kind the text may have.
    private func candidates(as format: InterchangeFormat?) -> [Candidate] {
        if let fixed { return [fixed] }
        let formats = format.map { format in [format] } ?? Self.order
        var all: [Candidate] = []
        for format in formats {
            for reader in format.readers { all.append(Candidate(format: format, reader: reader)) }
        }
        if let separators = choices.separators {
            let tables: [(LineSeparator, InterchangeFormat, ListReader)] = [
                (.comma, CSV.format, DelimitedTables.comma), (.semicolon, CSV.format, DelimitedTables.semicolon),
                (.bar, PlainText.format, DelimitedTables.bar), (.gap, TSV.format, DelimitedTables.tab),
            ]
            all = tables.filter { table in separators.contains(table.0) }.map { table in
                Candidate(format: table.1, reader: table.2)
            }
            all.append(Candidate(format: PlainText.format, reader: TextReader.reader))
            return all
        }
        let fits = all.map { candidate in
            let fit = candidate.reader.fit(text)
            return (
                candidate: Candidate(format: candidate.format, reader: candidate.reader, isCertain: fit == .certain),
                fit: fit
            )
        }
        let certain = fits.filter { fit in fit.fit == .certain }.map(\.candidate)
        if !certain.isEmpty {
            if format != nil { return [certain[0]] }
            // Any text can be in a file that is named like Markdown.
            if let other = certain.first(where: { $0.format.name != Markdown.format.name }) { return [other] }
        }
        let possible = fits.filter { fit in fit.fit != .no }.map(\.candidate)
        // A format that the person named is read, whatever its marks are.
        if possible.isEmpty, format != nil { return all }
        return possible
    }

    /// The formats in the order in which the first of equal readings wins: tables before lines.
    private static let order: [InterchangeFormat] = {
        let lines = [PlainText.format.name]
        let exported = [Publishing.mkdocs, Publishing.acro, Publishing.glossaries, Publishing.quarto].map(\.name)
        let text = InterchangeFormat.all.filter { !$0.readers.isEmpty && !exported.contains($0.name) }
        return text.filter { !lines.contains($0.name) } + text.filter { lines.contains($0.name) }
    }()

    private var isProse: Bool {
        let lines = text.sample.firstLines(200).filter { line in !line.hasPrefix("#") }
        return lines.count { line in line.utf8.count > 60 } * 2 > lines.count
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
        func add(_ proposal: ListProposal) {
            var proposal = proposal
            guard proposals.count < ListDoubt.mostProposals, let reading = tried(proposal), reading.entryCount > 0
            else {
                return
            }
            proposal.entries = reading.entries(ListDoubt.shownEntries).map(EntryText.init)
            proposal.count = reading.entryCount
            if proposal.entries.contains(where: { entry in ListDoubt.isMarkup(entry.short) }) { return }
            if !proposals.contains(where: { $0.entries == proposal.entries }) { proposals.append(proposal) }
        }
        let isTable = found.reading.columns != nil
        if isTable {
            for order in columnOrders(found.reading) {
                add(ListProposal(format: found.candidate.format.name, columns: "\(order.short + 1),\(order.long + 1)"))
            }
        }
        if let separator = found.reading.separator, !isTable { add(ListProposal(separator: separator.name)) }
        for separator in [LineSeparator.equals, .colon, .dash, .gap, .comma] where !isTable {
            add(ListProposal(separator: separator.name))
        }
        return proposals
    }

    /// Returns the columns that may be meant, the likeliest first. An order in which the meanings look like acronyms, and
    /// the acronyms do not, is none of them.
    private func columnOrders(_ reading: ListReading) -> [ColumnLayout] {
        guard let columns = reading.columns else { return [] }
        let swapped = ColumnLayout(short: columns.long, long: columns.short)
        let entries = reading.entries(200)
        let shortLooks = entries.count { entry in AcronymLook.isLikely(entry.short) }
        let longLooks = entries.count { entry in AcronymLook.isLikely(entry.long) }
        if shortLooks > 2 * longLooks { return [columns] }
        if longLooks > 2 * shortLooks { return [swapped] }
        let shortLength = entries.reduce(0) { $0 + $1.short.utf8.count }
        let longLength = entries.reduce(0) { $0 + $1.long.utf8.count }
        let isTurned = longLooks > shortLooks || longLooks == shortLooks && shortLength > 2 * longLength
        return isTurned ? [swapped, columns] : [columns, swapped]
    }

    /// Returns what an import with the options of a proposal would store, or nil if it would be refused.
    private func tried(_ proposal: ListProposal) -> ListReading? {
        var choices = ListChoices(isNamed: true)
        choices.columns = proposal.columns.flatMap { column in ColumnChoice(column) }
        choices.separators = proposal.separator.flatMap { LineSeparator.named($0) }
        let format = proposal.format.flatMap { format in try? InterchangeFormat.named(format) }
        return try? ListRoad(text, choices, fixed).best(as: format)?.reading
    }
}
