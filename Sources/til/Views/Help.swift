/// Help on a terminal. The parser lays it out in two columns, of which the second would be a few cells wide on a narrow one;
/// the usage it does not break at all.
struct HelpView {
    /// The help as the parser writes it, for a narrow terminal with one row for each entry.
    let help: String

    /// The narrowest terminal that has room for the parser's own columns.
    static let narrow = 64

    /// Where the usage begins in its row.
    private static let usageIndent = 7

    /// The widest first column that keeps a second one beside it.
    private static let widest = 12

    func text(_ page: Page) -> String {
        if page.width >= Self.narrow {
            let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { page.folded(String($0), indent: Self.usageIndent) }.joined(separator: "\n")
        }
        var rows: [String] = []
        for block in blocks { rows += lines(of: block, page) }
        return rows.joined(separator: "\n")
    }

    /// Lines that stand together, the empty one after them among them.
    private var blocks: [[Substring]] {
        var blocks: [[Substring]] = [[]]
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            blocks[blocks.count - 1].append(line)
            if line.isEmpty { blocks.append([]) }
        }
        return blocks
    }

    /// The entries of a block below each other: beside their names where these are short, else below them.
    private func lines(of block: [Substring], _ page: Page) -> [String] {
        let entries = block.map { Entry($0) }
        let names = entries.compactMap { $0.meaning.isEmpty ? nil : $0.name.cells }
        let width = names.max() ?? 0
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

    /// A line: an entry with what it means, or text.
    private struct Entry {
        let indent: String
        let name: String
        /// What stands in the second column; empty where there is none.
        let meaning: String

        init(_ line: Substring) {
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
