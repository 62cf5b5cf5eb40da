import TILText

/// The database of the BSD `wtf` command: `ACRONYM<TAB>meaning`, sorted, after a version line.
///
/// The format contains only acronyms and meanings, in which line ends and tabs become spaces. An import removes spaces
/// after the acronym. It also reads a line with several spaces in place of the tab, since the original files have such
/// lines.
enum WTF {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "wtf", summary: "the acronym database of the BSD wtf command", fileExtensions: ["wtf"],
        needsSortedThings: true, readers: [ListReader(fit: { fit($0) }, read: { read($0) })],
        makeWriter: { _ in Writer() })

    private static func read(_ text: ListText) -> ListDocument {
        var document = ListDocument()
        text.forEachLine { line in
            if let part = part(of: line) { document.parts.append(part) }
        }
        return document
    }

    /// Returns whether a line of a text has a separator.
    static func hasEntry(_ text: ListText) -> Bool {
        text.firstLines(100).contains { line in separation(Array(line.utf8)) != nil }
    }

    /// Returns the entry of a line or its rejection, or nil for a comment, the version and an empty line.
    private static func part(of line: TextLines.Line) -> ListDocument.Part? {
        if let fault = line.fault { return .rejected(Rejection(line: line.number, reason: fault)) }
        let bytes = Array(FieldText.trimmed(line.bytes))
        guard let separation = separation(bytes) else {
            if bytes.isEmpty || bytes[0] == "$" || bytes[0] == "#" { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            return .rejected(Rejection(line: line.number, reason: RejectionReason.noTab, text: text))
        }
        let short = bytes[..<separation].text
        let long = bytes[(separation + 1)...].text
        return .entry(ImportRecord(line: line.number, short: short, long: long))
    }

    /// Returns the offset of the first tab, or else of the first run of several spaces.
    private static func separation(_ line: [UInt8]) -> Int? {
        if let tab = line.firstIndex(of: UInt8(ascii: "\t")) { return tab }
        return line.indices.dropLast().first { index in line[index] == " " && line[index + 1] == " " }
    }

    /// The original files are named acronyms and acronyms.comp. A file acronyms.txt can have another format.
    private static func fit(_ text: ListText) -> ListReader.Fit {
        let file = text.name.split(separator: "/").last ?? ""
        let hasMatchingName = text.fileExtension == "wtf" || file == "acronyms" || file == "acronyms.comp"
        let lines = text.sample.firstLines(100)
        guard let first = lines.first else { return .no }
        let hasVersion = first.hasPrefix("$") && !first.contains("\t")
        guard hasMatchingName || hasVersion else { return .no }
        let entries = lines.dropFirst(hasVersion ? 1 : 0)
        let separated = entries.count { line in line.contains("\t") || line.contains("  ") }
        return separated * 2 > lines.count - 1 ? .certain : .no
    }

    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            func flat(_ text: String) -> String { OneLine.text(text).replacing("\t", with: " ") }
            output += "\(flat(thing.short))\t\(flat(thing.long))\n".utf8
        }
    }
}
