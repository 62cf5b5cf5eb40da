import TILText

/// A parser that collects the entries, rows and paragraphs of a LaTeX file.
struct TeXListParser {
    private let lines: ByteLines
    private let source: TeXSource
    private(set) var document = ListDocument()
    private var index = 0
    /// The start of the text that belongs to no entry so far.
    private var textStart = 0
    /// The open item of a list.
    private var item: Item?
    /// The names of options that are neither text nor note, such as `sort`.
    private var skippedOptions: [String] = []
    /// The commands that occur at the start of several lines with two or more groups.
    private let ownCommands: Set<String>

    private struct Item {
        /// The offset of the item's text.
        let start: Int
        /// The text in brackets after `\item`, or nil.
        let term: String?
    }

    init(_ lines: ByteLines) {
        self.lines = lines
        source = TeXSource(lines.bytes)
        ownCommands = source.ownCommands(lines)
    }

    mutating func parse() {
        while index < source.bytes.count {
            guard source.bytes[index] == "\\" else {
                index += 1
                continue
            }
            readCommand()
        }
        endText(at: source.bytes.count)
        if !skippedOptions.isEmpty {
            document.parts.append(.remark("Not imported: \(skippedOptions.joined(separator: ", "))."))
        }
        for range in source.removed where isAtLineStart(range.lowerBound) { addOther(range) }
    }

    // MARK: Commands

    private mutating func readCommand() {
        let start = index
        let nameEnd = source.nameEnd(from: start + 1)
        let name = String(decoding: source.bytes[(start + 1)..<nameEnd], as: UTF8.self)
        index = max(nameEnd, start + 2)
        switch name {
        case "begin": begin(start)
        case "end": endEnvironment(start, nameEnd: nameEnd)
        case "item": beginItem(start, nameEnd: nameEnd)
        case _ where TeXCommands.withoutEntries.contains(name): skipCommand(name, start, nameEnd: nameEnd)
        default: readDeclaration(name, start, nameEnd: nameEnd)
        }
    }

    private mutating func endEnvironment(_ start: Int, nameEnd: Int) {
        endText(at: start)
        index = source.arguments(from: nameEnd, most: 1).end
        textStart = index
    }

    private mutating func beginItem(_ start: Int, nameEnd: Int) {
        endText(at: start)
        let option = source.textStart(from: nameEnd)
        if option < source.bytes.count, source.bytes[option] == "[", let close = source.closings[option] {
            item = Item(start: close + 1, term: TeXPlainText.text(source, (option + 1)..<close))
            index = close + 1
        } else {
            item = Item(start: nameEnd, term: nil)
        }
        textStart = index
    }

    /// Skips a command whose arguments have no entry. They are named as lines that were not read.
    private mutating func skipCommand(_ name: String, _ start: Int, nameEnd: Int) {
        endText(at: start)
        // A definition such as \def\foo{...} has a name before its group.
        if name == "def" { index = source.nameEnd(from: source.textStart(from: nameEnd) + 1) }
        let arguments = source.arguments(from: index)
        addOther(start..<max(arguments.end, nameEnd))
        index = max(index, arguments.end)
        textStart = index
    }

    // MARK: Declarations

    /// Reads a command that may declare an entry. The text of another command is read like any text.
    private mutating func readDeclaration(_ name: String, _ start: Int, nameEnd: Int) {
        let arguments = source.arguments(from: nameEnd)
        guard let declaration = declaration(name, arguments, at: start) else { return }
        endText(at: start)
        let line = lines.number(at: start)
        switch declaration {
        case .labelledAcronym: addLabelledAcronym(line, arguments, hasDescription: name == "newdualentry")
        case .acronym: addAcronym(line, arguments)
        case .acronymOfOptions: addAcronymOfOptions(line, arguments.groups)
        case .glossaryEntry: addGlossaryEntry(line, arguments.groups)
        case .symbol:
            let isLabelled = arguments.groups.count > 2 && name != "nomenclature"
            addRow(line, isLabelled ? arguments.groups.suffix(2) : arguments.groups[...], to: .pairs)
        case .row: addRow(line, arguments.groups[...], to: .grid)
        }
        index = arguments.end
        textStart = index
    }

    /// Returns what a command declares, or nil if it declares nothing or has too few groups.
    private func declaration(_ name: String, _ arguments: TeXArguments, at start: Int) -> TeXCommands.Declaration? {
        let count = arguments.groups.count
        if let known = TeXCommands.declarationsOfEntries[name], count >= known.leastGroups { return known }
        let isOwn = ownCommands.contains(name) && isAtLineStart(start)
        return isOwn && count >= TeXCommands.Declaration.row.leastGroups ? .row : nil
    }

    /// Adds an entry such as `\newacronym[description={...}]{ftp}{FTP}{File Transfer Protocol}`.
    private mutating func addLabelledAcronym(_ line: Int, _ arguments: TeXArguments, hasDescription: Bool) {
        let groups = arguments.groups
        let long = meaning(groups[2])
        var notes = [long.note]
        if let options = arguments.options.first { notes += extraTexts(source.values(in: options)) }
        if hasDescription, groups.count > 3 { notes.append(text(groups[3])) }
        add(line, text(groups[1]), long.text, notes)
    }

    /// Adds an entry such as `\acro{FTP}{File Transfer Protocol}` or `\acro{ftp}[FTP]{File Transfer Protocol}`.
    private mutating func addAcronym(_ line: Int, _ arguments: TeXArguments) {
        let long = meaning(arguments.groups[1])
        add(line, text(arguments.options.first ?? arguments.groups[0]), long.text, [long.note])
    }

    /// Adds an entry such as `\DeclareAcronym{ftp}{short = FTP, long = File Transfer Protocol}`.
    private mutating func addAcronymOfOptions(_ line: Int, _ groups: [Range<Int>]) {
        let values = source.values(in: groups[1])
        let short = text(values["short"] ?? groups[0])
        let extra = extraTexts(values)
        var long = Meaning(text: "", note: "")
        if let range = values["long"] { long = meaning(range) }
        // An acronym in small capitals is written in small letters.
        add(line, isSmallCapitals(values) ? short.uppercased() : short, long.text, [long.note] + extra)
    }

    private func isSmallCapitals(_ values: [String: Range<Int>]) -> Bool {
        for option in ["short-format", "format"] {
            guard let range = values[option] else { continue }
            let format = source.bytes[range]
            if format.contains("scshape") || format.contains("textsc") { return true }
        }
        return false
    }

    private mutating func addRow(_ line: Int, _ groups: ArraySlice<Range<Int>>, to kind: ListTable.Kind) {
        document.add(ListRow(line: line, cells: groups.map { group in text(group) }), to: kind)
    }

    private func text(_ range: Range<Int>) -> String { TeXPlainText.text(source, range) }

    /// A meaning, and the footnotes in it.
    private struct Meaning {
        let text: String
        let note: String
    }

    private func meaning(_ range: Range<Int>) -> Meaning {
        var plain = TeXPlainText(source, range)
        let text = plain.read()
        return Meaning(text: text, note: plain.notes.joined(separator: "\n"))
    }

    /// The options of entries that are the acronym, the meaning or their look.
    private static let usedOptions: Set<String> = ["short", "long", "name", "first", "text", "short-format", "format"]
    /// The options that become the note.
    private static let noteOptions = [
        "description", "extra", "note", "alt", "foreign", "user1", "user2", "user3", "user4", "user5", "user6",
    ]

    /// Returns the texts of options that become the note, and notes the names of the others.
    private mutating func extraTexts(_ values: [String: Range<Int>]) -> [String] {
        for name in values.keys.sorted() where !Self.usedOptions.contains(name) && !Self.noteOptions.contains(name) {
            if !skippedOptions.contains(name) { skippedOptions.append(name) }
        }
        var texts: [String] = []
        for name in Self.noteOptions {
            if let range = values[name] { texts.append(text(range)) }
        }
        return texts
    }

    private mutating func add(_ line: Int, _ short: String, _ long: String, _ notes: [String]) {
        let note = notes.filter { note in !note.isEmpty }.joined(separator: "\n")
        switch ImportItem.checked(ImportRecord(line: line, short: short, long: long, note: note)) {
        case .record(let record): document.parts.append(.entry(record))
        case .rejected(let rejection): document.reject(line, rejection.reason, text: short + long)
        default: break
        }
    }

    /// Adds an entry of a glossary. It is an acronym if the long form is given, or the name follows it in brackets at
    /// the first use. Otherwise it is a term with its description.
    private mutating func addGlossaryEntry(_ line: Int, _ groups: [Range<Int>]) {
        let values = source.values(in: groups[1])
        let name = text(values["short"] ?? values["name"] ?? groups[0])
        var description = extraTexts(values).joined(separator: "\n")
        if groups.count > 2 { description = text(groups[2]) }
        if let long = values["long"] { return add(line, name, text(long), [description]) }
        let first = values["first"].map { range in text(range) } ?? ""
        let nameInBrackets = "(\(name))"
        if first.hasSuffix(nameInBrackets) {
            return add(line, name, String(first.dropLast(nameInBrackets.count)), [description])
        }
        document.add(ListRow(line: line, cells: [name, description]), to: .pairs)
    }

    private func isAtLineStart(_ offset: Int) -> Bool {
        var index = offset - 1
        while index >= 0, source.bytes[index] != "\n" {
            if !source.bytes[index].isSpace, source.bytes[index] != TeXSource.filler { return false }
            index -= 1
        }
        return true
    }

    // MARK: Environments

    private mutating func begin(_ start: Int) {
        let arguments = source.arguments(from: start + "\\begin".utf8.count, most: 1)
        guard let group = arguments.groups.first else { return }
        endText(at: start)
        let name = String(decoding: source.bytes[group], as: UTF8.self)
        if TeXCommands.tables.contains(where: { table in name.hasPrefix(table) }) {
            readTable(name, from: arguments.end)
        } else {
            index = source.arguments(from: arguments.end).end
        }
        textStart = index
    }

    private mutating func readTable(_ name: String, from start: Int) {
        let rowsStart = columnsEnd(TeXCommands.groupsBeforeRows(name), from: start)
        // A table without a closing command extends to the end of the file.
        index = source.environmentEnd(name, from: rowsStart) ?? source.bytes.count
        var parser = TeXTableParser(source, lines, rowsStart..<index)
        parser.parse()
        for range in parser.others { addOther(range) }
        if let table = parser.table { document.parts.append(.table(table)) }
    }

    /// Returns the end of the groups before the rows of a table: its width, if any, and its columns. The next group may
    /// be part of a cell, as in `{\bf FTP} & ...`.
    private func columnsEnd(_ count: Int, from start: Int) -> Int {
        if count == 0 { return start }
        // Two options may stand between the groups.
        let arguments = source.arguments(from: start, most: count + 2)
        return arguments.groups.count < count ? arguments.end : arguments.groups[count - 1].upperBound + 1
    }

    // MARK: Text

    private mutating func addOther(_ range: Range<Int>) {
        document.addOther(
            lines.number(at: range.lowerBound)...lines.number(at: max(range.lowerBound, range.upperBound - 1)))
    }

    /// Ends the open item, or the paragraphs since the last entry.
    private mutating func endText(at end: Int) {
        if let item {
            self.item = nil
            add(item, end: end)
        } else {
            addParagraphs(textStart..<max(textStart, end))
        }
        textStart = end
    }

    private mutating func add(_ item: Item, end: Int) {
        let range = item.start..<max(item.start, end)
        if let term = item.term {
            // The bracket after the term is before the text.
            let line = lines.number(at: max(0, item.start - 1))
            document.add(ListRow(line: line, cells: [term, text(range)]), to: .pairs)
            return
        }
        let first = source.textStart(from: item.start)
        let line = lines.number(at: first < end ? first : item.start)
        document.add(ListLine(line: line, text: text(range), lead: lead(range)))
    }

    private mutating func addParagraphs(_ range: Range<Int>) {
        for paragraph in paragraphs(range) {
            let line = lines.number(at: source.textStart(from: paragraph.lowerBound))
            document.add(ListLine(line: line, text: text(paragraph), lead: lead(paragraph), isItem: false))
        }
    }

    /// Returns the text of a command such as `\textbf{FTP}` at the start of a text, or nil.
    private func lead(_ range: Range<Int>) -> String? {
        let start = source.textStart(from: range.lowerBound)
        guard start < range.upperBound, source.bytes[start] == "\\" else { return nil }
        let nameEnd = source.nameEnd(from: start + 1)
        let name = String(decoding: source.bytes[(start + 1)..<nameEnd], as: UTF8.self)
        guard TeXCommands.emphases.contains(name) else { return nil }
        guard let group = source.arguments(from: nameEnd, most: 1).groups.first else { return nil }
        let isWholeText = group.upperBound + 1 >= range.upperBound
        if isWholeText { return nil }
        let lead = text(group)
        return lead.hasSuffix(":") ? String(lead.dropLast()) : lead
    }

    /// Returns the parts of a range between empty lines. Lines that end with `\\` are parts, too.
    private func paragraphs(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if source.bytes[index..<range.upperBound].hasPrefix("\\\\") {
                parts.append(start..<index)
                start = index + 2
                index = start
            } else if let end = emptyLineEnd(at: index, limit: range.upperBound) {
                parts.append(start..<index)
                start = end
                index = start
            } else {
                index += source.bytes[index] == "\\" ? 2 : 1
            }
        }
        parts.append(min(start, range.upperBound)..<range.upperBound)
        return parts.filter { part in source.textStart(from: part.lowerBound) < part.upperBound }
    }

    /// Returns the offset of the line end of an empty line, if the line end before it is at an offset.
    private func emptyLineEnd(at index: Int, limit: Int) -> Int? {
        guard source.bytes[index] == "\n" else { return nil }
        var end = index + 1
        while end < limit, source.bytes[end] == " " { end += 1 }
        return end < limit && source.bytes[end] == "\n" ? end : nil
    }
}
