/// Cells of a line with delimiters and quotes.
enum DelimitedCells {
    /// Returns the cells of a line. A cell in double quotes may contain the delimiter, and doubled quotes.
    static func cells(_ line: ArraySlice<UInt8>, _ delimiter: UInt8) -> [[UInt8]] {
        var cells: [[UInt8]] = []
        var cell: [UInt8] = []
        var isQuoted = false
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            let isStart = cell.allSatisfy { $0 == UInt8(ascii: " ") }
            if isQuoted {
                if byte != UInt8(ascii: "\"") {
                    cell.append(byte)
                } else if index + 1 < line.endIndex, line[index + 1] == byte {
                    cell.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
            } else if byte == UInt8(ascii: "\""), isStart {
                cell = []
                isQuoted = true
            } else if byte == delimiter {
                cells.append(cell)
                cell = []
            } else {
                cell.append(byte)
            }
            index += 1
        }
        cells.append(cell)
        return cells
    }
}
