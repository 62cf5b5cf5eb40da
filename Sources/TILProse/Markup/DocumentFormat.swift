import TILText

/// The format of a document, which determines its prose.
///
/// ```swift
/// let format = DocumentFormat(path: "chapter.rst") ?? .markdown  // reStructuredText
/// let report = ProseScanner.scan("The bill of lading (BOL) came.", options: .init(format: format))
/// ```
public enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
    /// Text without markup.
    case plain
    /// Text without markup in which each line is a paragraph.
    case paragraphs
    /// Markdown, or text of an unknown format: a README, an RFC, an e-mail.
    case markdown
    /// Text of a format that has no reader here. It is read as Markdown, and never edited.
    case unknown = "text"
    /// reStructuredText.
    case restructuredText = "rst"
    case asciiDoc = "asciidoc"
    case org
    case html
    case latex
    /// The source of a man page with the macros of man or mdoc.
    case roff
    /// The body of a .docx file: `word/document.xml`.
    case wordXML = "docx"

    /// Creates the format for a file name, or returns nil if the name does not indicate one.
    ///
    /// - Parameter path: the name or path of the file. A final `.gz` is ignored.
    public init?(path: String) {
        var name = (path.split(separator: "/").last ?? "").lowercased()
        if name.hasSuffix(".gz") { name.removeLast(3) }
        guard let stop = name.lastIndex(of: "."), let format = Self.formats[String(name[stop...].dropFirst())] else {
            return nil
        }
        self = format
    }

    private static let formats = [String: DocumentFormat](lists: [
        ("md markdown mdown mkd", .markdown), ("rst rest", .restructuredText),
        ("adoc asciidoc asc", .asciiDoc), ("org", .org), ("html htm xhtml shtml", .html),
        ("tex latex ltx sty cls", .latex), ("man mdoc roff 1 2 3 4 5 6 7 8 9 3perl 3pm 1p 3p 7p", .roff),
    ])

    /// Creates the format for the name and the start of a document.
    ///
    /// A name such as "notes.1" can be any kind of file, and a man page has a line with a request. Text with the ending
    /// of a format that has no reader, such as "page.mdx", is ``unknown``.
    ///
    /// ```swift
    /// let format = DocumentFormat(path: "paper.tex", start: Array("\\documentclass{article}".utf8))
    /// print(format)  // latex
    /// ```
    public init(path: String, start: some Collection<UInt8>) {
        if let named = DocumentFormat(path: path) {
            let isOther = named == .roff && !Self.hasRequest(start)
            self = isOther ? DocumentFormat(start: start) : named
            return
        }
        self = DocumentFormat(start: start)
        if self == .markdown, Self.hasOtherEnding(path) { self = .unknown }
    }

    /// Whether a line of a text is a request of a man page.
    private static func hasRequest(_ text: some Collection<UInt8>) -> Bool {
        text.split(separator: .lineFeed).contains { line in line.first == "." }
    }

    /// Whether a name has an ending other than those of plain text.
    private static func hasOtherEnding(_ path: String) -> Bool {
        var parts = (path.split(separator: "/").last ?? "").lowercased().split(separator: ".")
        if parts.last == "gz" { parts.removeLast() }
        guard parts.count > 1, let ending = parts.last else { return false }
        return !["txt", "text"].contains(ending)
    }

    /// Creates the format for the start of a document. The default is Markdown.
    ///
    /// - Parameter start: the first bytes, a few hundred of them.
    public init(start: some Collection<UInt8>) {
        let text = String(decoding: start.prefix(2_000), as: UTF8.self).drop { character in
            character.isWhitespace || character == "\u{FEFF}"
        }
        if Self.isHTML(text) {
            self = .html
        } else if text.contains("\\documentclass") || text.contains("\\begin{document}") {
            self = .latex
        } else if [".\\\"", "'\\\"", ".TH ", ".Dd "].contains(where: text.hasPrefix) {
            self = .roff
        } else {
            self = .markdown
        }
    }

    private static func isHTML(_ text: Substring) -> Bool {
        let start = text.prefix(200).lowercased()
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return true }
        return start.hasPrefix("<?xml") && start.contains("<html")
    }
}
