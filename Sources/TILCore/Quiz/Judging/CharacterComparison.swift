/// Aligns the characters of a right and a typed answer for ``AnswerDifference``.
struct CharacterComparison {
    private typealias Segment = AnswerDifference.Segment

    /// A character and what the judge makes of it.
    private struct Element {
        enum Role { case letter, space, mark }

        var character: Character
        var key: [UInt32] = []
        var role = Role.mark

        init(_ character: Character) {
            self.character = character
            for scalar in character.unicodeScalars {
                AnswerFolding.append(scalar, keepsSymbols: false, to: &key)
            }
            if key.contains(where: { $0 != AnswerFolding.space && $0 != AnswerFolding.hyphen }) {
                role = .letter
            } else if key.contains(AnswerFolding.space) {
                role = .space
            }
        }
    }

    private var right: [Element]
    private var typed: [Element]

    /// Prepares two texts of moderate length: the work grows with the product of their lengths.
    init(right: [Character], typed: [Character]) {
        self.right = right.map(Element.init)
        self.typed = typed.map(Element.init)
    }

    /// The segments in order; neighbours may be of the same kind.
    var segments: [AnswerDifference.Segment] {
        let (all, typedAll) = (0..<right.count, 0..<typed.count)
        let steps = steps(all, typedAll)
        if cost(steps, all, typedAll) * 2 <= Self.edit * max(right.count, typed.count) {
            return segments(steps, all, typedAll)
        }
        return segmentsByWord()
    }

    private static let edit = 10

    // MARK: - Letter by letter

    private func steps(_ rows: Range<Int>, _ columns: Range<Int>) -> [Alignment.Step] {
        Alignment.steps(
            left: rows.count, right: columns.count,
            costs: Alignment.Costs(
                pair: { pairCost(rows.lowerBound + $0, columns.lowerBound + $1) },
                missing: { absenceCost(right[rows.lowerBound + $0]) },
                extra: { absenceCost(typed[columns.lowerBound + $0]) },
                isSwapped: { isSwapped(rows.lowerBound + $0, columns.lowerBound + $1) }, swap: Self.edit))
    }

    private func pairCost(_ row: Int, _ column: Int) -> Int {
        let (mine, theirs) = (right[row], typed[column])
        if mine.role == .letter, theirs.role == .letter { return mine.key == theirs.key ? 0 : Self.edit }
        // A space or a mark never stands for a letter; a hyphen may stand for a space.
        return mine.role == .letter || theirs.role == .letter ? 3 * Self.edit : 0
    }

    private func absenceCost(_ element: Element) -> Int {
        element.role == .mark ? 1 : Self.edit
    }

    private func isSwapped(_ row: Int, _ column: Int) -> Bool {
        right[row].role != .mark && right[row + 1].role != .mark && right[row].key == typed[column + 1].key
            && right[row + 1].key == typed[column].key && right[row].key != right[row + 1].key
    }

    private func cost(_ steps: [Alignment.Step], _ rows: Range<Int>, _ columns: Range<Int>) -> Int {
        steps.reduce(0) { sum, step in
            switch step {
            case .pair(let left, let column): sum + pairCost(rows.lowerBound + left, columns.lowerBound + column)
            case .swap: sum + Self.edit
            case .missing(let left): sum + absenceCost(right[rows.lowerBound + left])
            case .extra(let column): sum + absenceCost(typed[columns.lowerBound + column])
            }
        }
    }

    private func segments(
        _ steps: [Alignment.Step], _ rows: Range<Int>, _ columns: Range<Int>
    ) -> [AnswerDifference.Segment] {
        steps.map { step in
            switch step {
            case .pair(let left, let column):
                let (row, column) = (rows.lowerBound + left, columns.lowerBound + column)
                return segment(pairCost(row, column) == 0 ? .same : .changed, row..<row + 1, column..<column + 1)
            case .swap(let left, let column):
                let (row, column) = (rows.lowerBound + left, columns.lowerBound + column)
                return segment(.changed, row..<row + 2, column..<column + 2)
            case .missing(let left):
                let row = rows.lowerBound + left
                return segment(right[row].role == .mark ? .same : .missing, row..<row + 1, 0..<0)
            case .extra(let column):
                let column = columns.lowerBound + column
                return segment(typed[column].role == .mark ? .same : .extra, 0..<0, column..<column + 1)
            }
        }
    }

    private func segment(_ kind: AnswerDifference.Kind, _ rows: Range<Int>, _ columns: Range<Int>) -> Segment {
        Segment(
            kind, typed: String(typed[columns].map(\.character)), right: String(right[rows].map(\.character)))
    }

    // MARK: - Word by word

    /// A word and what separates it from the next.
    private struct Token {
        var word: Range<Int>
        var gap: Range<Int>
    }

    private func segmentsByWord() -> [AnswerDifference.Segment] {
        let (rows, columns) = (Self.tokens(right), Self.tokens(typed))
        let steps = Alignment.steps(
            left: rows.count, right: columns.count,
            costs: Alignment.Costs(
                pair: { wordCost(rows[$0].word, columns[$1].word) }, missing: { Self.edit * rows[$0].word.count },
                extra: { Self.edit * columns[$0].word.count }))
        return steps.flatMap { step -> [Segment] in
            switch step {
            case .pair(let left, let column): pairSegments(rows[left], columns[column])
            case .missing(let left):
                [segment(.missing, rows[left].word.lowerBound..<rows[left].gap.upperBound, 0..<0)]
            case .extra(let column):
                [segment(.extra, 0..<0, columns[column].word.lowerBound..<columns[column].gap.upperBound)]
            case .swap: []  // words are never swapped
            }
        }
    }

    private func pairSegments(_ mine: Token, _ theirs: Token) -> [Segment] {
        let gap = segment(.same, mine.gap, theirs.gap)
        guard isAlike(mine.word, theirs.word) else { return [segment(.changed, mine.word, theirs.word), gap] }
        return segments(steps(mine.word, theirs.word), mine.word, theirs.word) + [gap]
    }

    private func wordCost(_ row: Range<Int>, _ column: Range<Int>) -> Int {
        min(cost(steps(row, column), row, column), Self.edit * max(row.count, column.count))
    }

    private func isAlike(_ row: Range<Int>, _ column: Range<Int>) -> Bool {
        cost(steps(row, column), row, column) * 2 <= Self.edit * max(row.count, column.count)
    }

    private static func tokens(_ elements: [Element]) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        while index < elements.count {
            let start = index
            while index < elements.count, elements[index].role == .letter { index += 1 }
            let end = index
            while index < elements.count, elements[index].role != .letter { index += 1 }
            tokens.append(Token(word: start..<end, gap: end..<index))
        }
        return tokens
    }
}
