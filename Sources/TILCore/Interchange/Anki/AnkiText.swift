import Foundation

/// Anki's format "Notes in Plain Text": header lines such as `#separator:tab`, then one note per row.
///
/// Source: the Anki manual, "Importing / Text Files", and Anki 26.09, against which exports are tested.
///
/// Anki imports an export unchanged. Front and back are the fields of the note type Basic. The thing's ID is the note's
/// GUID, so that two meanings of an acronym are two notes and a second import adds nothing. The note of a thing follows
/// the back in a `div` of the class `til-note`. Tags in Anki cannot contain spaces, so a space in a tag becomes `_`, as
/// is usual in Anki.
enum AnkiText {
    /// Returns whether a field is a one-character switch such as "y", as in one of Anki's own note types, rather than a
    /// note.
    static func isSwitch(_ field: String) -> Bool { field.unicodeScalars.count == 1 }

    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "anki", summary: "Anki's notes in plain text, which keep ids and tags", fileExtensions: ["anki"],
        readers: [ListReader(fit: { fit($0) }, read: { read($0) })],
        makeWriter: { options in Writer(deck: options.deck) })

    private static func read(_ text: ListText) -> ListDocument {
        let header = AnkiHeader(text)
        var document = ListDocument()
        var copy = text.text
        copy.withUTF8 { bytes in
            var rows = DelimitedReader(TextLines(bytes), delimiter: header.separator)
            while let row = rows.next() {
                switch row {
                case .rejected(let rejection): document.parts.append(.rejected(rejection))
                case .comment: continue
                case .record(let line): document.parts.append(ListDocument.Part(item(line, rows, header)))
                }
            }
        }
        return document
    }

    private static func item(_ line: Int, _ rows: DelimitedReader, _ header: AnkiHeader) -> ImportItem {
        let layout = header.layout(columns: rows.count)
        guard rows.count > layout.long else { return .rejected(line, RejectionReason.oneColumn) }
        guard let fields = Fields(rows, layout, guidColumn: header.guidColumn) else {
            return .rejected(line, RejectionReason.notUTF8)
        }
        if fields.front.contains("{{c1::") {
            return .rejected(line, "The note is a cloze, without an acronym on its front.")
        }
        var record = ImportRecord(
            line: line, short: fields.front, long: fields.back, note: isSwitch(fields.extra) ? "" : fields.extra,
            tags: ThingDraft.tags(in: header.tags + [fields.tags]), id: IdentifierText.identifier(fields.guid))
        if header.isHTML {
            let back = AnkiBack(fields.back)
            record.short = HTMLText.plain(fields.front)
            record.long = HTMLText.plain(back.long)
            record.note = HTMLText.plain(back.note ?? record.note)
        }
        return .checked(record)
    }

    /// The fields of a row. A field without a column is empty.
    private struct Fields {
        let front: String
        let back: String
        let extra: String
        let tags: String
        let guid: String

        /// The result is nil if a field is not UTF-8.
        init?(_ rows: DelimitedReader, _ layout: ColumnLayout, guidColumn: Int?) {
            func text(_ column: Int?) -> String? {
                guard let column else { return "" }
                return rows.text(column)
            }
            guard let front = text(layout.short), let back = text(layout.long), let extra = text(layout.note),
                let tags = text(layout.tags), let guid = text(guidColumn)
            else { return nil }
            self.front = front
            self.back = back
            self.extra = extra
            self.tags = tags
            self.guid = guid
        }
    }

    /// A writer of the header lines for Anki, and of a row for each thing.
    struct Writer: InterchangeWriter {
        let deck: String

        mutating func begin(into output: inout [UInt8]) {
            output += "#separator:tab\n#html:true\n#notetype:Basic\n#deck:\(OneLine.text(deck))\n".utf8
            output += "#guid column:1\n#tags column:4\n".utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var back = HTMLText.escaped(thing.long)
            if !thing.note.isEmpty { back += "<div class=til-note>\(HTMLText.escaped(thing.note))</div>" }
            let tags = thing.tags.map(Self.tag).joined(separator: " ")
            let fields = [IdentifierText.text(of: thing.id), HTMLText.escaped(thing.short), back, tags]
            let cells = fields.map { field in
                field.utf8.contains(UInt8(ascii: "\"")) ? FieldText.quoted(field) : field
            }
            output += (cells.joined(separator: "\t") + "\n").utf8
        }

        /// Returns a tag as Anki writes it, with `_` in place of spaces.
        static func tag(_ text: String) -> String {
            text.mapped { scalar in scalar.properties.isWhitespace ? "_" : nil }
        }
    }

    private static func fit(_ text: ListText) -> ListReader.Fit {
        let keys = [
            "#separator:", "#html:", "#notetype", "#deck", "#guid column:", "#tags column:", "#columns:",
            "#if matches:",
        ]
        let first = text.firstLines(1).first?.lowercased() ?? ""
        return keys.contains(where: first.hasPrefix) ? .certain : .no
    }
}

/// The texts on the back of a card, in HTML.
struct AnkiBack {
    let long: String
    /// The note that an export of til adds after the meaning, or nil.
    let note: String?

    init(_ back: String) {
        // Search bytes, because a bracket with a combining mark is a different `Character`.
        let bytes = Array(back.utf8)
        guard let element = Self.noteElement(in: bytes[...]) else {
            long = back
            note = nil
            return
        }
        long = String(decoding: bytes[..<element.lowerBound], as: UTF8.self)
        note = String(decoding: bytes[element.upperBound...], as: UTF8.self)
    }

    /// Returns the range of the tag that opens the note, or nil.
    private static func noteElement(in back: ArraySlice<UInt8>) -> Range<Int>? {
        var rest = back
        while let open = rest.firstRange(of: "<div".utf8),
            let close = rest[open.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        {
            let attributes = rest[open.upperBound..<close]
            if attributes.firstRange(of: "til-note".utf8) != nil { return open.lowerBound..<(close + 1) }
            rest = rest[(close + 1)...]
        }
        return nil
    }
}

/// The header of an Anki text file, which describes its rows.
struct AnkiHeader {
    let separator: UInt8
    let isHTML: Bool
    /// The tags that apply to every note.
    let tags: [String]
    /// The column of the GUIDs, from 0.
    let guidColumn: Int?
    private let tagsColumn: Int?
    /// The columns that are not fields of the note.
    private let otherColumns: Set<Int>
    /// The layout by the names of the columns, or nil if the header does not name an acronym and a meaning.
    private let named: ColumnLayout?

    private static let separators: [String: UInt8] = [
        "tab": UInt8(ascii: "\t"), "\\t": UInt8(ascii: "\t"), "comma": UInt8(ascii: ","),
        "semicolon": UInt8(ascii: ";"), "space": UInt8(ascii: " "), "pipe": UInt8(ascii: "|"),
        "colon": UInt8(ascii: ":"),
    ]

    /// Reads the header in a file's first lines.
    init(_ text: ListText) {
        let lines = text.sample.firstLines(200)
        let values = Self.values(lines)
        separator = Self.separator(named: values["separator"], firstRow: lines.first { line in !line.hasPrefix("#") })
        isHTML = Self.isHTML(switch: values["html"], text)
        tags = ThingDraft.tags(in: [values["tags"] ?? ""])
        guidColumn = Self.column(values["guid column"])
        tagsColumn = Self.column(values["tags column"])
        let others = [
            guidColumn, tagsColumn, Self.column(values["notetype column"]), Self.column(values["deck column"]),
        ]
        otherColumns = Set(others.compactMap { column in column })
        named = Self.layout(names: values["columns"], separator, tagsColumn: tagsColumn, besides: otherColumns)
    }

    /// Returns the separator that the header names, or the most likely one of a row.
    private static func separator(named name: String?, firstRow: String?) -> UInt8 {
        let tab = UInt8(ascii: "\t")
        if let name { return separators[name.lowercased()] ?? name.utf8.first ?? tab }
        guard let firstRow, !firstRow.utf8.contains(tab) else { return tab }
        let semicolon = UInt8(ascii: ";")
        return firstRow.utf8.contains(semicolon) ? semicolon : UInt8(ascii: ",")
    }

    /// Returns whether fields are HTML. If the header does not mention it, the text decides.
    private static func isHTML(switch value: String?, _ text: ListText) -> Bool {
        if let value { return value.lowercased() == "true" }
        return HTMLText.isLikely(Array(text.sample.text.utf8)[...])
    }

    /// Returns the values of the lines of a header by their keys. The first line of a key counts.
    private static func values(_ lines: ArraySlice<String>) -> [String: String] {
        var values: [String: String] = [:]
        for comment in lines.prefix(while: { line in line.hasPrefix("#") }) {
            guard let colon = comment.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
            let key = comment[..<colon].dropFirst().lowercased()
            let text = FieldText.trimmed(String(comment[comment.utf8.index(after: colon)...]))
            if values[key] == nil { values[key] = value(text) }
        }
        return values
    }

    /// Returns the number of a column, from 0, that a header writes from 1.
    private static func column(_ text: String?) -> Int? {
        guard let text, let number = Int(text), number > 0 else { return nil }
        return number - 1
    }

    /// Returns the layout by the names of the columns, or nil if they do not name an acronym and a meaning.
    private static func layout(
        names: String?, _ separator: UInt8, tagsColumn: Int?, besides others: Set<Int>
    ) -> ColumnLayout? {
        guard let names else { return nil }
        var cells = names.utf8.split(separator: separator, omittingEmptySubsequences: false).map { name in
            String(Substring(name))
        }
        for column in others where column < cells.count { cells[column] = "" }
        var layout = ColumnLayout(header: cells)
        layout?.tags = tagsColumn
        return layout
    }

    /// Returns a value without the delimiters with which a spreadsheet fills the row: `Comma,,`. A delimiter alone is
    /// the value itself.
    private static func value(_ text: String) -> String {
        let delimiters = ",;\t".unicodeScalars
        var scalars = text.unicodeScalars[...]
        while let last = scalars.last, delimiters.contains(last), scalars.count > 1 { scalars.removeLast() }
        return FieldText.trimmed(String(scalars))
    }

    /// Returns the layout of the columns. Columns without a line in the header are the fields, in order, unless the
    /// header names them.
    func layout(columns: Int) -> ColumnLayout {
        if let named, max(named.short, named.long) < columns { return named }
        let fields = (0..<min(columns, DelimitedReader.mostColumns)).filter { column in
            !otherColumns.contains(column)
        }
        // A meaning without a column is a column that the row does not have.
        let long = fields.count > 1 ? fields[1] : columns
        let note = fields.count > 2 ? fields[2] : nil
        return ColumnLayout(short: fields.first ?? 0, long: long, note: note, tags: tagsColumn)
    }
}
