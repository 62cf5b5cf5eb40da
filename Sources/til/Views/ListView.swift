import TILCore

/// Numbered things in aligned columns.
struct ListView {
    /// How many cells the numbers take.
    let numberWidth: Int
    /// How many cells the acronyms take.
    let shortWidth: Int

    /// Columns for things of which the first are known.
    /// - Parameter count: the highest number to come.
    init(first: [Thing], count: Int, page: Page) {
        numberWidth = max(2, String(count).utf8.count)
        let widest = first.lazy.map { DisplayWidth.of($0.short) }.max() ?? 0
        shortWidth = min(max(4, widest), max(4, page.rowLimit / 4))
    }

    /// One line, without its newline; cut with an ellipsis to the page's width.
    func line(_ number: Int, _ thing: Thing, _ page: Page) -> String {
        let digits = String(number)
        let short = DisplayWidth.padded(
            DisplayWidth.truncated(page.visible(thing.short), to: shortWidth), to: shortWidth)
        let left = numberWidth + 2 + shortWidth + 2
        var rest = page.visible(thing.long)
        let tags = thing.tags.isEmpty ? "" : page.visible(thing.tags.joined(separator: " "))
        let room = max(1, page.rowLimit - left)
        rest = DisplayWidth.truncated(rest, to: room)
        let free = room - DisplayWidth.of(rest) - 2
        let end = tags.isEmpty || free < DisplayWidth.of(tags) ? "" : "  " + page.style(.faint, tags)
        let padding = String(repeating: " ", count: max(0, numberWidth - digits.utf8.count))
        return padding + page.style(.faint, digits) + "  " + page.style(.short, short) + "  " + rest + end
    }

    /// A few things, numbered from 1.
    static func numbered(_ things: [Thing], _ page: Page) -> String {
        let view = ListView(first: things, count: things.count, page: page)
        return things.enumerated().map { view.line($0.offset + 1, $0.element, page) + "\n" }.joined()
    }
}
