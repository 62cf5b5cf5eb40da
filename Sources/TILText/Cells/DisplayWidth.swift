// The width of text on a terminal in cells, and text cut or padded to a number of cells.
//
// The width does not depend on the locale. East Asian wide characters and emoji take two cells, combining marks none,
// ambiguous characters one. A grapheme cluster is never cut. Control characters take no cells, since text is made
// `visible` first.

extension StringProtocol {
    /// The number of cells that the text takes.
    package var cells: Int { isPrintableASCII ? utf8.count : reduce(0) { cells, character in cells + character.cells } }

    /// The number of cells of text with colour sequences (`ESC [ ... m`).
    package var styledCells: Int {
        let parts = split(separator: "\u{1B}", omittingEmptySubsequences: false)
        var cells = parts[0].cells
        for part in parts.dropFirst() {
            // The part starts with the rest of a sequence, which a letter or a similar character ends.
            let text = part.drop { character in character == "[" || !("@"..."~" ~= character) }.dropFirst()
            cells += text.cells
        }
        return cells
    }

    /// Whether the text contains only printable ASCII, so that each byte takes one cell.
    package var isPrintableASCII: Bool { utf8.allSatisfy { byte in (0x20..<0x7F).contains(byte) } }
}

extension String {
    /// Returns a number of spaces, or an empty string for a negative number.
    package static func blanks(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

    /// Returns the text cut to a maximum number of cells, with an ellipsis if it was cut.
    package func truncated(to cells: Int) -> String {
        guard utf8.count > cells, self.cells > cells else { return self }
        guard cells > 0 else { return "" }
        var result = ""
        var used = 0
        for character in self {
            used += character.cells
            if used > cells - 1 { break }
            result.append(character)
        }
        return result + "…"
    }

    /// Returns the text with trailing spaces up to a number of cells.
    package func padded(to cells: Int) -> String { self + .blanks(cells - self.cells) }

    /// Returns the text with leading spaces up to a number of cells.
    package func leftPadded(to cells: Int) -> String { .blanks(cells - self.cells) + self }

    /// Returns the number of screen rows that the lines take.
    package func rows(of columns: Int) -> Int {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
        if hasSuffix("\n") { lines.removeLast() }
        var rows = 0
        for line in lines {
            let rowsOfLine = (line.styledCells + columns - 1) / Swift.max(1, columns)
            rows += Swift.max(1, rowsOfLine)
        }
        return rows
    }

    /// The text without trailing spaces.
    package var trimmedAtEnd: String {
        guard let last = lastIndex(where: { character in character != " " }) else { return "" }
        return String(self[...last])
    }

    /// Returns the text cut or padded to exactly a number of cells.
    package func fitted(to cells: Int) -> String { truncated(to: cells).padded(to: cells) }
}

extension Sequence<String> {
    /// The number of cells of the widest text, or 0 without texts.
    package var widest: Int { map { text in text.cells }.max() ?? 0 }
}

extension Character {
    /// The number of cells that the character takes.
    package var cells: Int {
        if unicodeScalars.contains(where: \.joinsEmoji), unicodeScalars.first?.properties.isEmoji == true { return 2 }
        return unicodeScalars.reduce(0) { cells, scalar in cells + scalar.cells }
    }
}

extension Unicode.Scalar {
    /// The number of cells that the scalar takes alone.
    package var cells: Int {
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        case .format: return Self.prepended.contains(value) ? 1 : 0
        default: break
        }
        // Medial and final letters of Hangul are drawn into the first letter.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        let index = Self.wide.partitioningIndex { range in range.upperBound >= value }
        return index < Self.wide.count && Self.wide[index].contains(value) ? 2 : 1
    }

    /// Whether the scalar joins several scalars into one emoji: the emoji variation selector, the joiner, or a skin
    /// tone.
    fileprivate var joinsEmoji: Bool { value == 0xFE0F || value == 0x200D || (0x1F3FB...0x1F3FF).contains(value) }

    /// The prepended concatenation marks, which are visible format characters.
    private static let prepended: Set<UInt32> = [
        0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
    ]

    /// The wide scalars of Unicode 17.0.0: East Asian Width W and F in unicode.org/Public/17.0.0/ucd, with the
    /// unassigned ideographs that the file's header names.
    private static let wide: [ClosedRange<UInt32>] = """
        1100-115F 231A-231B 2329-232A 23E9-23EC 23F0 23F3 25FD-25FE 2614-2615 2630-2637 2648-2653 267F 268A-268F 2693
        26A1 26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D4 26EA 26F2-26F3 26F5 26FA 26FD 2705 270A-270B 2728 274C 274E
        2753-2755 2757 2795-2797 27B0 27BF 2B1B-2B1C 2B50 2B55 2E80-2E99 2E9B-2EF3 2F00-2FD5 2FF0-3029 302E-303E
        3041-3096 309B-30FF 3105-312F 3131-318E 3190-31E5 31EF-321E 3220-3247 3250-A48C A490-A4C6 A960-A97C AC00-D7A3
        F900-FAFF FE10-FE19 FE30-FE52 FE54-FE66 FE68-FE6B FF01-FF60 FFE0-FFE6 16FE0-16FE3 16FF0-16FF6 17000-18CD5
        18CFF-18D1E 18D80-18DF2 1AFF0-1AFF3 1AFF5-1AFFB 1AFFD-1AFFE 1B000-1B122 1B132 1B150-1B152 1B155 1B164-1B167
        1B170-1B2FB 1D300-1D356 1D360-1D376 1F004 1F0CF 1F18E 1F191-1F19A 1F200-1F202 1F210-1F23B 1F240-1F248
        1F250-1F251 1F260-1F265 1F300-1F320 1F32D-1F335 1F337-1F37C 1F37E-1F393 1F3A0-1F3CA 1F3CF-1F3D3 1F3E0-1F3F0
        1F3F4 1F3F8-1F43E 1F440 1F442-1F4FC 1F4FF-1F53D 1F54B-1F54E 1F550-1F567 1F57A 1F595-1F596 1F5A4 1F5FB-1F64F
        1F680-1F6C5 1F6CC 1F6D0-1F6D2 1F6D5-1F6D8 1F6DC-1F6DF 1F6EB-1F6EC 1F6F4-1F6FC 1F7E0-1F7EB 1F7F0 1F90C-1F93A
        1F93C-1F945 1F947-1F9FF 1FA70-1FA7C 1FA80-1FA8A 1FA8E-1FAC6 1FAC8 1FACD-1FADC 1FADF-1FAEA 1FAEF-1FAF8
        20000-2FFFD 30000-3FFFD
        """.split(whereSeparator: \.isWhitespace).map { range in
            let ends = range.split(separator: "-").compactMap { part in UInt32(part, radix: 16) }
            return ends[0]...ends[ends.count - 1]
        }
}

extension StringProtocol {
    /// Returns the text wrapped at spaces into rows of a maximum number of cells. A word longer than a row is cut.
    ///
    /// Each newline starts a row. Repeated spaces are kept, except at the end of a row. Colour sequences take no cells.
    /// - Parameter indent: The number of spaces before continuation rows. It is reduced if it would leave little room.
    package func wrapped(to columns: Int, indent: Int = 0) -> [String] {
        let columns = Swift.max(2, columns)
        // At least so many cells are left for the text of a row.
        let leastRoom = 20
        let indent = Swift.min(indent, Swift.max(0, columns - leastRoom))
        var rows: [String] = []
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.styledCells <= columns {
                rows.append(String(line))
            } else {
                var wrapping = LineWrapping(columns: columns, indent: .blanks(indent))
                rows += wrapping.rows(of: line)
            }
        }
        return rows
    }
}

/// Wraps one line into rows.
private struct LineWrapping {
    private let columns: Int
    private let indent: String
    private var rows: [String] = []
    private var row = ""
    private var width = 0

    init(columns: Int, indent: String) {
        self.columns = columns
        self.indent = indent
    }

    mutating func rows(of line: some StringProtocol) -> [String] {
        var isFirst = true
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            add(word, after: isFirst ? "" : " ")
            isFirst = false
        }
        return rows + [row]
    }

    /// Adds a word to the row, or to the next one if it does not fit.
    private mutating func add(_ word: some StringProtocol, after space: String) {
        let cells = word.styledCells
        if !row.isEmpty, width + space.count + cells > columns {
            startRow()
        } else {
            row += space
            width += space.count
        }
        // Keep a word with a colour sequence whole, because the sequence must not be cut.
        if word.utf8.contains(.escape) {
            row += word
            width += cells
            return
        }
        for character in word {
            if width + character.cells > columns { startRow() }
            row.append(character)
            width += character.cells
        }
    }

    private mutating func startRow() {
        rows.append(row)
        row = indent
        width = indent.count
    }
}

extension Collection<String> {
    /// The texts of a column, with spaces at their ends.
    package var aligned: [String] {
        let width = widest
        return map { text in text.padded(to: width) }
    }

    /// The texts of a column of numbers, with spaces at their starts.
    package var alignedRight: [String] {
        let width = widest
        return map { text in text.leftPadded(to: width) }
    }
}
