/// The database of the BSD `wtf` command: `ACRONYM<TAB>meaning`, sorted, after a version line.
///
/// The format contains only acronyms and meanings, in which line ends and tabs become spaces. An import removes spaces
/// after the acronym. It also reads a line with several spaces in place of the tab, since the original files have such
/// lines.
enum WTF {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "wtf", summary: "the acronym database of the BSD wtf command", fileExtensions: ["wtf"],
        needsSortedThings: true, fit: { fit($0) }, read: { try read($0.contents, $1) },
        makeWriter: { _ in Writer() })

    private static func read(_ contents: FileContents, _ body: (ImportItem) throws -> Void) throws {
        try contents.forEachLine(reject: body) { line in
            let text = FieldText.trimmed(line.bytes)
            // Split at the first tab, or else at the first run of several spaces.
            let blanks = text.indices.dropLast().first { text[$0] == 0x20 && text[$0 + 1] == 0x20 }
            guard let separation = text.firstIndex(of: 0x09) ?? blanks else {
                if let first = text.first, first != 0x24, first != 0x23 {
                    try body(.rejected(line.number, RejectionReason.noTab, text))
                }
                return
            }
            guard let short = FieldText.string(text[part: ..<separation]),
                let long = FieldText.string(text[part: (separation + 1)...])
            else { return try body(.rejected(line.number, RejectionReason.notUTF8, text)) }
            try body(.limited(ImportRecord(line: line.number, short: short, long: long), in: text))
        }
    }

    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            func flat(_ text: String) -> String { OneLine.text(text).replacing("\t", with: " ") }
            output += "\(flat(thing.short))\t\(flat(thing.long))\n".utf8
        }
    }

    private static func fit(_ sample: FormatSample) -> FormatFit {
        let file = sample.name.split(separator: "/").last ?? ""
        // The original files are named acronyms and acronyms.comp. A file acronyms.txt can have another format.
        let hasMatchingName = sample.fileExtension == "wtf" || file == "acronyms" || file == "acronyms.comp"
        let first = sample.entries.first?.text
        let hasVersion = first?.hasPrefix("$") == true && first?.contains("\t") == false
        if sample.tsvFit.confidence > 0, hasMatchingName || hasVersion { return .sure }
        return .none("It does not start with a '$NetBSD$' line, or its lines have no tab.")
    }
}
