import Foundation

extension Page {
    /// The minimum width for the parser's own columns.
    static let narrowestHelp = 64

    /// The column at which the usage starts.
    private static let usageIndent = 7

    /// Returns the help text on a terminal. The parser's layout has two columns, and the second is too narrow on a narrow
    /// terminal. The parser does not wrap the usage at all.
    /// - Parameter help: The help text from the parser. For a narrow terminal it has one row per entry.
    func help(_ help: String) -> String {
        if width >= Self.narrowestHelp {
            return help.components(separatedBy: "\n").map { folded($0, indent: Self.usageIndent) }.joined(
                separator: "\n")
        }
        return help.components(separatedBy: "\n\n").map { block in
            let entries = block.components(separatedBy: "\n").map(HelpEntry.init)
            let nameWidth = entries.filter { !$0.meaning.isEmpty }.map(\.name).widest
            return entries.map { self.entry($0, nameWidth) }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Returns an entry with its meaning next to its name if the names of the block are short, otherwise below it.
    private func entry(_ entry: HelpEntry, _ nameWidth: Int) -> String {
        let indent = entry.indent.count
        let name = entry.indent + entry.name
        if entry.meaning.isEmpty {
            return folded(name, indent: entry.name.hasPrefix("USAGE: ") ? Self.usageIndent : indent)
        }
        if nameWidth <= 12 {
            return folded("\(name.padded(to: indent + nameWidth))  \(entry.meaning)", indent: indent + nameWidth + 2)
        }
        return folded(name, indent: indent + 2) + "\n" + folded(.blanks(indent + 4) + entry.meaning, indent: indent + 4)
    }
}

/// A line of help: an entry with its meaning, or text.
struct HelpEntry {
    let indent: String
    let name: String
    /// The text in the second column, which may be empty.
    let meaning: String

    init(_ line: String) {
        let text = line.drop { $0 == " " }
        indent = .blanks(line.count - text.count)
        let gap = indent.isEmpty ? nil : text.firstRange(of: "  ")
        name = String(text[..<(gap?.lowerBound ?? text.endIndex)])
        meaning = gap.map { String(text[$0.upperBound...].drop { $0 == " " }) } ?? ""
    }
}
