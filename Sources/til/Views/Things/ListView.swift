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
        let widest = first.lazy.map(\.short).widest
        shortWidth = min(max(4, widest), max(4, page.rowLimit / 4))
    }

    /// One line, with its newline; cut with an ellipsis to the page's width.
    /// - Parameter glossary: the glossary that has it; nil for a thing of one's own.
    func line(_ number: Int, _ thing: Thing, glossary: String? = nil, _ page: Page) -> String {
        let digits = String(number)
        let left = numberWidth + 2 + shortWidth + 2
        let room = max(1, page.rowLimit - left)
        let short = thing.short.visible.fitted(to: shortWidth)
        let long = thing.long.visible.truncated(to: room)
        let place = glossary.map { "in \($0.visible)" } ?? ""
        let tags = [place, page.tags(thing.tags)].filter { !$0.isEmpty }.joined(separator: " ")
        let free = room - long.cells - 2
        let end = tags.isEmpty || free < tags.cells ? "" : "  " + page.style(.faint, tags)
        let padding = String.blanks(numberWidth - digits.utf8.count)
        return padding + page.style(.faint, digits) + "  " + page.style(.short, short) + "  " + long + end + "\n"
    }

    /// One line with the acronym alone.
    func hiddenLine(_ number: Int, _ thing: Thing, _ page: Page) -> String {
        let digits = String(number).leftPadded(to: numberWidth)
        let room = max(1, page.rowLimit - numberWidth - 2)
        let short = thing.short.visible.truncated(to: room)
        return page.style(.faint, digits) + "  " + page.style(.short, short) + "\n"
    }

    /// A few things, numbered from 1.
    static func numbered(_ things: [Thing], _ page: Page) -> String {
        let view = ListView(first: things, count: things.count, page: page)
        return things.enumerated().map { view.line($0.offset + 1, $0.element, page) }.joined()
    }
}
