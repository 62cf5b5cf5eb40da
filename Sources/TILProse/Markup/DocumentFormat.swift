/// The format of a document, which determines its prose.
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
    /// Text without markup.
    case plain
    /// Text without markup in which each line is a paragraph.
    case paragraphs
    /// Markdown, or text of an unknown format: a README, an RFC, an e-mail.
    case markdown
    /// reStructuredText.
    case restructuredText = "rst"
    case html
    case latex
    /// The source of a man page with the macros of man or mdoc.
    case roff
    /// The body of a .docx file: `word/document.xml`.
    case wordXML = "docx"

    /// Whether markup may occur among the letters of the prose, so that findings differ from the source.
    public var hasMask: Bool {
        switch self {
        case .plain, .paragraphs, .markdown, .restructuredText: false
        case .html, .latex, .roff, .wordXML: true
        }
    }

    /// Creates the format for a file name, or returns nil if the name does not indicate one.
    ///
    /// - Parameter path: the name or path of the file. A final `.gz` is ignored.
    public init?(path: String) {
        var name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { $0.map(\.lowercased) } ?? []
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

    /// Creates the format for the start of a document. The default is Markdown.
    ///
    /// - Parameter start: the first bytes, a few hundred of them.
    public init(start: some Collection<UInt8>) {
        // Skip the bytes of a byte order mark along with white space.
        let trimmed = start.prefix(2_000).drop { $0.isSpace || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        let text = Array(trimmed)
        let lower = text.prefix(200).map(\.lowercased)
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
