/// The database of the BSD `wtf` command: `ACRONYM<TAB>meaning`, sorted, after a version line.
///
/// It has room only for acronyms and meanings; line ends and tabs in them become spaces. An import drops spaces after
/// the acronym, and also reads a line with several spaces in place of the tab, since the real files have such lines.
enum WTF {
    /// The entry in the list of formats.
    static let format = InterchangeFormat(
        name: "wtf", summary: "the acronym database of the BSD wtf command", fileExtensions: ["wtf"],
        needsSortedThings: true, fit: { fit($0) }, read: { try read($0.contents, $1) },
        makeWriter: { _ in Writer() })

    private static func read(_ contents: FileContents, _ body: (ImportItem) throws -> Void) throws {
        try contents.forEachLine(reject: body) { line in
            let text = FieldText.trimmed(line.bytes)
            // The first tab, or else the first run of several spaces.
            let blanks = text.indices.dropLast().first { text[$0] == 0x20 && text[$0 + 1] == 0x20 }
            guard let parting = text.firstIndex(of: 0x09) ?? blanks else {
                if let first = text.first, first != 0x24, first != 0x23 {
                    try body(.rejected(line.number, RejectionReason.noTab, text))
                }
                return
            }
            guard let short = FieldText.string(text[part: ..<parting]),
                let long = FieldText.string(text[part: (parting + 1)...])
            else { return try body(.rejected(line.number, RejectionReason.notUTF8, text)) }
            try body(.limited(ImportRecord(line: line.number, short: short, long: long), in: text))
        }
    }

    /// Writes a line for each thing.
    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            func flat(_ text: String) -> String { OneLine.text(text).replacing("\t", with: " ") }
            output += "\(flat(thing.short))\t\(flat(thing.long))\n".utf8
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let file = sample.name.split(separator: "/").last ?? ""
        // The real ones are called acronyms and acronyms.comp; acronyms.txt may be anything.
        let isNamedSo = sample.fileExtension == "wtf" || file == "acronyms" || file == "acronyms.comp"
        let first = sample.entries.first?.text
        let hasVersion = first?.hasPrefix("$") == true && first?.contains("\t") == false
        if sample.tsvFit.confidence > 0, isNamedSo || hasVersion { return .sure }
        return .none("It does not start with a '$NetBSD$' line, or its lines have no tab.")
    }
}
