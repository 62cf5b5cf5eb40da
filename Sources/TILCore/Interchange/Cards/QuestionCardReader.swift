/// Reads flashcards of questions, answers and gaps: `Q:` with `A:` below it, or `C:` with words in brackets.
///
/// Two programs write them. In hashcards' decks a text may go on on the lines below, a line `---` parts cards, and
/// the deck may begin with its name. In SuperMemo's each line says what it is, an empty line ends a card, `A1:` is a wrong
/// answer to choose from, and `I:` and `O:` say what the schedule knows. Sources: the README of
/// github.com/eudoxia0/hashcards; "Data formats and exchange", SuperMemopedia.
struct QuestionCardReader {
    /// Whose cards they are.
    enum Dialect {
        case hashcards, superMemo
    }

    /// A card as its lines have it, trimmed.
    struct Card: Hashable {
        /// What is on it.
        enum Content: Hashable {
            case pair(question: String, answer: String)
            case gaps(String)
        }

        /// The number of the line on which it starts.
        let line: Int
        let content: Content
    }

    /// What comes next.
    enum Item {
        case card(Card)
        case rejected(Rejection)
    }

    /// The name that the deck gives itself at its start; complete with the first card.
    private(set) var name = ""
    /// How many cards have said what a schedule knows of them.
    private(set) var scheduledCount = 0

    private let dialect: Dialect
    private let lines: LineReader
    private var open = OpenCard()
    private var pending: [Item] = []
    private var isAtEnd = false
    private var isStarted = false

    /// The longest card that is read, in bytes.
    private static let longestCard = 1 << 20
    /// The most lines that a deck's start may have.
    private static let longestStart = 100

    /// A card whose lines are being read.
    private struct OpenCard {
        var line = 0
        var question: String?
        var answer: String?
        var gaps: String?
        var size = 0

        var isEmpty: Bool { question == nil && gaps == nil }
    }

    init(_ source: ByteSource, _ dialect: Dialect) {
        lines = LineReader(source)
        self.dialect = dialect
    }

    /// The next card or rejection; nil at the end.
    mutating func next() throws -> Item? {
        while true {
            if !pending.isEmpty { return pending.removeFirst() }
            if isAtEnd { return nil }
            switch try lines.next() {
            case nil:
                close()
                isAtEnd = true
            case .rejected(let rejection)?:
                pending.append(.rejected(rejection))
            case .line(let line)?:
                guard let text = FieldText.whole(line.bytes) else {
                    pending.append(.rejected(Rejection(line: line.number, reason: RejectionReason.notUTF8)))
                    continue
                }
                if !isStarted, dialect == .hashcards, FieldText.trimmed(text) == "---" {
                    isStarted = true
                    try readStart()
                    continue
                }
                isStarted = true
                take(text, line.number)
            }
        }
    }

    /// Reads a deck's start, up to the next `---`: lines of TOML, of which one may be the deck's name.
    private mutating func readStart() throws {
        for _ in 0..<Self.longestStart {
            guard case .line(let line)? = try lines.next() else { return }
            guard let text = FieldText.whole(line.bytes).map(FieldText.trimmed) else { continue }
            if text == "---" { return }
            if Self.mark(of: text, .hashcards) != .none { return take(text, line.number) }
            let parts = text.split(separator: "=", maxSplits: 1).map { FieldText.trimmed(String($0)) }
            guard parts.count == 2, parts[0] == "name", let quote = parts[1].first, "\"'".contains(quote),
                parts[1].count > 1, parts[1].last == quote
            else { continue }
            name = String(parts[1].dropFirst().dropLast())
        }
    }

    /// What a line starts with.
    private enum Mark {
        case question, answer, wrongAnswer, gaps, separator, schedule, none
    }

    private static func mark(of text: String, _ dialect: Dialect) -> Mark {
        switch dialect {
        case .hashcards:
            if text.hasPrefix("Q:") { return .question }
            if text.hasPrefix("A:") { return .answer }
            if text.hasPrefix("C:") { return .gaps }
            return FieldText.trimmed(text) == "---" ? .separator : .none
        case .superMemo:
            let start = text.utf8.prefix { $0 != 0x3A }
            guard start.endIndex != text.utf8.endIndex, let first = start.first else {
                return FieldText.trimmed(text).isEmpty ? .separator : .none
            }
            switch (first & 0xDF, start.count) {
            case (0x51, 1): return .question
            case (0x41, 1): return .answer
            case (0x49, 1), (0x4F, 1): return .schedule
            case (0x41, 2...3) where start.dropFirst().allSatisfy { (0x30...0x39).contains($0) }: return .wrongAnswer
            default: return .none
            }
        }
    }

    private mutating func take(_ text: String, _ line: Int) {
        let rest = { FieldText.trimmed(String(text[text.index(text.startIndex, offsetBy: 2)...])) }
        switch Self.mark(of: text, dialect) {
        case .question:
            if dialect == .superMemo, open.question != nil, open.answer == nil { return add(rest()) }
            close()
            open.line = line
            open.question = ""
            add(rest())
        case .answer:
            guard open.question != nil, open.answer == nil || dialect == .superMemo else {
                close()
                return reject(line, RejectionReason.answerWithoutQuestion)
            }
            if open.answer == nil { open.answer = "" }
            add(rest())
        case .gaps:
            close()
            open.line = line
            open.gaps = ""
            add(rest())
        case .separator:
            close()
        case .wrongAnswer:
            if open.isEmpty { reject(line, RejectionReason.noCard) }
        case .schedule:
            if open.isEmpty { return reject(line, RejectionReason.noCard) }
            if text.utf8.first.map({ $0 & 0xDF }) == 0x49 { scheduledCount += 1 }
        case .none:
            if dialect == .hashcards, !open.isEmpty { return add(text) }
            if !FieldText.trimmed(text).isEmpty { reject(line, RejectionReason.noCard) }
        }
    }

    /// Adds a line to what is being read of the card.
    private mutating func add(_ line: String) {
        open.size += line.utf8.count + 1
        if open.size > Self.longestCard { return }
        func longer(_ text: String) -> String { text.isEmpty ? line : text + "\n" + line }
        if let gaps = open.gaps {
            open.gaps = longer(gaps)
        } else if let answer = open.answer {
            open.answer = longer(answer)
        } else if let question = open.question {
            open.question = longer(question)
        }
    }

    /// Ends the card that is being read.
    private mutating func close() {
        defer { open = OpenCard() }
        if open.isEmpty { return }
        if open.size > Self.longestCard { return reject(open.line, RejectionReason.cardTooLong) }
        if let gaps = open.gaps {
            pending.append(.card(Card(line: open.line, content: .gaps(FieldText.trimmed(gaps)))))
        } else if let question = open.question, let answer = open.answer {
            let content = Card.Content.pair(
                question: FieldText.trimmed(question), answer: FieldText.trimmed(answer))
            pending.append(.card(Card(line: open.line, content: content)))
        } else {
            reject(open.line, RejectionReason.questionWithoutAnswer)
        }
    }

    private mutating func reject(_ line: Int, _ reason: String) {
        pending.append(.rejected(Rejection(line: line, reason: reason)))
    }
}
