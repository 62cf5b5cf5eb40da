import TILText

/// Finds the rows and lines in the values of a JSON or YAML file by the shape of its lists and maps.
struct DataShape {
    private(set) var document = ListDocument()

    /// A map with more distinct keys is not a row of a table.
    private static let mostColumns = 200

    init(_ roots: [DataNode]) {
        let roots = roots.filter { root in root.text != "" }
        if Self.areRecords(roots) {
            add(list: roots)
        } else {
            for root in roots { add(root) }
        }
    }

    private mutating func add(_ node: DataNode) {
        switch node.content {
        case .text(let text): document.add(ListLine(line: node.line, text: FieldText.trimmed(text)))
        case .list(let list): add(list: list)
        case .map(let map): add(map: map)
        }
    }

    // MARK: Maps

    private mutating func add(map: [DataMember]) {
        if let table = Self.fieldTable(map) {
            document.parts.append(.table(table))
            return
        }
        let complex = map.filter { member in !Self.isSimple(member.value) }
        let simple = map.filter { member in Self.isSimple(member.value) }
        let areRecords = complex.count > 1 && Self.areRecords(complex.map(\.value))
        if areRecords {
            add(records: complex.map { member in DataRecord(key: member, members: member.value.map ?? []) })
        }
        // A few texts beside lists and maps describe the file, such as a title or a version.
        let isFew = areRecords || !complex.isEmpty && simple.count <= 3 * complex.count
        let describesFile = isFew && !Self.areEntries(simple)
        var pairs: [ListRow] = []
        for member in map {
            let isSimple = Self.isSimple(member.value)
            if isSimple, describesFile {
                addOther(member)
            } else if isSimple {
                add(simple: member, &pairs)
            } else if !areRecords {
                add(pairs: &pairs)
                add(complex: member, isOnly: complex.count == 1)
            }
        }
        add(pairs: &pairs)
    }

    /// Adds the texts of a member as lines if they are entries, or else as rows with its key.
    private mutating func add(simple member: DataMember, _ pairs: inout [ListRow]) {
        if let texts = member.value.texts, Self.haveSeparators(texts) {
            add(pairs: &pairs)
            add(list: texts)
        } else {
            pairs += Self.rows(member)
        }
    }

    /// Adds a member whose value has lists or maps.
    /// - Parameter isOnly: whether the map has no other such member, so that its key is not the name of a section.
    private mutating func add(complex member: DataMember, isOnly: Bool) {
        if addEntries(of: member) { return }
        if !isOnly { addSectionName(member) }
        add(member.value)
    }

    /// Returns whether texts of enough members spell their keys.
    private static func areEntries(_ members: [DataMember]) -> Bool {
        let spelled = members.count { member in isSpelled(member.key, by: [member.value] + (member.value.texts ?? [])) }
        return spelled > 0 && Double(spelled) >= TableLayout.decisiveShare * Double(members.count)
    }

    private static func isSpelled(_ key: String, by values: [DataNode]) -> Bool {
        values.contains { value in
            guard let text = value.text else { return false }
            return SpelledMeaning(of: key, in: text) != nil
        }
    }

    /// Adds the entries of a member whose value is a map or a list with a text that spells its key, as in
    /// `FTP: {text: File Transfer Protocol, since: 1971}`.
    /// - Returns: whether there is such a text.
    private mutating func addEntries(of member: DataMember) -> Bool {
        let values = member.value.list ?? [member.value]
        let texts = values.filter { value in value.text != nil }
        let maps = values.filter { value in value.map != nil }
        let inMaps = maps.flatMap { map in (map.map ?? []).map(\.value) }
        // The entries of a section can spell its name by chance.
        let isSection = maps.contains { map in Self.areEntries(map.map ?? []) }
        let hasLists = texts.count + maps.count < values.count
        guard !hasLists, !isSection, Self.isSpelled(member.key, by: texts + inMaps) else { return false }
        var pairs = texts.map { text in
            ListRow(line: text.line, cells: [FieldText.trimmed(member.key), FieldText.trimmed(text.text ?? "")])
        }
        add(pairs: &pairs)
        if !maps.isEmpty { add(records: maps.map { map in DataRecord(key: member, members: map.map ?? []) }) }
        return true
    }

    /// Returns a table of the lists in a map if they are fields of rows, such as a meaning and its explanation, and not
    /// several meanings: they have the same length, and only the first text of each spells its key.
    private static func fieldTable(_ map: [DataMember]) -> ListTable? {
        let lists = map.map { member in texts(of: member) }
        guard map.count > 2, let width = lists.first?.count, width > 1 else { return nil }
        guard lists.allSatisfy({ list in list.count == width }) else { return nil }
        let counts = spelledCounts(map, lists, width: width)
        let most = counts.max() ?? 0
        let hasOneMeaning = counts.count { count in count * 2 > most } == 1
        guard most * 3 >= map.count, hasOneMeaning else { return nil }
        var header = (0..<width).map { column in "value \(column + 1)" }
        for column in 0..<width where counts[column] == most { header[column] = "meaning" }
        let note = (0..<width).first { column in
            counts[column] < most && lists.contains { list in list[column].contains(" ") }
        }
        if let note { header[note] = "note" }
        let rows = zip(map, lists).map { member, texts in
            ListRow(line: member.line, cells: [FieldText.trimmed(member.key)] + texts)
        }
        return ListTable(header: ListRow(line: map[0].line, cells: ["acronym"] + header), rows: rows)
    }

    /// Returns the texts of a member whose value is a list of texts.
    private static func texts(of member: DataMember) -> [String] {
        (member.value.texts ?? []).map { text in FieldText.trimmed(text.text ?? "") }
    }

    /// Returns for each column how many of its texts spell the keys.
    private static func spelledCounts(_ map: [DataMember], _ lists: [[String]], width: Int) -> [Int] {
        (0..<width).map { column in
            zip(map, lists).count { member, texts in SpelledMeaning(of: member.key, in: texts[column]) != nil }
        }
    }

    /// Adds the rows as a table of terms and texts, and empties them.
    private mutating func add(pairs: inout [ListRow]) {
        if !pairs.isEmpty { document.parts.append(.table(ListTable(kind: .pairs, rows: pairs))) }
        pairs = []
    }

    /// Adds the name of a section, such as `"Finance": {`, which is no entry.
    private mutating func addSectionName(_ member: DataMember) {
        let first = member.value.map?.first?.line ?? member.value.list?.first?.line ?? member.line
        if first > member.line { document.addOther(member.line...member.line) }
    }

    private mutating func addOther(_ member: DataMember) {
        document.addOther(member.line...max(member.line, member.value.lastLine))
    }

    /// Returns a row for each text of a member.
    private static func rows(_ member: DataMember) -> [ListRow] {
        let key = FieldText.trimmed(member.key)
        guard let texts = member.value.texts else {
            return [ListRow(line: member.line, cells: [key, FieldText.trimmed(member.value.text ?? "")])]
        }
        return texts.map { text in ListRow(line: text.line, cells: [key, FieldText.trimmed(text.text ?? "")]) }
    }

    private static func isSimple(_ value: DataNode) -> Bool {
        value.text != nil || value.texts != nil || value.isEmptyContainer
    }

    /// Returns whether the values are maps, most of which have a key in common, as in `"FTP": {"meaning": ...}`.
    /// Sections, as in `"A": {"AO": ...}`, do not.
    private static func areRecords(_ values: [DataNode]) -> Bool {
        guard values.count > 1, values.allSatisfy({ value in value.map != nil }) else { return false }
        var counts: [String: Int] = [:]
        for value in values {
            for key in Set((value.map ?? []).map(\.key)) { counts[key, default: 0] += 1 }
        }
        return (counts.values.max() ?? 0) * 2 > values.count
    }

    // MARK: Lists

    private mutating func add(list: [DataNode]) {
        var index = 0
        while index < list.count {
            let kind = Self.kind(list[index])
            let end = list[index...].firstIndex { node in Self.kind(node) != kind } ?? list.count
            add(run: Array(list[index..<end]))
            index = end
        }
    }

    private enum Kind {
        case text
        case list
        case map
    }

    private static func kind(_ node: DataNode) -> Kind {
        switch node.content {
        case .text: .text
        case .list: .list
        case .map: .map
        }
    }

    /// Adds consecutive elements of one kind.
    private mutating func add(run: [DataNode]) {
        switch run[0].content {
        case .text:
            let lines = run.map { node in ListLine(line: node.line, text: FieldText.trimmed(node.text ?? "")) }
            document.parts.append(.lines(lines))
        case .list:
            let areRows = run.allSatisfy { list in list.texts != nil }
            if areRows {
                let rows = run.map { row in
                    ListRow(line: row.line, cells: (row.texts ?? []).map { cell in FieldText.trimmed(cell.text ?? "") })
                }
                document.parts.append(.table(ListTable(rows: rows)))
            } else {
                for list in run { add(list) }
            }
        case .map:
            add(maps: run)
        }
    }

    /// Adds records as the rows of a table.
    private mutating func add(records: [DataRecord]) {
        let table = DataRecordTable(records)
        for lines in table.leftOut { document.addOther(lines) }
        if let table = table.table { document.parts.append(.table(table)) }
    }

    private mutating func add(maps: [DataNode]) {
        let keys = Set(maps.flatMap { node in (node.map ?? []).map(\.key) })
        // A list of maps with one member each is a map in which keys may repeat.
        if maps.allSatisfy({ node in node.map?.count == 1 }), keys.count > 1 {
            return add(map: maps.flatMap { node in node.map ?? [] })
        }
        if keys.count > Self.mostColumns {
            for map in maps { add(map) }
        } else {
            add(records: maps.map { node in DataRecord(key: nil, members: node.map ?? []) })
        }
    }

    /// Returns whether most texts have a separator, as in "AO - Area of Operations".
    private static func haveSeparators(_ texts: [DataNode]) -> Bool {
        let separators = [" - ", " – ", " — ", ": ", " = ", "=>", "->", "→", "\t"]
        let separated = texts.count { node in
            separators.contains { separator in (node.text ?? "").contains(separator) }
        }
        return separated * 2 > texts.count
    }
}
