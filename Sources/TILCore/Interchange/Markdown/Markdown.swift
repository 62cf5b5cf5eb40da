import Foundation
import TILText

/// A glossary in Markdown.
///
/// An import reads:
/// - tables, with the columns that the header names, or the first two columns;
/// - list items and paragraphs that start with a marked acronym or have a separator (`- **FTW**: for the win`, `- FTW -
///   for the win`);
/// - list items whose nested items are the meanings;
/// - definition lists (`FTW`, then `: for the win`);
/// - abbreviations (`*[FTW]: for the win`).
///
/// An indented paragraph after an item is its note, and code spans such as `` `#chat` `` at an item's end are its tags.
/// Headings, other paragraphs, code blocks and comments are skipped.
///
/// An export is a glossary for a team, with a title, letters as headings, and the meanings of an acronym together.
enum Markdown {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "markdown", summary: "tables, lists and definition lists; exports a glossary to publish",
        fileExtensions: ["md", "markdown", "mdown"], needsSortedThings: true, hasColumns: true,
        readers: [MarkdownListReader.reader],
        makeWriter: { options in
            GroupedWriter(header: "# \(MarkdownText.escaped(OneLine.text(options.title)))\n", text: item)
        })

    /// Returns an acronym with its meanings, after a heading if its first letter is new.
    private static func item(_ short: String, _ things: [Thing], _ headings: inout [String]) -> String {
        var text = ""
        let heading = heading(of: short)
        if heading != headings.last {
            headings.append(heading)
            text = "\n## \(heading)\n\n"
        }
        var escaped = MarkdownText.escaped(short)
        // A colon before the closing mark would separate.
        if escaped.utf8.last == ":" { escaped = escaped.dropLast() + "\\:" }
        text += "- **\(escaped)**"
        if things.count == 1 { return text + ": " + meaning(things[0], indent: "  ") }
        return text + "\n" + things.map { thing in "  - " + meaning(thing, indent: "    ") }.joined()
    }

    /// Returns the heading of an acronym: its first letter as a capital, `0–9` or `Symbols`.
    static func heading(of short: String) -> String {
        guard let first = short.unicodeScalars.first else { return "Symbols" }
        if ("0"..."9").contains(first) { return "0–9" }
        return first.properties.isAlphabetic ? first.properties.uppercaseMapping : "Symbols"
    }

    private static func meaning(_ thing: Thing, indent: String) -> String {
        let tags = thing.tags.map { tag in " " + MarkdownInline.code(tag: tag) }.joined()
        let text = MarkdownInline.escapedLine(OneLine.text(thing.long)) + tags + "\n"
        if thing.note.isEmpty { return text }
        let lines = OneLine.lines(of: thing.note).map { line in
            line.isEmpty ? "\n" : indent + MarkdownInline.escapedLine(line) + "\n"
        }
        return text + "\n" + lines.joined() + "\n"
    }
}
