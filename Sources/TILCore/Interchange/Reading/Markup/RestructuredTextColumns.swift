import TILText

/// The columns of a simple table of reStructuredText, which lines of `=` mark.
enum RestructuredTextColumns {
    /// Returns the columns of a border such as `=====  =====`, as ranges of characters, or nil.
    static func border(_ line: ArraySlice<UInt8>) -> [Range<Int>]? {
        let text = line.trimmed
        guard text.count > 2, text.allSatisfy({ $0 == "=" || $0 == " " }) else { return nil }
        var columns: [Range<Int>] = []
        var index = line.startIndex
        while index < line.endIndex {
            guard line[index] == "=" else {
                index += 1
                continue
            }
            let run = line[index...].prefix { $0 == "=" }
            columns.append((run.startIndex - line.startIndex)..<(run.endIndex - line.startIndex))
            index = run.endIndex
        }
        return columns
    }

    static func cells(_ line: ArraySlice<UInt8>, _ columns: [Range<Int>]) -> [String] {
        let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
        return columns.indices.map { index in
            let start = min(columns[index].lowerBound, scalars.count)
            let end = index + 1 < columns.count ? min(columns[index + 1].lowerBound, scalars.count) : scalars.count
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[start..<max(start, end)])
            return FieldText.trimmed(String(text))
        }
    }

    static func join(_ cells: [String], to row: inout [String]) {
        for (index, cell) in cells.enumerated() where !cell.isEmpty && index < row.count {
            row[index] += row[index].isEmpty ? cell : " " + cell
        }
    }
}
