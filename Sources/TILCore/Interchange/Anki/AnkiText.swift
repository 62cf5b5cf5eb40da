import Foundation

/// Anki's "Notes in Plain Text": lines such as `#separator:tab` that tell what follows, then a note a row.
///
/// Source: the Anki manual, "Importing / Text Files", and Anki 26.09, against which exports are tested.
///
/// An export goes in as it is: front and back of the note type Basic, the thing's id as the note's GUID, so that two
/// meanings of an acronym are two notes and a second import adds nothing. A note of ours stands below the back, in a
/// `div` of the class `til-note`. Anki's tags have no blanks: a blank within a tag becomes `_`, as is usual there.
enum AnkiText {
    /// Whether a field is no note but a switch, as the third of Anki's own note types is: "y".
    static func isSwitch(_ field: String) -> Bool { field.unicodeScalars.count == 1 }

    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "anki", summary: "Anki's notes in plain text, which keep ids and tags", fileExtensions: ["anki"],
        fit: { fit($0) }, open: { input in { try read(input, $0) } },
        writer: { Writer(deck: $0.deck) })

    private static func read(_ input: InterchangeFormat.Input, _ body: (ImportItem) throws -> Void) throws {
        let header = AnkiHeader(input.sample)
        try input.contents.bytes.withUnsafeBufferPointer { text in
            let lines = try TextLines(text, name: input.contents.name)
            var rows = DelimitedReader(lines, delimiter: header.separator)
            while let row = rows.next() {
                switch row {
                case .rejected(let rejection): try body(.rejected(rejection))
                case .comment: continue
                case .record(let line): try body(item(line, rows, header))
                }
            }
        }
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
            return .rejected(line, "The note is a cloze, which has no acronym on its front.")
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

    /// A back, and the note below it that an export of ours puts there.
    static func divided(_ back: String) -> (long: String, note: String?) {
        // By bytes: a mark that combines with a bracket leaves it a bracket.
        let bytes = Array(back.utf8)
        var rest = bytes[...]
        while let open = rest.firstRange(of: "<div".utf8), let close = rest[open.upperBound...].firstIndex(of: 0x3E) {
            if rest[open.upperBound..<close].firstRange(of: "til-note".utf8) != nil {
                func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }
                return (text(bytes[..<open.lowerBound]), text(bytes[(close + 1)...]))
            }
            rest = rest[(close + 1)...]
        }
        return (back, nil)
    }

    /// Writes the lines that tell Anki how to read the file, and a row for each thing.
    struct Writer: InterchangeWriter {
        private let deck: String

        init(deck: String) {
            self.deck = deck
        }

        mutating func begin(into output: inout [UInt8]) {
            output += "#separator:tab\n#html:true\n#notetype:Basic\n#deck:\(OneLine.text(deck))\n".utf8
            output += "#guid column:1\n#tags column:4\n".utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var back = HTMLText.escaped(thing.long)
            if !thing.note.isEmpty { back += "<div class=til-note>\(HTMLText.escaped(thing.note))</div>" }
            let tags = thing.tags.map(Self.tag).joined(separator: " ")
            let fields = [IdentifierText.text(of: thing.id), HTMLText.escaped(thing.short), back, tags]
            output += (fields.map(Self.field).joined(separator: "\t") + "\n").utf8
        }

        private static func field(_ text: String) -> String {
            text.utf8.contains(0x22) ? FieldText.quoted(text) : text
        }

        /// A tag as Anki has them.
        static func tag(_ text: String) -> String {
            String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace ? "_" : $0 }))
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let keys = [
            "#separator:", "#html:", "#notetype", "#deck", "#guid column:", "#tags column:", "#columns:",
            "#if matches:",
        ]
        let first = sample.comments.first?.lowercased() ?? ""
        if keys.contains(where: { first.hasPrefix($0) }) { return .sure }
        return .none("The file does not start with a line such as '#separator:tab', as Anki's exports do.")
    }
}
