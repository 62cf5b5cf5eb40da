import TILText

/// How many cells text takes on a terminal, and text cut or padded to a number of cells.
///
/// It does not depend on the locale: East Asian wide characters and emoji take two cells, marks that combine none,
/// ambiguous ones one. A character as a person sees it (a grapheme cluster) is never cut in two. Control characters take
/// no cell: text goes through `VisibleText` first.
enum DisplayWidth {
    /// The cells that text takes.
    static func of(_ text: some StringProtocol) -> Int {
        if let count = plainCount(text) { return count }
        var cells = 0
        for scalar in text.unicodeScalars {
            // Only where scalars may be joined into one emoji do characters have to be told apart.
            if isJoining(scalar) { return text.reduce(0) { $0 + of($1) } }
            cells += of(scalar)
        }
        return cells
    }

    /// The cells that text takes in which there are colour sequences (`ESC [ ... m`), which take none.
    static func of(styled text: some StringProtocol) -> Int {
        guard text.utf8.contains(0x1B) else { return of(text) }
        var plain: [UInt8] = []
        var isInSequence = false
        for byte in text.utf8 {
            if byte == 0x1B {
                isInSequence = true
            } else if !isInSequence {
                plain.append(byte)
            } else if (0x40...0x7E).contains(byte), byte != UInt8(ascii: "[") {
                isInSequence = false
            }
        }
        return of(String(decoding: plain, as: UTF8.self))
    }

    /// The cells that a character takes.
    static func of(_ character: Character) -> Int {
        var cells = 0
        var isJoined = false
        for scalar in character.unicodeScalars {
            cells += of(scalar)
            if isJoining(scalar) { isJoined = true }
        }
        return isJoined && character.unicodeScalars.first?.properties.isEmoji == true ? 2 : cells
    }

    /// The cells that a scalar takes by itself.
    static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
        if contains(value, in: DisplayWidthTable.zero) { return 0 }
        return value >= 0x1100 && contains(value, in: DisplayWidthTable.wide) ? 2 : 1
    }

    /// The cells that the widest of some texts takes; 0 for none.
    static func widest(_ texts: some Sequence<String>) -> Int { texts.reduce(0) { max($0, of($1)) } }

    /// Text cut to at most so many cells, with an ellipsis where something was cut.
    static func truncated(_ text: String, to cells: Int) -> String {
        guard text.utf8.count > cells, of(text) > cells else { return text }
        guard cells > 0 else { return "" }
        if plainCount(text) != nil { return text.prefix(cells - 1) + "…" }
        var result = ""
        var used = 0
        for character in text {
            let own = of(character)
            if used + own > cells - 1 { break }
            used += own
            result.append(character)
        }
        return result + "…"
    }

    /// Text with blanks after it (or before it) up to so many cells.
    static func padded(_ text: String, to cells: Int, atStart: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, cells - of(text)))
        return atStart ? blanks + text : text + blanks
    }

    /// Text that takes exactly so many cells: cut or padded.
    static func fitted(_ text: String, to cells: Int) -> String {
        padded(truncated(text, to: cells), to: cells)
    }

    /// Whether a scalar makes one emoji of several scalars: the selector of an emoji's look, the joiner, the skin tones.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF: true
        default: false
        }
    }

    /// The count of text that holds nothing but printable ASCII.
    private static func plainCount(_ text: some StringProtocol) -> Int? {
        text.isPrintableASCII ? text.utf8.count : nil
    }

    private static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
        let place = ranges.partitioningIndex { $0.upperBound >= value }
        return place < ranges.count && ranges[place].contains(value)
    }
}
