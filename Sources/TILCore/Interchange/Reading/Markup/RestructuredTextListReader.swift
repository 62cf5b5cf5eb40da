import TILText

/// Lists in reStructuredText: tables of every kind, glossaries, definition and field lists, items, `:abbr:` roles, and
/// headings with a paragraph.
///
/// Source: docutils, "reStructuredText Markup Specification", and Sphinx, "Directives".
enum RestructuredTextListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { RestructuredTextListParser.document(of: $0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if name.hasSuffix(".rst") || name.hasSuffix(".rest") { return .certain }
        let start = Array(text.text.utf8.prefix(1 << 16))[...]
        let marks: [StaticString] = [
            ".. glossary::", ".. list-table::", ".. csv-table::", ":abbr:`", "+===", "| replace::", ".. toctree::",
        ]
        if marks.contains(where: { mark in start.contains(mark) }) { return .certain }
        return start.contains("=== ===") || start.contains("+---") ? .possible : .no
    }
}
