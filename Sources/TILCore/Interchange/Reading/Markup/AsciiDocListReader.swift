import TILText

/// Lists in AsciiDoc: tables, description lists (`FTP:: File Transfer Protocol`), items, and headings with a paragraph.
///
/// Source: docs.asciidoctor.org, "AsciiDoc Language".
enum AsciiDocListReader {
    static let reader = ListReader(fit: { fit($0) }, read: { AsciiDocListParser.document(of: $0) })

    static func fit(_ text: ListText) -> ListReader.Fit {
        let name = text.name.lowercased()
        if [".adoc", ".asciidoc", ".asc", ".ad"].contains(where: name.hasSuffix) { return .certain }
        let start = Array(text.text.utf8.prefix(1 << 16))[...]
        if start.contains("\n|===") || start.hasPrefix("|===") || start.contains("[glossary]") { return .certain }
        return start.contains(":: ") || start.contains("::\n") ? .possible : .no
    }
}
