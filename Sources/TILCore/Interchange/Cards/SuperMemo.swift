/// SuperMemo's text of questions and answers: `Q:` and `A:` lines, and an empty line behind each card.
///
/// What it says of the schedule is left out and counted: it is a sum of answers, and has none of them. Source: "Data formats
/// and exchange", SuperMemopedia, and "What should be the Q&A file format?", supermemo.eu.
enum SuperMemo {
    /// What the list of formats knows of it.
    static let format = InterchangeFormat(
        name: "supermemo", summary: "SuperMemo's text, Q: and A:", fileExtensions: [],
        fit: { _ in .none("The file has no Q: with an A: below it.") }, reader: { Reader($0.source) })

    /// Reads the cards of a file.
    struct Reader: InterchangeReader {
        private var cards: QuestionCardReader
        private var last: CardPair?
        private var isAtEnd = false

        init(_ source: ByteSource) {
            cards = QuestionCardReader(source, .superMemo)
        }

        mutating func next() throws -> ImportItem? {
            while let item = try cards.next() {
                switch item {
                case .rejected(let rejection): return .rejected(rejection)
                case .card(let card):
                    guard case .pair(let question, let answer) = card.content else { continue }
                    let pair = CardPair(
                        question: HTMLText.plain(question), answer: HTMLText.plain(answer), after: last)
                    if pair.isDoubtful { return .rejected(card.line, RejectionReason.sentence) }
                    // The same the other way round is no other entry.
                    let isMirrored =
                        pair.direction != last?.direction && pair.short == last?.short && pair.long == last?.long
                    last = pair
                    if isMirrored { continue }
                    return .checked(
                        ImportRecord(line: card.line, short: pair.short, long: pair.long, note: pair.note))
                }
            }
            if isAtEnd || cards.scheduledCount == 0 { return nil }
            isAtEnd = true
            let count = cards.scheduledCount
            return .remark(
                "What SuperMemo's schedule knows of \(count) \(count == 1 ? "card" : "cards") was left out: it has no answers."
            )
        }
    }
}
