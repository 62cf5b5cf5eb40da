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
        if !page.style.isOn, thing.tags.isEmpty, glossary == nil,
            let line = plainLine(digits, thing.short, thing.long, room: room)
        {
            return line
        }
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

    /// The line of a thing without colours and tags, whose texts are printable ASCII and need not be cut; nil for any other.
    ///
    /// The bytes are put where they belong in one string, which takes an eighth of the time: a long list is made of little
    /// else.
    private func plainLine(_ digits: String, _ short: String, _ long: String, room: Int) -> String? {
        let shortCount = short.utf8.count
        let longCount = long.utf8.count
        guard shortCount <= shortWidth, longCount <= room, short.isPrintableASCII, long.isPrintableASCII else {
            return nil
        }
        let numberEnd = max(numberWidth, digits.utf8.count)
        let longStart = numberEnd + 2 + shortWidth + 2
        return String(unsafeUninitializedCapacity: longStart + longCount + 1) { line in
            UnsafeMutableBufferPointer(rebasing: line[..<longStart]).update(repeating: 0x20)
            Self.put(digits, into: line, at: numberEnd - digits.utf8.count)
            Self.put(short, into: line, at: numberEnd + 2)
            Self.put(long, into: line, at: longStart)
            line[longStart + longCount] = 0x0A
            return longStart + longCount + 1
        }
    }

    private static func put(_ text: String, into line: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
        var text = text
        text.withUTF8 { bytes in
            _ = UnsafeMutableBufferPointer(rebasing: line[start...]).update(fromContentsOf: bytes)
        }
    }

    /// A few things, numbered from 1.
    static func numbered(_ things: [Thing], _ page: Page) -> String {
        let view = ListView(first: things, count: things.count, page: page)
        return things.enumerated().map { view.line($0.offset + 1, $0.element, page) }.joined()
    }
}
