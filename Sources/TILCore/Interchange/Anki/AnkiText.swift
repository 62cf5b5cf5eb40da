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
        fit: { fit($0) }, reader: { Reader($0.source, $0.sample) }, writer: { Writer(deck: $0.deck) })

    /// Reads the notes of a file.
    struct Reader: InterchangeReader {
        private let rows: DelimitedReader
        private let header: AnkiHeader

        init(_ source: ByteSource, _ sample: FormatSample) {
            header = AnkiHeader(sample)
            rows = DelimitedReader(LineReader(source), delimiter: header.separator, quoting: .strict)
        }

        mutating func next() throws -> ImportItem? {
            while let outcome = try rows.next() {
                switch outcome {
                case .rejected(let rejection): return .rejected(rejection)
                case .comment: continue
                case .record(let line): return item(line)
                }
            }
            return nil
        }

        private func item(_ line: Int) -> ImportItem {
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
            let extra = AnkiText.isSwitch(third) ? "" : third
            var record = ImportRecord(
                line: line, short: front, long: back, note: extra, id: IdentifierText.identifier(guid))
            if header.isHTML {
                let (long, note) = Self.parted(back)
                record.short = HTMLText.plain(front)
                record.long = HTMLText.plain(long)
                record.note = HTMLText.plain(note ?? extra)
            }
            record.tags = ThingDraft.tags(in: header.tags + [tags])
            return .checked(record)
        }

        private static let tag = Array("<div".utf8)
        private static let noteClass = Array("til-note".utf8)

        /// A back, and the note below it that an export of ours puts there.
        static func parted(_ back: String) -> (long: String, note: String?) {
            // By bytes: a mark that combines with a bracket leaves it a bracket.
            guard back.utf8.contains(0x3C) else { return (back, nil) }
            var rest = Array(back.utf8)[...]
            while let open = rest.firstRange(of: tag), let close = rest[open.upperBound...].firstIndex(of: 0x3E) {
                if !rest[open.upperBound..<close].ranges(of: noteClass).isEmpty {
                    let long = back.utf8.prefix(open.lowerBound)
                    return (
                        String(decoding: long, as: UTF8.self), String(decoding: rest[(close + 1)...], as: UTF8.self)
                    )
                }
                rest = rest[(close + 1)...]
            }
            return (back, nil)
        }
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
            output += IdentifierText.text(of: thing.id).utf8
            append(HTMLText.escaped(thing.short), into: &output)
            append(back, into: &output)
            append(thing.tags.map(Self.tag).joined(separator: " "), into: &output)
            output.append(0x0A)
        }

        private func append(_ field: String, into output: inout [UInt8]) {
            output.append(0x09)
            let isQuoted = field.utf8.contains(0x22)
            if isQuoted { output.append(0x22) }
            for byte in field.utf8 {
                if byte == 0x22 { output.append(0x22) }
                output.append(byte)
            }
            if isQuoted { output.append(0x22) }
        }

        /// A tag as Anki has them.
        static func tag(_ text: String) -> String {
            var tag = String.UnicodeScalarView()
            for scalar in text.unicodeScalars { tag.append(scalar.properties.isWhitespace ? "_" : scalar) }
            return String(tag)
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let keys = [
            "#separator:", "#html:", "#notetype", "#deck", "#guid column:", "#tags column:", "#columns:",
            "#if matches:",
        ]
        let first = sample.comments.first?.lowercased() ?? ""
        if keys.contains(where: { first.hasPrefix($0) }) { return FormatFit(confidence: 1, reason: "") }
        return .none("The file does not start with a line such as '#separator:tab', as Anki's exports do.")
    }
}
