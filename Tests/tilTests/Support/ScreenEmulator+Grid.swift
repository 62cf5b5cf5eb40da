/// What happens to the cells.
extension ScreenEmulator {
    mutating func put(_ scalar: Unicode.Scalar) {
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
    mutating func clearHalves(at index: Int) {
        if cells[row][index].text.isEmpty, index > 0 { cells[row][index - 1] = Cell() }
        if index + 1 < columns, cells[row][index + 1].text.isEmpty { cells[row][index + 1] = Cell() }
    }

    mutating func lineFeed() {
        isWrapPending = false
        if row == bottom { scroll(by: 1, from: top) } else if row < rows - 1 { row += 1 }
    }

    mutating func scroll(by count: Int, from start: Int, keeps: Bool = true) {
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

    mutating func eraseLine(_ mode: Int) {
        let range = mode == 0 ? column..<columns : mode == 1 ? 0..<column + 1 : 0..<columns
        for index in range { cells[row][index] = Cell() }
    }

    mutating func eraseScreen(_ mode: Int) {
        eraseLine(mode)
        if mode == 0 { continued = continued.filter { $0 <= row } }
        let others = mode == 0 ? row + 1..<rows : mode == 1 ? 0..<row : 0..<rows
        for index in others { cells[index] = Array(repeating: Cell(), count: columns) }
    }

    mutating func delete(_ count: Int) {
        for _ in 0..<min(count, columns - column) {
            cells[row].remove(at: column)
            cells[row].append(Cell())
        }
    }

    mutating func insert(_ count: Int) {
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
