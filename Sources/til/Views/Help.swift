import Foundation
import TILText

extension Page {
    /// The column at which the usage starts.
    private static let usageIndent = 7

    /// Returns the help text on a terminal. The parser's second column is too narrow on a narrow terminal, and it wraps
    /// examples but not the usage.
    /// - Parameter help: The help text from the parser, with one row per entry.
    func help(_ help: String) -> String {
        help.components(separatedBy: "\n\n").map(helpBlock).joined(separator: "\n\n")
    }

    private func helpBlock(_ block: String) -> String {
        let entries = block.components(separatedBy: "\n").map { line in HelpEntry(line) }
        if entries[0].name == "Examples:" { return entries.map(example).joined(separator: "\n") }
        let nameWidth = entries.filter { entry in !entry.meaning.isEmpty }.map(\.name).widest
        return entries.map { entry in self.entry(entry, nameWidth) }.joined(separator: "\n")
    }

    /// Returns an example with its meaning below it if the line is too short for both. A long command goes on after a
    /// backslash, so that a shell can read it.
    private func example(_ entry: HelpEntry) -> String {
        if entry.line.cells <= width { return entry.line }
        let command = entry.indent + entry.name
        let indent = entry.indent.count + 4
        let rows = command.cells <= width ? [command] : command.wrapped(to: width - 2, indent: indent)
        let text = rows.joined(separator: " \\\n")
        if entry.meaning.isEmpty { return text }
        return text + "\n" + folded(.blanks(indent) + entry.meaning, indent: indent)
    }

    /// Returns an entry with its meaning next to its name if the names of the block are short, otherwise below it.
    private func entry(_ entry: HelpEntry, _ nameWidth: Int) -> String {
        let indent = entry.indent.count
        let name = entry.indent + entry.name
        if entry.meaning.isEmpty {
            return folded(name, indent: entry.name.hasPrefix("USAGE: ") ? Self.usageIndent : indent)
        }
        if nameWidth <= width * 3 / 10 {
            return folded("\(name.padded(to: indent + nameWidth))  \(entry.meaning)", indent: indent + nameWidth + 2)
        }
        return folded(name, indent: indent + 2) + "\n" + folded(.blanks(indent + 4) + entry.meaning, indent: indent + 4)
    }
}

/// A line of help: an entry with its meaning, or text.
struct HelpEntry {
    let line: String
    let indent: String
    let name: String
    /// The text in the second column, which may be empty.
    let meaning: String

    init(_ line: String) {
        self.line = line
        let text = line.drop { character in character == " " }
        indent = .blanks(line.count - text.count)
        guard !indent.isEmpty, let gap = text.firstRange(of: "  ") else {
            name = String(text)
            meaning = ""
            return
        }
        name = String(text[..<gap.lowerBound])
        meaning = String(text[gap.upperBound...].drop { character in character == " " })
    }
}
