import TILText

/// Cells of a line with delimiters and quotes.
enum DelimitedCells {
    /// Returns the cells of a line. A cell in double quotes may contain the delimiter, and doubled quotes.
    static func cells(_ line: ArraySlice<UInt8>, _ delimiter: UInt8) -> [[UInt8]] {
        let quote = UInt8(ascii: "\"")
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            if isQuoted {
                let isDoubled = byte == quote && index < line.endIndex && line[index] == quote
                if isDoubled { index += 1 }
                if byte == quote, !isDoubled { isQuoted = false } else { cell.append(byte) }
            } else if byte == quote, cell.allSatisfy({ byte in byte == " " }) {
                cell = []
                isQuoted = true
            } else if byte == delimiter {
                cells.append(cell)
                cell = []
            } else {
                cell.append(byte)
            }
        }
        cells.append(cell)
        return cells
    }
}
