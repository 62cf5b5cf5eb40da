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
            if let fault = line.fault {
                document.parts.append(.rejected(Rejection(line: line.number, reason: fault)))
                return
            }
            let bytes = FieldText.trimmed(line.bytes)
            // Split at the first tab, or else at the first run of several spaces.
            let blanks = bytes.indices.dropLast().first { index in bytes[index] == 0x20 && bytes[index + 1] == 0x20 }
            guard let separation = bytes.firstIndex(of: UInt8(ascii: "\t")) ?? blanks else {
                if let first = bytes.first, first != "$", first != "#" {
                    let text = String(decoding: bytes, as: UTF8.self)
                    document.parts.append(
                        .rejected(Rejection(line: line.number, reason: RejectionReason.noTab, text: text)))
                }
                return
            }
            func text(_ part: UnsafeBufferPointer<UInt8>) -> String {
                FieldText.trimmed(String(decoding: part, as: UTF8.self))
            }
            document.parts.append(
                .entry(
                    ImportRecord(
                        line: line.number, short: text(bytes[part: ..<separation]),
                        long: text(bytes[part: (separation + 1)...]))))
        }
        return document
    }

    /// The original files are named acronyms and acronyms.comp. A file acronyms.txt can have another format.
    private static func fit(_ text: ListText) -> ListReader.Fit {
        let file = text.name.split(separator: "/").last ?? ""
        let hasMatchingName = text.fileExtension == "wtf" || file == "acronyms" || file == "acronyms.comp"
        let lines = text.sample.firstLines(100)
        guard let first = lines.first else { return .no }
        let hasVersion = first.hasPrefix("$") && !first.contains("\t")
        let tabs = lines.dropFirst(hasVersion ? 1 : 0).count { $0.contains("\t") || $0.contains("  ") }
        return (hasMatchingName || hasVersion) && tabs * 2 > lines.count - 1 ? .certain : .no
    }

    struct Writer: InterchangeWriter {
        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            func flat(_ text: String) -> String { OneLine.text(text).replacing("\t", with: " ") }
            output += "\(flat(thing.short))\t\(flat(thing.long))\n".utf8
        }
    }
}
