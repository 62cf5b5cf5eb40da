/// How a document is written, which says what of its bytes is prose.
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
    /// Text without any markup.
    case plain
    /// Text without any markup of which each line is a paragraph.
    case paragraphs
    /// Markdown, and text of which no more is known: a README, an RFC, a mail.
    case markdown
    /// reStructuredText.
    case restructuredText = "rst"
    case html
    case latex
    /// The source of a man page, in the macros of man or mdoc.
    case roff
    /// The body of a .docx file: `word/document.xml`.
    case wordXML = "docx"

    /// Whether markup stands among the letters of the prose, so that what is found differs from what is written.
    public var hasMask: Bool {
        switch self {
        case .plain, .paragraphs, .markdown, .restructuredText: false
        case .html, .latex, .roff, .wordXML: true
        }
    }

    /// The format that the name of a file tells; nil if it tells none.
    ///
    /// - Parameter path: the file's name or path; a `.gz` at its end does not count.
    public init?(path: String) {
        var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { $0.map(ByteClass.lowercased) } ?? []
        if name.suffix(3).elementsEqual(".gz".utf8) { name.removeLast(3) }
        guard let stop = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch String(decoding: name[(stop + 1)...], as: UTF8.self) {
        case "md", "markdown", "mdown", "mkd": self = .markdown
        case "rst", "rest": self = .restructuredText
        case "html", "htm", "xhtml", "shtml": self = .html
        case "tex", "latex", "ltx", "sty", "cls": self = .latex
        case "man", "mdoc", "roff", "1", "2", "3", "4", "5", "6", "7", "8", "9", "3perl", "3pm", "1p", "3p", "7p":
            self = .roff
        default: return nil
        }
    }

    /// The format that the start of a document tells: Markdown if it tells none.
    ///
    /// - Parameter start: the first bytes, some hundreds of them.
    public init(start: some Collection<UInt8>) {
        // The bytes of a byte order mark are skipped as blanks are.
        let trimmed = start.prefix(2_000).drop { ByteClass.isSpace($0) || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        let text = Array(trimmed)
        let lower = text.prefix(200).map(ByteClass.lowercased)
        func starts(_ bytes: [UInt8], with text: String) -> Bool { bytes.starts(with: text.utf8) }
        func contains(_ bytes: [UInt8], _ text: StaticString) -> Bool {
            bytes.withUnsafeBufferPointer { $0.find(text, from: 0, before: $0.count) != nil }
        }
        if starts(lower, with: "<!doctype html") || starts(lower, with: "<html")
            || starts(lower, with: "<?xml") && contains(lower, "<html")
        {
            self = .html
        } else if contains(text, "\\documentclass") || contains(text, "\\begin{document}") {
            self = .latex
        } else if [".\\\"", "'\\\"", ".TH ", ".Dd "].contains(where: { starts(text, with: $0) }) {
            self = .roff
        } else {
            self = .markdown
        }
    }
}
