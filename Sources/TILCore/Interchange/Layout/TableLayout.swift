import TILText

/// The choice of the columns of acronym and meaning in rows of cells, by the letters of the rows.
struct TableLayout: Hashable, Sendable {
    /// The reason why the columns were chosen.
    enum Evidence: Hashable, Sendable {
        /// A known header or the person names the columns.
        case declared
        /// The cells of one column spell those of the other in at least a third of the rows.
        case spelled
        /// The cells of one column look like acronyms and differ, and those of the other do not.
        case shaped
        /// Two choices are near each other.
        case tied
        /// The same few words repeat in the acronym's column, so they are keys.
        case keys
        /// Nothing decides.
        case none

        /// Whether the rows can be stored without a question.
        var isEnough: Bool { self == .declared || self == .spelled || self == .shaped }
    }

    var columns: ColumnLayout
    var evidence: Evidence
    /// The share of the rows whose meaning spells the acronym.
    var share: Double
    /// The other choice of columns that is near, or nil.
    var rival: ColumnLayout?

    /// The greatest number of columns that are compared.
    private static let mostColumns = 12
    /// The number of rows that are compared.
    private static let mostRows = 240
    /// The share of spelled rows that decides without any other evidence.
    static let decisiveShare = 1.0 / 3

    /// A comparison of two columns.
    private struct Pair {
        let short: Int
        let long: Int
        /// The sum of the qualities of the rows.
        var quality = 0.0
        /// The number of spelled rows.
        var spelled = 0
        /// The number of rows with both cells.
        var count = 0

        var share: Double { count == 0 ? 0 : Double(spelled) / Double(count) }
    }

    /// Chooses the columns of a table.
    /// - Parameters:
    ///   - rows: the rows without the header.
    ///   - header: the texts of the header, or nil if the table has none.
    ///   - kind: the meaning of the cells.
    init(rows: [[String]], header: [String]?, kind: ListTable.Kind) {
        let sample = Self.sample(of: rows)
        let width = min(Self.mostColumns, header?.count ?? sample.map(\.count).max() ?? 0)
        let plurals = header.map { names in names.indices.filter { index in ColumnNames.isPlural(names[index]) } } ?? []
        let all = Self.pairs(sample, width: kind == .pairs ? min(width, 2) : width)
        let singular = all.filter { pair in !plurals.contains(pair.short) && !plurals.contains(pair.long) }
        let pairs = singular.isEmpty ? all : singular
        let best = pairs.max { left, right in left.quality < right.quality } ?? Pair(short: 0, long: 1)
        let known = header.flatMap { header in ColumnLayout(header: header) }
        columns = ColumnLayout(short: best.short, long: best.long)
        share = best.share
        evidence = .none
        rival = nil
        choose(from: pairs, best, known: known, header: header, sample: sample)
        if kind == .pairs {
            columns.note = width > 2 || (rows.contains { row in row.count > 2 }) ? 2 : nil
        } else {
            chooseOthers(known: known, header: header, sample: sample)
        }
        let isKeyed = evidence != .declared && share < Self.decisiveShare && Self.repeats(rows, columns.short)
        if isKeyed { evidence = .keys }
    }

    /// Chooses acronym and meaning among the compared pairs.
    private mutating func choose(
        from pairs: [Pair], _ best: Pair, known: ColumnLayout?, header: [String]?, sample: [[String]]
    ) {
        let isSpelled = best.spelled > 0 && best.share >= Self.decisiveShare
        if let known, isSpelled || isTrusted(known, header, sample) {
            let named = pairs.first { pair in pair.short == known.short && pair.long == known.long }
            // The letters overrule the names only if they say clearly more, and never those of til's own tables.
            let isNear = (named?.quality ?? 0) >= 0.7 * best.quality
            let isOwn = header.map(ColumnLayout.isOwn) ?? false
            if !isSpelled || isNear || isOwn {
                declare(known, share: named?.share ?? 0)
                return
            }
        }
        if isSpelled {
            chooseSpelled(from: pairs, best, header: header, sample: sample)
        } else if let header, let short = ColumnNames.column(ColumnNames.acronym, in: header), header.count == 2 {
            declare(ColumnLayout(short: short, long: 1 - short), share: 0)
        } else if let order = Self.shapedOrder(sample) {
            columns = order
            evidence = .shaped
        } else if best.spelled == 0 {
            columns = Self.firstTexts(sample)
        }
    }

    private mutating func declare(_ named: ColumnLayout, share: Double) {
        columns = named
        self.share = share
        evidence = .declared
    }

    /// Chooses between the best pair and pairs that are nearly as good.
    private mutating func chooseSpelled(from pairs: [Pair], _ best: Pair, header: [String]?, sample: [[String]]) {
        evidence = .spelled
        let near = pairs.filter { pair in
            let isBest = pair.short == best.short && pair.long == best.long
            return !isBest && pair.quality >= 0.8 * best.quality
        }
        // A column that is named for acronyms decides.
        if let named = header.flatMap({ header in ColumnNames.column(ColumnNames.acronym, in: header) }) {
            if named != best.short, let other = near.first(where: { pair in pair.short == named }) {
                columns = ColumnLayout(short: other.short, long: other.long)
                share = other.share
            }
            return
        }
        let crossing = near.first { pair in pair.short == best.long || pair.long == best.short }
        if let crossing { choose(best, or: crossing, sample) }
    }

    /// Returns the order in which the first two columns look like acronyms and meanings, or nil.
    private static func shapedOrder(_ sample: [[String]]) -> ColumnLayout? {
        let orders = [ColumnLayout(short: 0, long: 1), ColumnLayout(short: 1, long: 0)]
        return orders.first { order in isShaped(sample, order) }
    }

    /// Returns the first two columns that are not row numbers, which are neither acronyms nor meanings.
    private static func firstTexts(_ sample: [[String]]) -> ColumnLayout {
        let width = sample.map(\.count).max() ?? 0
        let texts = (0..<width).filter { index in !CellColumn.isNumbers(sample, index) }
        return texts.count > 1 ? ColumnLayout(short: texts[0], long: texts[1]) : ColumnLayout(short: 0, long: 1)
    }

    /// Returns whether the names of a header are enough. Tables of anything have a column "Name" or "Key", so that the
    /// cells of such a column have to look like acronyms.
    private func isTrusted(_ known: ColumnLayout, _ header: [String]?, _ sample: [[String]]) -> Bool {
        guard let header, ColumnNames.isGeneral(header[known.short]) else { return true }
        let cells = sample.compactMap { row in known.short < row.count ? row[known.short] : nil }
        return cells.count(where: AcronymLook.isLikely) * 2 >= cells.count
    }

    /// Chooses between two pairs whose letters say the same: the one whose acronyms look like acronyms.
    private mutating func choose(_ best: Pair, or other: Pair, _ sample: [[String]]) {
        func looks(_ pair: Pair) -> Int {
            sample.count { row in pair.short < row.count && AcronymLook.isLikely(row[pair.short]) }
        }
        let bestLooks = looks(best)
        let otherLooks = looks(other)
        if otherLooks > 2 * bestLooks {
            columns = ColumnLayout(short: other.short, long: other.long)
            share = other.share
        } else if bestLooks <= 2 * otherLooks {
            rival = ColumnLayout(short: other.short, long: other.long)
            evidence = .tied
        }
    }

    /// Chooses the columns of the note and the tags among the rest.
    private mutating func chooseOthers(known: ColumnLayout?, header: [String]?, sample: [[String]]) {
        let used = [columns.short, columns.long]
        guard let header else {
            // A list without a header has its note and its tags after the meaning, as exports of til do.
            let next = columns.long + 1
            let width = sample.map(\.count).max() ?? 0
            guard columns.short < columns.long, next < width else { return }
            columns.note = next
            if next + 1 < width, next + 2 == width, Self.areTags(sample, next + 1) { columns.tags = next + 1 }
            return
        }
        columns.note = ColumnNames.column(ColumnNames.note, in: header, besides: used)
        columns.tags = ColumnNames.column(
            ColumnNames.tags, in: header, besides: used + [columns.note].compactMap { column in column })
        let rest = header.indices.filter { index in
            !used.contains(index) && index != columns.note && index != columns.tags
        }
        // A meaning in other words than the expansion, such as the column "Definition" beside "Translation".
        if columns.note == nil, let described = ColumnNames.column(ColumnNames.meaning, in: header, besides: used) {
            columns.note = described
        } else if columns.note == nil, rest.count == 1, !ColumnNames.isHeader(header), Self.areTexts(sample, rest[0]) {
            columns.note = rest[0]
        }
    }

    // MARK: Comparing

    private static func sample(of rows: [[String]]) -> [[String]] {
        if rows.count <= mostRows { return rows }
        return (0..<mostRows).map { index in rows[index * rows.count / mostRows] }
    }

    private static func pairs(_ sample: [[String]], width: Int) -> [Pair] {
        // Tables with many columns are compared by fewer rows.
        let rows = width > 4 ? sample.prefix(80) : sample[...]
        var pairs: [Pair] = []
        for short in 0..<width {
            for long in 0..<width where long != short {
                var pair = Pair(short: short, long: long)
                for row in rows { compare(row, &pair) }
                pairs.append(pair)
            }
        }
        return pairs
    }

    private static func compare(_ row: [String], _ pair: inout Pair) {
        guard pair.short < row.count, pair.long < row.count else { return }
        let short = AcronymList.first(of: row[pair.short])
        let long = row[pair.long]
        if short.isEmpty || long.isEmpty { return }
        pair.count += 1
        guard short.utf8.count < long.utf8.count, !AcronymLook.isPlace(long),
            let found = LetterEvidence.spelled(short, in: long)
        else { return }
        pair.quality += found.quality
        pair.spelled += 1
    }

    /// Returns whether the cells of two columns look like acronyms and meanings without regard to their letters.
    private static func isShaped(_ sample: [[String]], _ order: ColumnLayout) -> Bool {
        let rows = sample.filter { row in row.count { cell in !cell.isEmpty } > 1 }
        let areTwoColumns = rows.allSatisfy { row in row.dropFirst(2).allSatisfy { cell in cell.isEmpty } }
        guard !rows.isEmpty, areTwoColumns else { return false }
        return isShaped(rows.map { row in (short: row[order.short], long: row[order.long]) })
    }

    /// Returns whether most left sides look like acronyms and differ, and most right sides do not and are no values.
    static func isShaped(_ sides: [(short: String, long: String)]) -> Bool {
        let count = Double(sides.count)
        let shorts = Double(sides.count { side in AcronymLook.isLikely(side.short) })
        let longs = Double(sides.count(where: isMeaning))
        let different = Double(Set(sides.map(\.short)).count)
        let most = 0.75 * count
        let areMost = shorts >= most && longs >= most && different >= most
        return count > 0 && areMost && !areCounted(sides)
    }

    /// The greatest number of texts that only count something.
    private static let mostCounted = 30

    /// Returns whether the left sides only count sentences: `Q1: What is a bank?`, `Q2: ...`, `Q3: ...`.
    private static func areCounted(_ sides: [(short: String, long: String)]) -> Bool {
        let numbered = sides.filter { side in side.short.contains(where: \.isNumber) }
        let stems = Set(numbered.map { side in side.short.filter { sign in !sign.isNumber } })
        let sentences = sides.count { side in side.long.hasSuffix("?") || LineEvidence.isSentence(side.long) }
        let areNumbered = numbered.count * 4 >= sides.count * 3
        let haveFewStems = stems.count * 3 <= numbered.count
        let areSentences = sentences * 2 > sides.count
        return (3...mostCounted).contains(sides.count) && areNumbered && haveFewStems && areSentences
    }

    private static func isMeaning(_ side: (short: String, long: String)) -> Bool {
        !AcronymLook.isLikely(side.long) && !AcronymLook.isValue(side.long)
            && !AcronymLook.isIndex(of: side.short, side.long)
    }

    /// Returns whether the same few texts repeat in a column: eight or more rows with at most a quarter as many texts.
    private static func repeats(_ rows: [[String]], _ column: Int) -> Bool {
        let cells = rows.compactMap { row in column < row.count && !row[column].isEmpty ? row[column] : nil }
        return cells.count >= 8 && Set(cells).count * 4 <= cells.count
    }

    /// Returns whether the cells of a column are single words or lists of them.
    private static func areTags(_ sample: [[String]], _ column: Int) -> Bool {
        sample.allSatisfy { row in
            column >= row.count || row[column].utf8.count <= 60
        }
    }

    /// Returns whether the cells of a column are texts of several words.
    private static func areTexts(_ sample: [[String]], _ column: Int) -> Bool {
        let cells = sample.compactMap { row in column < row.count && !row[column].isEmpty ? row[column] : nil }
        let texts = cells.count { cell in cell.split(separator: " ").count > 1 && !AcronymLook.isAddress(cell) }
        return !cells.isEmpty && texts * 3 >= cells.count * 2
    }
}
