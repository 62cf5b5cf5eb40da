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
        makeWriter: { Writer(deck: $0.deck) })

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
        guard let front = rows.text(layout.short), let back = rows.text(layout.long),
            let third = layout.note.map({ rows.text($0) }) ?? "",
            let tags = layout.tags.map({ rows.text($0) }) ?? "",
            let guid = header.guidColumn.map({ rows.text($0) }) ?? ""
        else { return .rejected(line, RejectionReason.notUTF8) }
        if front.contains("{{c1::") {
            return .rejected(line, "The note is a cloze, without an acronym on its front.")
        }
        let extra = isSwitch(third) ? "" : third
        var record = ImportRecord(
            line: line, short: front, long: back, note: extra, tags: ThingDraft.tags(in: header.tags + [tags]),
            id: IdentifierText.identifier(guid))
        if header.isHTML {
            let (long, note) = divided(back)
            record.short = HTMLText.plain(front)
            record.long = HTMLText.plain(long)
            record.note = HTMLText.plain(note ?? extra)
        }
        return .checked(record)
    }

    /// Returns the meaning on the back of a card, and the note that an export of til adds after it.
    static func divided(_ back: String) -> (long: String, note: String?) {
        // Search bytes, because a bracket with a combining mark is a different `Character`.
        let bytes = Array(back.utf8)
        var rest = bytes[...]
        while let open = rest.firstRange(of: "<div".utf8),
            let close = rest[open.upperBound...].firstIndex(of: UInt8(ascii: ">"))
        {
            if rest[open.upperBound..<close].firstRange(of: "til-note".utf8) != nil {
                func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }
                return (text(bytes[..<open.lowerBound]), text(bytes[(close + 1)...]))
            }
            rest = rest[(close + 1)...]
        }
        return (back, nil)
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
            text.mapped { $0.properties.isWhitespace ? "_" : nil }
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

/// The header of an Anki text file, which describes its rows.
struct AnkiHeader {
    private(set) var separator = UInt8(ascii: "\t")
    private(set) var isHTML: Bool
    /// The tags that apply to every note.
    private(set) var tags: [String] = []
    /// The column of the GUIDs, from 0.
    private(set) var guidColumn: Int?
    private var tagsColumn: Int?
    private var otherColumns: Set<Int> = []
    /// The layout by the names of the columns, or nil if the header does not name an acronym and a meaning.
    private var named: ColumnLayout?

    private static let separators: [String: UInt8] = [
        "tab": UInt8(ascii: "\t"), "\\t": UInt8(ascii: "\t"), "comma": UInt8(ascii: ","),
        "semicolon": UInt8(ascii: ";"), "space": UInt8(ascii: " "), "pipe": UInt8(ascii: "|"),
        "colon": UInt8(ascii: ":"),
    ]

    /// Reads the header in a file's first lines. If it does not name a separator, the most likely one is used. If it
    /// does not mention HTML, the text of the sample decides.
    init(_ text: ListText) {
        let lines = text.sample.firstLines(200)
        let values = Self.values(lines)
        if let name = values["separator"] {
            separator = Self.separators[name.lowercased()] ?? name.utf8.first ?? separator
        } else if let first = lines.first(where: { line in !line.hasPrefix("#") }), !first.utf8.contains(separator) {
            separator = first.utf8.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
        }
        isHTML =
            values["html"].map { html in html.lowercased() == "true" }
            ?? HTMLText.isLikely(Array(text.sample.text.utf8)[...])
        tags = ThingDraft.tags(in: [values["tags"] ?? ""])
        guidColumn = Self.column(values["guid column"])
        tagsColumn = Self.column(values["tags column"])
        let others = [
            guidColumn, tagsColumn, Self.column(values["notetype column"]), Self.column(values["deck column"]),
        ]
        otherColumns = Set(others.compactMap { column in column })
        named = values["columns"].flatMap(layout)
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
    private func layout(names: String) -> ColumnLayout? {
        let cells = names.utf8.split(separator: separator, omittingEmptySubsequences: false).enumerated()
        var layout = ColumnLayout(
            header: cells.map { column, name in otherColumns.contains(column) ? "" : String(Substring(name)) })
        layout?.tags = tagsColumn
        return layout
    }

    /// Returns a value without the delimiters with which a spreadsheet fills the row: `Comma,,`. A delimiter alone is the
    /// value itself.
    private static func value(_ text: String) -> String {
        let delimiters = ",;\t".unicodeScalars
        var scalars = text.unicodeScalars[...]
        while let last = scalars.last, delimiters.contains(last), scalars.count > 1 { scalars.removeLast() }
        return FieldText.trimmed(String(scalars))
    }

    /// Returns the layout of the columns. Columns without a line in the header are the fields, in order, unless the
    /// header names them.
    func layout(columns: Int) -> ColumnLayout {
        let fields = (0..<min(columns, DelimitedReader.mostColumns)).filter { !otherColumns.contains($0) }
        if let named, max(named.short, named.long) < columns { return named }
        return ColumnLayout(
            short: fields.first ?? 0, long: fields.count > 1 ? fields[1] : columns,
            note: fields.count > 2 ? fields[2] : nil, tags: tagsColumn)
    }
}
