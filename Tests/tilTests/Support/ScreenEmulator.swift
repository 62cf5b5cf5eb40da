/// A terminal's screen: takes what a program writes, and knows what a person would see.
///
/// It understands what readline, less and til use of an xterm: moving the cursor, erasing, inserting and deleting,
/// wrapping at the last column as an xterm does (the cursor stays there until the next character), scrolling, wide
/// characters, marks that combine, and colours, which are kept for each cell.
struct ScreenEmulator {
    struct Cell: Equatable {
        /// The character; empty in the second half of a wide one.
        var text = " "
        /// The parameters of the colour sequence in force: `1;31`, empty for none.
        var style = ""
    }

    private(set) var columns: Int
    private(set) var rows: Int
    private(set) var cells: [[Cell]]
    private(set) var row = 0
    private(set) var column = 0
    /// Rows that have left at the top.
    private(set) var scrollback: [String] = []
    /// How often the bell has rung.
    private(set) var bells = 0
    /// Private modes that are on: 2004 is bracketed paste, 1049 the other screen.
    private(set) var modes: Set<Int> = []
    /// Sequences that were not understood: a test asserts that there are none.
    private(set) var unknown: [String] = []

    private var style = ""
    private var isWrapPending = false
    private var inserts = false
    private var top = 0
    private var bottom: Int
    private var saved = (row: 0, column: 0)
    private var main: [[Cell]]?
    /// Rows that were begun because the row before them was full.
    private var continued: Set<Int> = []
    private var pending: [UInt8] = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        bottom = rows - 1
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// The rows without blanks at their ends.
    var lines: [String] {
        cells.map { row in
            var line = row.map(\.text).joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// The screen down to its last row that is not empty.
    var text: String {
        var lines = self.lines
        while lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// The row that the cursor is in.
    var cursorLine: String { lines[row] }

    /// The colour of a cell.
    func style(row: Int, column: Int) -> String { cells[row][column].style }

    /// Gives the screen another size; rows are cut or filled, not wrapped anew.
    mutating func resize(columns: Int, rows: Int) {
        while row >= rows {
            scrollback.append(lines[0])
            cells.removeFirst()
            row -= 1
        }
        for index in cells.indices {
            cells[index] = Array(cells[index].prefix(columns))
            cells[index] += Array(repeating: Cell(), count: columns - cells[index].count)
        }
        cells = Array(cells.prefix(rows))
        while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
        self.columns = columns
        self.rows = rows
        top = 0
        bottom = rows - 1
        column = min(column, columns - 1)
        isWrapPending = false
    }

    /// Gives the screen another width and breaks its rows anew, as most terminals of today do.
    mutating func reflow(columns: Int) {
        var groups: [[Cell]] = []
        var cursor = (group: 0, cell: 0)
        for index in cells.indices {
            var row = cells[index]
            // The last cell stays empty where a wide character did not fit.
            if continued.contains(index), !groups.isEmpty {
                groups[groups.count - 1] += row
            } else {
                groups.append(row)
            }
            if index == self.row { cursor = (groups.count - 1, groups[groups.count - 1].count - row.count + column) }
            row = []
        }
        self.columns = columns
        continued = []
        cells = []
        for (index, group) in groups.enumerated() {
            var rest = group[...]
            while let last = rest.last, last == Cell() { rest.removeLast() }
            let end = index == cursor.group ? max(rest.count, cursor.cell + 1) : rest.count
            rest = (Array(rest) + Array(repeating: Cell(), count: end - rest.count))[...]
            var passed = 0
            repeat {
                var count = min(columns, rest.count)
                if count < rest.count, rest[rest.startIndex + count].text.isEmpty { count -= 1 }
                if index == cursor.group, (passed..<passed + max(1, count)).contains(cursor.cell) {
                    (self.row, column) = (cells.count, cursor.cell - passed)
                }
                if passed > 0 { continued.insert(cells.count) }
                cells.append(Array(rest.prefix(count)) + Array(repeating: Cell(), count: columns - count))
                rest = rest.dropFirst(count)
                passed += count
            } while !rest.isEmpty
        }
        while cells.count > rows, row < cells.count - 1, cells.last == Array(repeating: Cell(), count: columns) {
            cells.removeLast()
        }
        while cells.count > rows {
            scrollback.append(lines[0])
            cells.removeFirst()
            row -= 1
            continued = Set(continued.map { $0 - 1 })
        }
        while cells.count < rows { cells.append(Array(repeating: Cell(), count: columns)) }
        isWrapPending = false
    }

    // MARK: - Bytes in

    /// Takes what a program wrote.
    mutating func feed(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        while let count = takeOne() { pending.removeFirst(count) }
    }

    /// Acts on the first character or sequence; nil when it is not complete yet.
    private mutating func takeOne() -> Int? {
        guard let first = pending.first else { return nil }
        switch first {
        case 0x1B: return takeEscape()
        case 0x07: bells += 1
        case 0x08:
            column = max(0, column - 1)
            isWrapPending = false
        case 0x09:
            column = min(columns - 1, (column / 8 + 1) * 8)
            isWrapPending = false
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D:
            column = 0
            isWrapPending = false
        case 0x00..<0x20, 0x7F: break
        default: return takeCharacter(first)
        }
        return 1
    }

    private mutating func takeCharacter(_ first: UInt8) -> Int? {
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard pending.count >= length else { return nil }
        let text = String(decoding: pending[..<length], as: UTF8.self)
        for scalar in text.unicodeScalars { put(scalar) }
        return length
    }

    private mutating func takeEscape() -> Int? {
        guard pending.count >= 2 else { return nil }
        switch pending[1] {
        case UInt8(ascii: "["):
            guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
            control(String(decoding: pending[2..<end], as: UTF8.self), Character(Unicode.Scalar(pending[end])))
            return end + 1
        case UInt8(ascii: "]"):
            guard let end = pending.firstIndex(of: 0x07) else { return nil }
            return end + 1
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            return pending.count >= 3 ? 3 : nil
        case UInt8(ascii: "7"): saved = (row, column)
        case UInt8(ascii: "8"): (row, column) = saved
        case UInt8(ascii: "M"):
            if row == top { scroll(by: -1, from: top) } else { row = max(0, row - 1) }
        case UInt8(ascii: "D"): lineFeed()
        case UInt8(ascii: "="), UInt8(ascii: ">"): break
        default: unknown.append("ESC \(Character(Unicode.Scalar(pending[1])))")
        }
        return 2
    }

    private mutating func control(_ text: String, _ final: Character) {
        let isPrivate = text.hasPrefix("?")
        let numbers = text.drop { $0 == "?" || $0 == ">" || $0 == "=" }.split(separator: ";").map { Int($0) ?? 0 }
        let count = max(1, numbers.first ?? 1)
        isWrapPending = isWrapPending && final == "m"
        switch final {
        case "A": row = max(row >= top ? top : 0, row - count)
        case "B", "e": row = min(row <= bottom ? bottom : rows - 1, row + count)
        case "C", "a": column = min(columns - 1, column + count)
        case "D": column = max(0, column - count)
        case "E": (row, column) = (min(rows - 1, row + count), 0)
        case "F": (row, column) = (max(0, row - count), 0)
        case "G", "`": column = min(columns, count) - 1
        case "d": row = min(rows, count) - 1
        case "H", "f":
            row = min(rows, max(1, numbers.first ?? 1)) - 1
            column = min(columns, max(1, numbers.dropFirst().first ?? 1)) - 1
        case "J": eraseScreen(numbers.first ?? 0)
        case "K": eraseLine(numbers.first ?? 0)
        case "L": if (top...bottom).contains(row) { scroll(by: -count, from: row) }
        case "M": if (top...bottom).contains(row) { scroll(by: count, from: row, keeps: false) }
        case "P": delete(count)
        case "@": insert(count)
        case "X": for offset in column..<min(columns, column + count) { cells[row][offset] = Cell() }
        case "S": scroll(by: count, from: top)
        case "T": scroll(by: -count, from: top)
        case "m": style = numbers.allSatisfy { $0 == 0 } ? "" : numbers.map(String.init).joined(separator: ";")
        case "r": setRegion(numbers)
        case "h", "l": setModes(numbers, isPrivate: isPrivate, isOn: final == "h")
        case "s": saved = (row, column)
        case "u": (row, column) = saved
        case "n", "c", "t", "q": break
        default: unknown.append("CSI \(text)\(final)")
        }
    }

    private mutating func setRegion(_ numbers: [Int]) {
        top = max(1, numbers.first ?? 1) - 1
        bottom = min(rows, numbers.dropFirst().first ?? rows) - 1
        (row, column) = (0, 0)
    }

    private mutating func setModes(_ numbers: [Int], isPrivate: Bool, isOn: Bool) {
        for number in numbers {
            if !isPrivate {
                if number == 4 { inserts = isOn }
                continue
            }
            if isOn { modes.insert(number) } else { modes.remove(number) }
            guard number == 1049 || number == 47 else { continue }
            if isOn {
                main = cells
                saved = (row, column)
                cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
            } else if let old = main {
                cells = old
                main = nil
                (row, column) = saved
            }
        }
    }

    // MARK: - The grid

    private mutating func put(_ scalar: Unicode.Scalar) {
        let width = Self.width(of: scalar)
        if width == 0 {
            var target = isWrapPending ? column : column - 1
            while target > 0, cells[row][target].text.isEmpty { target -= 1 }
            if target >= 0 { cells[row][target].text.unicodeScalars.append(scalar) }
            return
        }
        if isWrapPending || column + width > columns {
            column = 0
            lineFeed()
            continued.insert(row)
        }
        isWrapPending = false
        if inserts { insert(width) }
        clearHalves(at: column)
        if width == 2 { clearHalves(at: column + 1) }
        cells[row][column] = Cell(text: String(scalar), style: style)
        if width == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
        column += width
        if column >= columns {
            column = columns - 1
            isWrapPending = true
        }
    }

    /// Writing over one half of a wide character blanks the other.
    private mutating func clearHalves(at index: Int) {
        if cells[row][index].text.isEmpty, index > 0 { cells[row][index - 1] = Cell() }
        if index + 1 < columns, cells[row][index + 1].text.isEmpty { cells[row][index + 1] = Cell() }
    }

    private mutating func lineFeed() {
        isWrapPending = false
        if row == bottom { scroll(by: 1, from: top) } else if row < rows - 1 { row += 1 }
    }

    private mutating func scroll(by count: Int, from start: Int, keeps: Bool = true) {
        let blank = Array(repeating: Cell(), count: columns)
        for _ in 0..<min(abs(count), bottom - start + 1) {
            continued = Set(
                continued.compactMap {
                    $0 < start || $0 > bottom ? $0 : $0 > start || count < 0 ? $0 - count.signum() : nil
                })
            if count > 0 {
                if keeps, start == 0, main == nil { scrollback.append(lines[0]) }
                cells.remove(at: start)
                cells.insert(blank, at: bottom)
            } else {
                cells.remove(at: bottom)
                cells.insert(blank, at: start)
            }
        }
    }

    private mutating func eraseLine(_ mode: Int) {
        let range = mode == 0 ? column..<columns : mode == 1 ? 0..<column + 1 : 0..<columns
        for index in range { cells[row][index] = Cell() }
    }

    private mutating func eraseScreen(_ mode: Int) {
        eraseLine(mode)
        if mode == 0 { continued = continued.filter { $0 <= row } }
        let others = mode == 0 ? row + 1..<rows : mode == 1 ? 0..<row : 0..<rows
        for index in others { cells[index] = Array(repeating: Cell(), count: columns) }
    }

    private mutating func delete(_ count: Int) {
        for _ in 0..<min(count, columns - column) {
            cells[row].remove(at: column)
            cells[row].append(Cell())
        }
    }

    private mutating func insert(_ count: Int) {
        for _ in 0..<min(count, columns - column) {
            cells[row].insert(Cell(), at: column)
            cells[row].removeLast()
        }
    }

    /// The cells of a scalar as the C library counts them, which is what readline goes by: written down here, so that a
    /// fault in the program's own table does not hide itself.
    private static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x3099, 0x309A: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60: 2
        case 0x231A, 0x231B, 0x2705, 0x2728, 0x274C, 0x2B50, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF: 2
        case 0x20000...0x3FFFD: 2
        default: 1
        }
    }
}
