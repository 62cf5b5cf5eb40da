import TILText

/// A table of an AsciiDoc file.
struct AsciiDocTable {
    private struct Cell {
        var line: Int
        var text: [UInt8] = []
        var columns = 1
        var rows = 1
        var repetitions = 1
    }

    private(set) var table = ListTable()

    /// The maximum number of columns or rows over which a cell extends.
    private static let mostSpanned = 100

    /// - Parameters:
    ///   - range: the lines between the delimiters.
    ///   - mark: the first character of the delimiter, which says how cells are separated.
    init(_ lines: ByteLines, _ range: Range<Int>, attributes: String, mark: UInt8) {
        let isText = mark == "|" || mark == "!"
        let isDelimited = !isText || attributes.contains("format=csv") || attributes.contains("format=\"csv\"")
        if isDelimited {
            let delimiter = mark == ":" ? mark : UInt8(ascii: ",")
            for index in range where !lines[index].isBlank {
                let cells = DelimitedCells.cells(lines[index], delimiter).map { cell in AsciiDocSpans(cell[...]).text }
                table.rows.append(ListRow(line: index + 1, cells: cells))
            }
        } else {
            readCells(lines, range, attributes, separator: Self.value("separator", attributes)?.utf8.first ?? mark)
        }
        let isNamed = attributes.contains("header")
        let isImplicit = !attributes.contains("noheader") && Self.hasHeader(lines, range)
        table = ListTable(rows: table.rows, hasHeader: isNamed || isImplicit)
    }

    /// Whether the first line is followed by an empty line, and no empty line is before it.
    private static func hasHeader(_ lines: ByteLines, _ range: Range<Int>) -> Bool {
        guard range.count > 2 else { return false }
        return !lines[range.lowerBound].isBlank && lines[range.lowerBound + 1].isBlank
    }

    private mutating func readCells(_ lines: ByteLines, _ range: Range<Int>, _ attributes: String, separator: UInt8) {
        var cells: [Cell] = []
        var firstLineCount = 0
        for index in range {
            let line = lines[index].trimmed
            if line.isEmpty {
                if firstLineCount == 0 { firstLineCount = cells.reduce(0) { $0 + $1.columns * $1.repetitions } }
                if !cells.isEmpty { cells[cells.count - 1].text.append(UInt8(ascii: "\n")) }
                continue
            }
            if line.hasPrefix("//"), !line.hasPrefix("///") { continue }
            if firstLineCount == 0, !cells.isEmpty {
                firstLineCount = cells.reduce(0) { $0 + $1.columns * $1.repetitions }
            }
            read(line, index + 1, separator, &cells)
        }
        if firstLineCount == 0 { firstLineCount = cells.reduce(0) { $0 + $1.columns * $1.repetitions } }
        let count = Self.columnCount(attributes) ?? max(1, firstLineCount)
        arrange(cells, min(count, 1_000))
    }

    /// Reads the cells of a line. Text before the first separator continues the cell before it.
    private func read(_ line: ArraySlice<UInt8>, _ number: Int, _ separator: UInt8, _ cells: inout [Cell]) {
        var start = line.startIndex
        var index = line.startIndex
        func add(_ text: ArraySlice<UInt8>) {
            let text = text.trimmed
            guard !cells.isEmpty, !text.isEmpty else { return }
            let last = cells.count - 1
            if !cells[last].text.isEmpty, cells[last].text.last != UInt8(ascii: "\n") { cells[last].text.append(0x20) }
            cells[last].text += text
        }
        while index < line.endIndex {
            guard line[index] == separator else {
                index += line[index] == "\\" ? 2 : 1
                continue
            }
            let text = line[start..<index]
            let specification = Self.specification(text)
            add(text.dropLast(specification.count))
            cells.append(Self.cell(specification, number))
            index += 1
            start = index
        }
        if start < line.endIndex { add(line[start...]) }
    }

    /// Returns the marks before a separator, such as `2+` or `.3+a`, at the end of a text.
    private static func specification(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let marks = text.suffix(12)
        let start = marks.lastIndex(where: \.isSpace).map { index in index + 1 } ?? marks.startIndex
        let found = text[start...]
        guard start == text.startIndex || start > marks.startIndex else { return text.suffix(0) }
        let signs = "0123456789.+*<^>".utf8
        guard let last = found.last else { return found }
        let isStyled = "aehlmdsv".utf8.contains(last)
        let body = isStyled ? found.dropLast() : found
        guard body.allSatisfy({ signs.contains($0) }) else { return text.suffix(0) }
        let needsSign = body.isEmpty || body.contains { "+*<^>".utf8.contains($0) }
        // A number alone is text, and so is a letter after a space.
        return needsSign && (!body.isEmpty || start == text.startIndex) ? found : text.suffix(0)
    }

    private static func cell(_ specification: ArraySlice<UInt8>, _ line: Int) -> Cell {
        var cell = Cell(line: line)
        var digits = ""
        var isRows = false
        for byte in specification {
            switch byte {
            case _ where byte.isDigit: digits.unicodeScalars.append(Unicode.Scalar(byte))
            case ".":
                if let number = Int(digits) { cell.columns = number }
                digits = ""
                isRows = true
            case "+":
                let number = max(1, min(Int(digits) ?? 1, mostSpanned))
                if isRows { cell.rows = number } else { cell.columns = number }
                digits = ""
            case "*":
                cell.repetitions = max(1, min(Int(digits) ?? 1, mostSpanned))
                digits = ""
            default: break
            }
        }
        cell.columns = max(1, min(cell.columns, mostSpanned))
        return cell
    }

    private mutating func arrange(_ cells: [Cell], _ count: Int) {
        var rows = SpannedRows()
        var line = 0
        // The line of a row in which all cells extend from rows above.
        var lineAbove = cells.first?.line ?? 1
        func endRow() {
            let texts = Array(rows.endRow().prefix(count))
            if line == 0 { line = lineAbove }
            if texts.contains(where: { text in !text.isEmpty }) { table.rows.append(ListRow(line: line, cells: texts)) }
            lineAbove = line
            line = 0
        }
        for cell in cells {
            let text = Self.text(cell.text)
            for _ in 0..<cell.repetitions {
                rows.fill()
                if rows.cells.count >= count { endRow() }
                if line == 0 { line = cell.line }
                rows.add(text, columns: min(cell.columns, count), rows: cell.rows)
                rows.fill()
                if rows.cells.count >= count { endRow() }
            }
        }
        endRow()
    }

    private static func text(_ bytes: [UInt8]) -> String {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { AsciiDocSpans($0).text }
        return lines.filter { line in !line.isEmpty }.joined(separator: "\n")
    }

    /// Returns the value of an attribute such as `cols="1,3"`.
    private static func value(_ name: String, _ attributes: String) -> String? {
        guard let start = attributes.range(of: name + "=") else { return nil }
        let rest = attributes[start.upperBound...]
        if rest.first == "\"" {
            return rest.dropFirst().split(separator: "\"", omittingEmptySubsequences: false).first.map(String.init)
        }
        return rest.split(whereSeparator: { $0 == "," || $0 == "]" }).first.map(String.init)
    }

    /// Returns the number of columns that the attributes name.
    private static func columnCount(_ attributes: String) -> Int? {
        guard let columns = value("cols", attributes) else { return nil }
        var count = 0
        for column in columns.split(whereSeparator: { column in column == "," || column == ";" }) {
            let parts = column.split(separator: "*", omittingEmptySubsequences: false)
            count += parts.count > 1 ? min(Int(FieldText.trimmed(String(parts[0]))) ?? 1, 1_000) : 1
        }
        return count == 0 ? nil : count
    }
}

/// The text of a part of an AsciiDoc file without marks.
struct AsciiDocSpans: MarkupSpans {
    let text: String
    let lead: String?

    init(_ marked: ArraySlice<UInt8>) {
        var output = SpanOutput()
        var index = marked.startIndex
        let lastBracket = marked.lastIndex { $0 == "]" } ?? marked.startIndex
        while index < marked.endIndex {
            let rest = marked[index...]
            let byte = marked[index]
            if rest.hasPrefix("[["), let close = rest.prefix(200).offset(of: "]]") {
                // An anchor.
                index = close + 2
            } else if byte == "[", index < lastBracket, rest.dropFirst().first.map({ "#.".utf8.contains($0) }) ?? false,
                let close = rest.prefix(100).firstIndex(where: { $0 == "]" })
            {
                // The role of a span.
                index = close + 1
            } else if byte == "<", rest.hasPrefix("<<"), let close = rest.prefix(400).offset(of: ">>") {
                let content = marked[(index + 2)..<close]
                output.append(
                    content.firstIndex(of: UInt8(ascii: ",")).map { index in content[(index + 1)...].trimmed }
                        ?? content)
                index = close + 2
            } else if byte.isLetter, index < lastBracket, index == marked.startIndex || !marked[index - 1].isLetter,
                let macro = Self.macro(rest)
            {
                output.addLink(macro.text, to: macro.address)
                index = macro.end
            } else if byte == "&", let reference = HTMLReference(marked, at: index), let scalar = reference.scalar {
                output.append(String(Character(scalar)).utf8)
                index = reference.end
            } else if byte == "\\", index + 1 < marked.endIndex, !marked[index + 1].isLetter {
                output.append(marked[index + 1])
                index += 2
            } else {
                output.append(byte)
                index += 1
            }
        }
        output.removeSuffix(" +")
        (text, lead) = output.spans(marks: "*_`#^~+")
    }

    /// Returns the text, the address and the end of a macro such as `link:address[text]`, `https://x.y[text]` or `footnote:[text]`.
    private static func macro(_ text: ArraySlice<UInt8>) -> (text: [UInt8], address: ArraySlice<UInt8>, end: Int)? {
        let names: [StaticString] = [
            "link:", "http://", "https://", "xref:", "footnote:", "pass:", "stem:", "abbr:", "kbd:", "btn:", "mailto:",
        ]
        guard let name = names.first(where: { name in text.hasPrefix(name) }) else { return nil }
        let target = text.prefix(1_000).prefix { $0 != "[" && !$0.isSpace }
        guard target.endIndex < text.endIndex, text[target.endIndex] == "[",
            let close = text[target.endIndex...].prefix(2_000).firstIndex(where: { $0 == "]" })
        else { return nil }
        let content = text[(target.endIndex + 1)..<close]
        let isNote = "\(name)" == "footnote:"
        if content.isEmpty {
            return (Array(target.dropFirst("\(name)".hasSuffix("//") ? 0 : name.utf8CodeUnitCount)), [], close + 1)
        }
        // A caret opens the link in another window.
        let label = content.last == UInt8(ascii: "^") ? content.dropLast() : content
        if isNote { return (Array(" (".utf8) + label + Array(")".utf8), [], close + 1) }
        // Only a link has an address. The target of another macro is part of its syntax.
        let isLink = "\(name)".hasSuffix("//") || "\(name)" == "link:"
        return (Array(label), isLink ? target.dropFirst("\(name)" == "link:" ? 5 : 0) : [], close + 1)
    }
}
