import TILText

/// A reader of the values in the code of a Typst file: dictionaries, arrays, strings and content in brackets.
struct TypstValues {
    private let bytes: [UInt8]
    /// The offset of the next byte.
    private(set) var index: Int
    private var line: Int
    private var depth = 0

    /// - Parameter start: the offset of an opening bracket.
    init(_ bytes: [UInt8], from start: Int, line: Int) {
        self.bytes = bytes
        index = start
        self.line = line
    }

    // MARK: Groups

    /// Reads a group in round brackets: a dictionary or an array. The result is nil if it is not closed or too deep.
    mutating func group() -> DataNode? {
        guard depth < DataTreeBuilder.deepest, take("(") else { return nil }
        depth += 1
        defer { depth -= 1 }
        let first = line
        var members: [DataMember] = []
        var nodes: [DataNode] = []
        skipBlanks()
        while !take(")") {
            guard index < bytes.count else { return nil }
            let start = line
            let key = key()
            guard let value = value() else { return nil }
            if let key {
                members.append(DataMember(line: start, key: key, value: Self.withNote(value)))
            } else {
                nodes.append(value)
            }
            skipBlanks()
            let isLast = !take(",")
            skipBlanks()
            if isLast, !isNext(")") { return nil }
        }
        // The named arguments of a call are beside its values.
        if nodes.isEmpty { return DataNode(line: first, content: .map(members)) }
        let further = members.map(\.value).filter { value in value.text == nil }
        return DataNode(line: first, content: .list(nodes + further))
    }

    /// A meaning and its plural, in an array.
    private static func withNote(_ value: DataNode) -> DataNode {
        guard let texts = value.texts, texts.count < 3, let first = texts.first else { return value }
        guard let plural = texts.dropFirst().first?.text, let text = first.text, !plural.isEmpty else { return first }
        // A plural in brackets is a remark on the meaning.
        return DataNode(line: first.line, content: .text("\(text) (\(plural))"))
    }

    /// Reads the key of a member with its colon. The result is nil if a value without a key follows.
    private mutating func key() -> String? {
        let start = index
        let startLine = line
        skipBlanks()
        let text: String?
        if index < bytes.count, bytes[index] == "\"" { text = string() } else { text = name() }
        skipBlanks()
        if let text, take(":") { return text }
        index = start
        line = startLine
        return nil
    }

    // MARK: Values

    /// Reads a value. Texts that are joined with `+` are one value.
    private mutating func value() -> DataNode? {
        skipBlanks()
        let first = line
        guard var node = single() else { return nil }
        skipBlanks()
        while take("+") {
            skipBlanks()
            guard let next = single() else { return nil }
            node = DataNode(line: first, content: .text((node.text ?? "") + (next.text ?? "")))
            skipBlanks()
        }
        return node
    }

    private mutating func single() -> DataNode? {
        guard index < bytes.count else { return nil }
        let first = line
        switch bytes[index] {
        case UInt8(ascii: "("): return group()
        case UInt8(ascii: "\""): return string().map { text in DataNode(line: first, content: .text(text)) }
        case UInt8(ascii: "["): return content().map { text in DataNode(line: first, content: .text(text)) }
        default: break
        }
        guard let name = name() else { return nil }
        var text = name == "none" || name == "auto" ? "" : name
        // A call: its content is the value, or else its first text.
        if index < bytes.count, bytes[index] == "(" {
            guard let arguments = group() else { return nil }
            text = arguments.list?.compactMap(\.text).first ?? ""
        }
        if index < bytes.count, bytes[index] == "[", let content = content() { text = content }
        return DataNode(line: first, content: .text(text))
    }

    private mutating func name() -> String? {
        let name = bytes[index...].prefix { byte in
            byte.isLetter || byte.isDigit || byte >= 0x80 || "-_.%".utf8.contains(byte)
        }
        index = name.endIndex
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// Reads a text in double quotes.
    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != "\"" {
            if bytes[index] == "\\", index + 1 < bytes.count { index += 1 }
            if bytes[index] == "\n" { line += 1 }
            text.append(bytes[index])
            index += 1
        }
        return take("\"") ? FieldText.trimmed(String(decoding: text, as: UTF8.self)) : nil
    }

    /// Reads content in square brackets without its marks.
    private mutating func content() -> String? {
        let start = index + 1
        var open = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["): open += 1
            case UInt8(ascii: "]"): open -= 1
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "\n"): line += 1
            default: break
            }
            index += 1
            if open == 0 { return OneLine.text(TypstSpans(bytes[start..<(index - 1)]).text) }
        }
        return nil
    }

    // MARK: Tables

    /// Reads the arguments of a table. The result is nil if their number of columns is unknown.
    mutating func table() -> ListTable? {
        guard take("(") else { return nil }
        var width: Int?
        var cells: [DataNode] = []
        /// The number of cells in the header.
        var headerCount: Int?
        while index < bytes.count {
            skipBlanks()
            if take(")") { break }
            if let key = key() {
                guard let value = value() else { return nil }
                if key == "columns" { width = Self.columnCount(value) }
            } else if isNext("table.header(") {
                index += "table.header".utf8.count
                guard let header = group() else { return nil }
                cells += header.list ?? []
                headerCount = cells.count
            } else {
                guard let value = value() else { return nil }
                cells.append(value)
            }
            skipBlanks()
            _ = take(",")
        }
        guard let width, width > 1, !cells.isEmpty else { return nil }
        return ListTable(rows: Self.rows(of: cells, width: width), hasHeader: headerCount == width)
    }

    /// Returns the number of columns of a table, which is a number or a list of their widths, or nil.
    private static func columnCount(_ value: DataNode) -> Int? {
        if let text = value.text, let count = Int(text) { return count }
        return value.list?.count
    }

    private static func rows(of cells: [DataNode], width: Int) -> [ListRow] {
        stride(from: 0, to: cells.count, by: width).map { start in
            let row = cells[start..<min(start + width, cells.count)]
            return ListRow(line: cells[start].line, cells: row.map { cell in cell.text ?? "" })
        }
    }

    // MARK: Bytes

    private func isNext(_ text: StaticString) -> Bool { bytes[index...].hasPrefix(text) }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == sign else { return false }
        index += 1
        return true
    }

    /// Skips white space and comments.
    private mutating func skipBlanks() {
        while index < bytes.count {
            if bytes[index] == "\n" { line += 1 }
            if bytes[index].isSpace {
                index += 1
            } else if isNext("//") {
                while index < bytes.count, bytes[index] != "\n" { index += 1 }
            } else if isNext("/*") {
                let close = bytes[...].offset(of: "*/", from: index + 2)
                let end = close.map { close in close + 2 } ?? bytes.count
                line += bytes[index..<end].count { byte in byte == "\n" }
                index = end
            } else {
                return
            }
        }
    }
}
