import TILText

/// Lists in Markdown: tables, list items, definition lists, abbreviations, lines, and headings with a paragraph.
///
/// Tables and definition lists in HTML, and acronyms in the front matter of Quarto, are read by their own readers.
enum MarkdownListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { read($0) })

    private static let endings = [".md", ".markdown", ".mdown", ".mkd", ".qmd", ".rmd", ".mdx"]

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if endings.contains(where: { ending in name.hasSuffix(ending) }) { return .certain }
        let lines = ByteLines(Array(text.text.utf8.prefix(1 << 16)))
        var parser = MarkdownListParser(lines)
        parser.parse()
        return parser.hasMarks ? .possible : .no
    }

    static func read(_ text: ListText) -> ListDocument {
        var parser = MarkdownListParser(ByteLines(text.text))
        parser.parse()
        return parser.document()
    }
}
