import Foundation

/// The help text on a terminal. The parser's layout has two columns, and the second is too narrow on a narrow terminal.
/// The parser does not wrap the usage at all.
struct HelpView {
    /// The help text from the parser. For a narrow terminal it has one row per entry.
    let help: String

    /// The minimum width for the parser's own columns.
    static let narrow = 64

    /// The column at which the usage starts.
    private static let usageIndent = 7

    /// The maximum width of the first column in a two-column layout.
    private static let widest = 12

    func text(_ page: Page) -> String {
        if page.width >= Self.narrow {
            let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { page.folded(String($0), indent: Self.usageIndent) }.joined(separator: "\n")
        }
        // Empty lines separate the blocks.
        return help.components(separatedBy: "\n\n").map { block in
            lines(of: block.components(separatedBy: "\n").map(Entry.init), page).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Returns the lines of a block. Meanings are next to their names if these are short, otherwise below them.
    private func lines(of entries: [Entry], _ page: Page) -> [String] {
        let width = entries.filter { !$0.meaning.isEmpty }.map(\.name).widest
        return entries.map { entry in
            if entry.meaning.isEmpty {
                let isUsage = entry.name.hasPrefix("USAGE: ")
                return page.folded(
                    entry.indent + entry.name, indent: isUsage ? Self.usageIndent : entry.indent.count)
            }
            if width <= Self.widest {
                let name = entry.name.padded(to: width)
                return page.folded(
                    "\(entry.indent)\(name)  \(entry.meaning)", indent: entry.indent.count + width + 2)
            }
            let indent = String.blanks(entry.indent.count + 4)
            return page.folded(entry.indent + entry.name, indent: entry.indent.count + 2) + "\n"
                + page.folded(indent + entry.meaning, indent: indent.count)
        }
    }

    /// A line of help: an entry with its meaning, or text.
    struct Entry {
        let indent: String
        let name: String
        /// The text in the second column, which may be empty.
        let meaning: String

        init(_ line: String) {
            let text = line.drop { $0 == " " }
            indent = String.blanks(line.count - text.count)
            guard !indent.isEmpty, let gap = text.firstRange(of: "  ") else {
                (name, meaning) = (String(text), "")
                return
            }
            name = String(text[..<gap.lowerBound])
            meaning = String(text[gap.upperBound...].drop { $0 == " " })
        }
    }
}
