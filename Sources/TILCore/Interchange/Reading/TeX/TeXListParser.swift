import TILText

/// A parser that collects the entries, rows and paragraphs of a LaTeX file.
struct TeXListParser {
    private let lines: ByteLines
    private let source: TeXSource
    private(set) var document = ListDocument()
    private var index = 0
    /// The start of the text that belongs to no entry so far.
    private var textStart = 0
    /// The offset of an item's text, and its term if it has one.
    private var item: (start: Int, term: String?)?
    /// Rows by the command of their own, in the order of the file.
    private var ownRows: [String: [ListRow]] = [:]
    /// The names of options that are neither text nor note, such as `sort`.
    private var skippedOptions: [String] = []
    /// The commands that occur at the start of several lines with two or more groups.
    private let ownCommands: Set<String>

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
        for range in source.removed where isAtLineStart(range.lowerBound) {
            document.addOther(
                lines.number(at: range.lowerBound)...lines.number(at: max(range.lowerBound, range.upperBound - 1)))
        }
    }

    // MARK: Commands

    private mutating func readCommand() {
        let start = index
        let nameEnd = source.nameEnd(from: start + 1)
        let name = String(decoding: source.bytes[(start + 1)..<nameEnd], as: UTF8.self)
        index = max(nameEnd, start + 2)
        switch name {
        case "begin": begin(start)
        case "end":
            endText(at: start)
            index = source.arguments(from: nameEnd, most: 1).end
            textStart = index
        case "item":
            endText(at: start)
            let option = source.textStart(from: nameEnd)
            if option < source.bytes.count, source.bytes[option] == "[", let close = source.closings[option] {
                item = (close + 1, TeXPlainText.text(source, (option + 1)..<close))
                index = close + 1
            } else {
                item = (nameEnd, nil)
            }
            textStart = index
        case "section", "section*", "subsection", "subsection*", "chapter", "chapter*", "subsubsection", "paragraph",
            "title", "author", "date", "part", "caption", "label", "input", "include", "usepackage", "documentclass",
            "printglossary", "printglossaries", "printacronyms", "setcounter", "setlength", "addcontentsline",
            "hypersetup", "newcommand", "renewcommand", "newcommand*", "renewcommand*", "providecommand", "def",
            "newenvironment", "setglossarystyle", "glsaddall", "acsetup", "makeglossaries", "newglossary",
            "newglossarystyle", "DeclareAcroEndings", "acroplural", "acrodefplural", "newacroplural", "acroindefinite",
            "newacroindefinite", "bibliography", "bibliographystyle":
            endText(at: start)
            // A definition such as \def\foo{...} has a name before its group.
            if name == "def" { index = source.nameEnd(from: source.textStart(from: nameEnd) + 1) }
            let arguments = source.arguments(from: index)
            addOther(start..<max(arguments.end, nameEnd))
            index = max(index, arguments.end)
            textStart = index
        default:
            readDeclaration(name, start, nameEnd)
        }
    }

    /// Reads a command that may declare an entry.
    private mutating func readDeclaration(_ name: String, _ start: Int, _ nameEnd: Int) {
        let arguments = source.arguments(from: nameEnd)
        let groups = arguments.groups
        let line = lines.number(at: start)
        func text(_ range: Range<Int>) -> String { TeXPlainText.text(source, range) }
        func plain(_ range: Range<Int>) -> (text: String, note: String) {
            var plain = TeXPlainText(source, range)
            return (plain.read(), plain.notes.joined(separator: "\n"))
        }
        func finish() {
            index = arguments.end
            textStart = index
        }
        switch name {
        case "newacronym", "newabbreviation", "newdualentry", "newglossaryacronym":
            guard groups.count >= 3 else { break }
            endText(at: start)
            let long = plain(groups[2])
            var notes = [long.note]
            if let options = arguments.options.first { notes += extraTexts(source.values(in: options)) }
            if groups.count > 3, name == "newdualentry" { notes.append(text(groups[3])) }
            add(line, text(groups[1]), long.text, notes)
            return finish()
        case "acro", "acrodef", "newacro", "acroe":
            guard groups.count >= 2 else { break }
            endText(at: start)
            let long = plain(groups[1])
            add(line, text(arguments.options.first ?? groups[0]), long.text, [long.note])
            return finish()
        case "DeclareAcronym":
            guard groups.count >= 2 else { break }
            endText(at: start)
            let values = source.values(in: groups[1])
            let long = values["long"].map { plain($0) }
            // An acronym in small capitals is written in small letters.
            let isSmallCaps = ["short-format", "format"].contains { key in
                values[key].map { range in
                    source.bytes[range].contains("scshape") || source.bytes[range].contains("textsc")
                } ?? false
            }
            let short = text(values["short"] ?? groups[0])
            let extra = extraTexts(values)
            add(line, isSmallCaps ? short.uppercased() : short, long?.text ?? "", [long?.note ?? ""] + extra)
            return finish()
        case "newglossaryentry", "longnewglossaryentry", "newglossaryentry*":
            guard groups.count >= 2 else { break }
            endText(at: start)
            addGlossaryEntry(line, groups)
            return finish()
        case "nomenclature", "nom", "nomenclatureentry", "abbrev", "abbreviation", "abbr", "newabbrev", "abk",
            "abkuerzung":
            guard groups.count >= 2 else { break }
            endText(at: start)
            let isLabelled = groups.count > 2 && name != "nomenclature"
            document.add(
                ListRow(line: line, cells: groups.suffix(isLabelled ? 2 : groups.count).map { text($0) }), to: .pairs)
            return finish()
        default:
            break
        }
        guard groups.count >= 2, ownCommands.contains(name), isAtLineStart(start) else { return }
        endText(at: start)
        document.add(ListRow(line: line, cells: groups.map { group in text(group) }), to: .grid)
        finish()
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
        return Self.noteOptions.compactMap { name in values[name].map { TeXPlainText.text(source, $0) } }
    }

    private mutating func add(_ line: Int, _ short: String, _ long: String, _ notes: [String]) {
        let note = notes.filter { note in !note.isEmpty }.joined(separator: "\n")
        switch ImportItem.checked(ImportRecord(line: line, short: short, long: long, note: note)) {
        case .record(let record): document.parts.append(.entry(record))
        case .rejected(let rejection):
            document.reject(line, rejection.reason, text: short + long)
        default: break
        }
    }

    /// Adds an entry of a glossary. It is an acronym if the long form is given, or the name follows it in brackets at the
    /// first use. Otherwise it is a term with its description.
    private mutating func addGlossaryEntry(_ line: Int, _ groups: [Range<Int>]) {
        let values = source.values(in: groups[1])
        let name = TeXPlainText.text(source, values["short"] ?? values["name"] ?? groups[0])
        var description = extraTexts(values).joined(separator: "\n")
        if groups.count > 2 { description = TeXPlainText.text(source, groups[2]) }
        if let long = values["long"] {
            return add(line, name, TeXPlainText.text(source, long), [description])
        }
        let first = values["first"].map { TeXPlainText.text(source, $0) } ?? ""
        if first.hasSuffix("(\(name))") {
            return add(line, name, String(first.dropLast(name.count + 2)), [description])
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
        let arguments = source.arguments(from: start + 6, most: 1)
        guard let group = arguments.groups.first else { return }
        endText(at: start)
        let name = String(decoding: source.bytes[group], as: UTF8.self)
        let tables = [
            "tabular", "longtable", "tabulary", "supertabular", "xltabular", "tblr", "longtblr", "array", "tabu",
            "tabbing",
        ]
        if tables.contains(where: { table in name.hasPrefix(table) }) {
            let hasWidth = ["tabular*", "tabularx", "tabulary", "xltabular"].contains(name)
            let isTabbing = name == "tabbing"
            let groups = hasWidth ? 2 : 1
            index = columnsEnd(isTabbing ? 0 : groups, from: arguments.end)
            // A table without a closing command extends to the end of the file.
            let close = source.environmentEnd(name, from: index)
            readTable(index..<(close ?? source.bytes.count))
            index = close ?? source.bytes.count
        } else {
            index = source.arguments(from: arguments.end).end
        }
        textStart = index
    }

    /// Returns the end of the groups before the rows of a table: its width, if any, and its columns. The next group may be
    /// part of a cell, as in `{\bf FTP} & ...`.
    private func columnsEnd(_ count: Int, from start: Int) -> Int {
        if count == 0 { return start }
        let arguments = source.arguments(from: start, most: count + 2)
        return arguments.groups.count < count ? arguments.end : arguments.groups[count - 1].upperBound + 1
    }

    private mutating func readTable(_ range: Range<Int>) {
        var rows: [ListRow] = []
        var cells: [Range<Int>] = []
        var cellStart = range.lowerBound
        var index = range.lowerBound
        var rules = 0
        var isHeader = false
        // The number of open environments, such as a table in a cell.
        var depth = 0
        func endRow(_ end: Int) {
            cells.append(cellStart..<end)
            let texts = cells.map { cell in TeXPlainText.text(source, cell) }
            cells = []
            if texts.allSatisfy(\.isEmpty) { return }
            let first = source.textStart(from: cellStart)
            rows.append(ListRow(line: lines.number(at: min(first, max(range.lowerBound, end - 1))), cells: texts))
        }
        var rowStart = range.lowerBound
        while index < range.upperBound {
            switch source.bytes[index] {
            case "{":
                index = min(source.closings[index] ?? index, range.upperBound)
            case "&" where depth == 0:
                cells.append(cellStart..<index)
                cellStart = index + 1
            case "\\":
                let rest = source.bytes[index..<range.upperBound]
                if rest.hasPrefix("\\begin{") { depth += 1 }
                if rest.hasPrefix("\\end{") { depth = max(0, depth - 1) }
                if depth > 0 {
                    index += 1
                } else if rest.hasPrefix("\\>") || rest.hasPrefix("\\=") {
                    // The columns of the environment tabbing.
                    cells.append(cellStart..<index)
                    index += 1
                    cellStart = index + 1
                } else if rest.hasPrefix("\\kill") {
                    addOther(source.textStart(from: rowStart)..<index)
                    cells = []
                    index += 4
                    cellStart = index + 1
                    rowStart = cellStart
                } else if rest.hasPrefix("\\\\") || rest.hasPrefix("\\tabularnewline") {
                    let first = source.textStart(from: rowStart)
                    endRow(index)
                    if !rows.isEmpty, first < index {
                        rows[rows.count - 1].line = lines.number(at: first)
                    }
                    index += rest.hasPrefix("\\\\") ? 1 : 14
                    let next = source.arguments(from: index + 1, most: 1)
                    if let option = next.options.first, option.lowerBound == index + 2 { index = option.upperBound }
                    cellStart = index + 1
                    rowStart = cellStart
                } else if rest.hasPrefix("\\midrule") || rest.hasPrefix("\\endhead") || rest.hasPrefix("\\endfirsthead")
                {
                    rules += 1
                    isHeader = rows.count == 1 && rules == 1 || isHeader && rest.hasPrefix("\\endhead")
                    index = source.nameEnd(from: index + 1) - 1
                    rowStart = index + 1
                } else if rest.hasPrefix("\\toprule") || rest.hasPrefix("\\hline") {
                    index = source.nameEnd(from: index + 1) - 1
                    rowStart = index + 1
                } else if rest.hasPrefix("\\caption") || rest.hasPrefix("\\label") {
                    let end = source.arguments(from: source.nameEnd(from: index + 1)).end
                    addOther(index..<end)
                    // Captions end with a line break of their own.
                    index = end - 1
                    cellStart = end
                    rowStart = end
                } else {
                    index += 1
                }
            default: break
            }
            index += 1
        }
        endRow(range.upperBound)
        if rows.isEmpty { return }
        var found = ListTable(rows: rows, hasHeader: isHeader && rules == 1, isWrapped: true)
        found.sign = " & "
        document.parts.append(.table(found))
    }

    // MARK: Text

    private mutating func addOther(_ range: Range<Int>) {
        document.addOther(
            lines.number(at: range.lowerBound)...lines.number(at: max(range.lowerBound, range.upperBound - 1)))
    }

    /// Ends an item or a paragraph.
    private mutating func endText(at end: Int) {
        defer { textStart = end }
        if let item {
            self.item = nil
            let text = item.start..<max(item.start, end)
            let line = lines.number(
                at: source.textStart(from: item.start) < end ? source.textStart(from: item.start) : item.start)
            if let term = item.term {
                document.add(
                    ListRow(
                        line: lines.number(at: max(0, item.start - 1)), cells: [term, TeXPlainText.text(source, text)]),
                    to: .pairs)
            } else {
                let lead = lead(text)
                document.add(ListLine(line: line, text: TeXPlainText.text(source, text), lead: lead))
            }
            return
        }
        for paragraph in paragraphs(textStart..<max(textStart, end)) {
            let text = TeXPlainText.text(source, paragraph)
            let line = lines.number(at: source.textStart(from: paragraph.lowerBound))
            document.add(ListLine(line: line, text: text, lead: lead(paragraph), isItem: false))
        }
    }

    /// Returns the text of a command such as `\textbf{FTP}` at the start of a text, or nil.
    private func lead(_ range: Range<Int>) -> String? {
        let start = source.textStart(from: range.lowerBound)
        guard start < range.upperBound, source.bytes[start] == "\\" else { return nil }
        let nameEnd = source.nameEnd(from: start + 1)
        let name = String(decoding: source.bytes[(start + 1)..<nameEnd], as: UTF8.self)
        guard ["textbf", "emph", "textit", "texttt", "textsc", "textsf", "underline"].contains(name),
            let group = source.arguments(from: nameEnd, most: 1).groups.first, group.upperBound + 1 < range.upperBound
        else { return nil }
        let text = TeXPlainText.text(source, group)
        return text.hasSuffix(":") ? String(text.dropLast()) : text
    }

    /// Returns the parts of a range between empty lines. Lines that end with `\\` are parts, too.
    private func paragraphs(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let isBreak = source.bytes[index] == "\\" && index + 1 < range.upperBound && source.bytes[index + 1] == "\\"
            var next = index + 1
            while next < range.upperBound, source.bytes[index] == "\n", source.bytes[next] == " " { next += 1 }
            let isBlank = source.bytes[index] == "\n" && next < range.upperBound && source.bytes[next] == "\n"
            if isBreak || isBlank {
                parts.append(start..<index)
                start = isBreak ? index + 2 : next
                index = start
            } else {
                index += source.bytes[index] == "\\" ? 2 : 1
            }
        }
        parts.append(min(start, range.upperBound)..<range.upperBound)
        return parts.filter { part in source.textStart(from: part.lowerBound) < part.upperBound }
    }
}
