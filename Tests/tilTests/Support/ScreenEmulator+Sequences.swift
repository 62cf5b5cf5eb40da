/// What a program writes, taken apart into characters and sequences.
extension ScreenEmulator {
    /// Takes what a program wrote.
    mutating func feed(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        while let count = takeOne() { pending = pending.dropFirst(count) }
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
        let text = String(decoding: pending.prefix(length), as: UTF8.self)
        for scalar in text.unicodeScalars { put(scalar) }
        return length
    }

    private mutating func takeEscape() -> Int? {
        guard let second = pending.dropFirst().first else { return nil }
        let start = pending.startIndex
        switch second {
        case UInt8(ascii: "["):
            guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
            control(
                String(decoding: pending[(start + 2)..<end], as: UTF8.self), Character(Unicode.Scalar(pending[end])))
            return end + 1 - start
        case UInt8(ascii: "]"):
            guard let end = pending.firstIndex(of: 0x07) else { return nil }
            return end + 1 - start
        case UInt8(ascii: "("), UInt8(ascii: ")"):
            return pending.count >= 3 ? 3 : nil
        case UInt8(ascii: "7"): saved = (row, column)
        case UInt8(ascii: "8"): (row, column) = saved
        case UInt8(ascii: "M"):
            if row == top { scroll(by: -1, from: top) } else { row = max(0, row - 1) }
        case UInt8(ascii: "D"): lineFeed()
        case UInt8(ascii: "="), UInt8(ascii: ">"): break
        default: unknown.append("ESC \(Character(Unicode.Scalar(second)))")
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
}
