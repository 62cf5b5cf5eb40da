import TILText

/// A map of a JSON or YAML file that is a row of a table, perhaps with a key before it.
struct DataRecord {
    let key: DataMember?
    let members: [DataMember]
}

/// The table of records, whose columns are the paths to their values.
struct DataRecordTable {
    /// The table, or nil if the records have no values.
    private(set) var table: ListTable?
    /// The lines of values that have no column, because there are too many different paths.
    private(set) var leftOut: [ClosedRange<Int>] = []

    /// The greatest number of paths that are columns.
    private static let mostColumns = 200

    /// The columns so far, and their names.
    private var columns: [Column: Int] = [:]
    private var header: [String] = []

    /// A column: the path to a value, and which of the values with this path it is.
    private struct Column: Hashable {
        let path: String
        var repetition: Int
    }

    /// The texts of a value in a record.
    private struct Value {
        /// The keys that lead to it, such as `description.summary`.
        let path: String
        let texts: [String]
        /// The lines of the member with the value.
        let lines: ClosedRange<Int>
    }

    init(_ records: [DataRecord]) {
        let records = records.flatMap(Self.expanded)
        let paths = Self.mostFrequentPaths(records)
        if records.contains(where: { record in record.key != nil }) { header.append("") }
        var rows: [ListRow] = []
        for record in records {
            rows += Self.rows(Self.line(of: record), cells(of: record, paths))
        }
        guard let first = rows.first?.line else { return }
        table = ListTable(header: ListRow(line: first, cells: header), rows: rows)
    }

    /// Returns the texts of a record by columns, and adds the columns that are new.
    private mutating func cells(of record: DataRecord, _ paths: Set<String>) -> [[String]] {
        var cells: [[String]] = Array(repeating: [""], count: header.count)
        if let key = record.key { cells[0] = [FieldText.trimmed(key.key)] }
        for value in Self.values(record.members) {
            guard let index = column(for: value, in: cells, paths) else {
                leftOut.append(value.lines)
                continue
            }
            while cells.count <= index { cells.append([""]) }
            cells[index] = value.texts
        }
        return cells
    }

    /// Returns the column of a value, or nil if it has none. A path may have several values in a record, each of which
    /// has a column.
    private mutating func column(for value: Value, in cells: [[String]], _ paths: Set<String>) -> Int? {
        var column = Column(path: value.path, repetition: 0)
        while let index = columns[column] {
            let isFree = index >= cells.count || cells[index] == [""]
            if isFree { return index }
            column.repetition += 1
        }
        guard paths.contains(value.path), header.count <= Self.mostColumns else { return nil }
        columns[column] = header.count
        header.append(value.path)
        return header.count - 1
    }

    /// Returns the paths that are columns: those that most records have, and of equally frequent ones the first.
    private static func mostFrequentPaths(_ records: [DataRecord]) -> Set<String> {
        var counts: [String: Int] = [:]
        var paths: [String] = []
        for record in records {
            for path in Set(values(record.members).map(\.path)).sorted() {
                if counts[path] == nil { paths.append(path) }
                counts[path, default: 0] += 1
            }
        }
        if paths.count <= mostColumns { return Set(paths) }
        // The sort is stable.
        let frequent = paths.sorted { first, second in counts[first, default: 0] > counts[second, default: 0] }
        return Set(frequent.prefix(mostColumns))
    }

    /// Returns the line of the map in a record, or else of its key or of its first member.
    private static func line(of record: DataRecord) -> Int {
        let map = record.members.first { member in member.value.map != nil }
        return map?.line ?? record.key?.line ?? record.members.first?.line ?? 1
    }

    /// Returns a record for each map of a list in a record, as in `"AA": {"meanings": [{"text": ...}, ...]}`.
    private static func expanded(_ record: DataRecord) -> [DataRecord] {
        let place = record.members.firstIndex { member in
            member.value.list?.contains { element in element.map != nil } == true
        }
        guard let place, let list = record.members[place].value.list, record.members.count <= mostColumns else {
            return [record]
        }
        let nested = record.members[place]
        return list.map { element in
            var members = record.members
            members[place] = DataMember(line: element.line, key: nested.key, value: element)
            return DataRecord(key: record.key, members: members)
        }
    }

    /// Returns the values of a record.
    private static func values(_ members: [DataMember], path: String = "") -> [Value] {
        var values: [Value] = []
        for member in members {
            let path = path.isEmpty ? member.key : path + "." + member.key
            let lines = member.line...max(member.line, member.value.lastLine)
            switch member.value.content {
            case .text(let text):
                values.append(Value(path: path, texts: [FieldText.trimmed(text)], lines: lines))
            case .map(let map): values += Self.values(map, path: path)
            case .list(let list):
                values.append(Value(path: path, texts: cell(list, key: member.key), lines: lines))
            }
        }
        return values
    }

    /// The keys of lists of words.
    private static let tagKeys: Set<String> = ["tag", "tags", "keyword", "keywords", "category", "categories"]

    /// Returns the texts of a list in a record. Phrases, such as several meanings, are cells of several rows. Words,
    /// such as tags, are one cell.
    private static func cell(_ list: [DataNode], key: String) -> [String] {
        let texts = list.flatMap(Self.texts).filter { text in !text.isEmpty }
        let phrases = texts.count { text in text.contains(" ") }
        let arePhrases = texts.count > 1 && phrases * 2 >= texts.count
        let areTags = tagKeys.contains(key.lowercased())
        return arePhrases && !areTags ? texts : [texts.joined(separator: ", ")]
    }

    /// Returns all texts in a value.
    private static func texts(_ node: DataNode) -> [String] {
        switch node.content {
        case .text(let text): [FieldText.trimmed(text)]
        case .list(let list): list.flatMap(texts)
        case .map(let map): map.flatMap { member in texts(member.value) }
        }
    }

    /// Returns a row, or several rows if cells have several texts.
    private static func rows(_ line: Int, _ cells: [[String]]) -> [ListRow] {
        let count = min(cells.map(\.count).max() ?? 1, 1_000)
        return (0..<max(1, count)).map { index in
            // A single text belongs to all rows.
            let texts = cells.map { cell in
                let place = cell.count == 1 ? 0 : index
                return place < cell.count ? cell[place] : ""
            }
            return ListRow(line: line, cells: texts)
        }
    }
}
