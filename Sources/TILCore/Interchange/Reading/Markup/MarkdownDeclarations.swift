import TILText

/// Parts of Markdown that declare something: the target of a link, an abbreviation, or an element of HTML.
enum MarkdownDeclarations {
    /// Returns whether a line such as `[name]: https://x.y` is the target of a link, and not an entry in brackets.
    static func isAddress(_ line: ArraySlice<UInt8>) -> Bool {
        guard let colon = line.offset(of: "]:") else { return false }
        let target = line[(colon + 2)...].trimmed
        let address = target.prefix { byte in !byte.isSpace }
        let rest = target.dropFirst(address.count).trimmed
        // Nothing but a title may follow the address.
        let isComplete = rest.first.map { byte in "\"'(".utf8.contains(byte) } ?? true
        return isComplete && address.contains { byte in "/#.".utf8.contains(byte) }
    }

    /// Returns the entries of a declaration such as `*[HTML]: HyperText Markup Language`. An export of til has several
    /// meanings on a line, with a semicolon between them that is written as a character reference.
    /// - Parameter close: the offset of the closing bracket.
    static func entries(_ line: ArraySlice<UInt8>, _ close: Int, _ number: Int) -> [ListDocument.Part] {
        let short = String(decoding: line[..<close].dropFirst("*[".utf8.count), as: UTF8.self)
        var rest = line[close...].dropFirst("]:".utf8.count)
        var meanings: [ArraySlice<UInt8>] = []
        while let end = rest.offset(of: "&#59; ") {
            meanings.append(rest[..<end])
            rest = rest[end...].dropFirst("&#59; ".utf8.count)
        }
        meanings.append(rest)
        return meanings.map { meaning in
            let long = MarkdownSpans(meaning.trimmed).text
            return ListDocument.Part(.checked(ImportRecord(line: number, short: short, long: long)))
        }
    }

    /// Returns the titles of `<abbr>` in a text.
    static func abbreviations(in text: [UInt8], _ line: Int) -> [ListRow] {
        guard text[...].contains("<abbr ") else { return [] }
        var rows: [ListRow] = []
        for case .table(let table) in HTMLListReader.read(text).parts where table.kind == .pairs {
            rows += table.rows.map { row in ListRow(line: line, cells: row.cells) }
        }
        return rows
    }

    /// Returns the offset after the end tag of an element, in which elements of the same name may be.
    static func elementEnd(_ name: String, _ bytes: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var index = start
        while let open = bytes[index...].firstIndex(where: { byte in byte == "<" }) {
            let tag = bytes[(open + 1)...].prefix(name.count + 1).map(\.lowercased)
            if tag.starts(with: name.utf8) { depth += 1 }
            if tag.elementsEqual(("/" + name).utf8) { depth -= 1 }
            index = open + 1
            if depth == 0 {
                let close = bytes[open...].firstIndex { byte in byte == ">" }
                return close.map { close in close + 1 }
            }
        }
        return nil
    }
}
