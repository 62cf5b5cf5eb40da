import TILText

/// Reads a deck of flashcards: `Q:` with `A:` below it, or `C:` with words in brackets.
///
/// A text may go on on the lines below, a line `---` separates cards, and the deck may begin with its name. Source: the README
/// of github.com/eudoxia0/hashcards.
struct HashcardsReader {
    private var items: [ImportItem] = []
    /// The tags of all entries: the deck's name.
    private var tags: [String] = []
    /// How many lines of the deck's start were read; nil outside it.
    private var startCount: Int?
    private var isStarted = false
    private var card = Card()
    /// The entry of the card before, which the next may ask the other way around: one entry then.
    private var last: Entry?

    /// The longest card that is read, in bytes.
    private static let longestCard = 1 << 20
    /// The most lines that a deck's start may have.
    private static let longestStart = 100

    /// What starts a question, an answer, and a text with gaps.
    private static let marks = ["Q:", "A:", "C:"]

    /// A card whose lines are being read.
    private struct Card {
        var line = 0
        var question: String?
        var answer: String?
        var gaps: String?
        var size = 0

        var isEmpty: Bool { question == nil && gaps == nil }

        mutating func add(_ line: String) {
            size += line.utf8.count + 1
            if size > HashcardsReader.longestCard { return }
            func longer(_ text: String) -> String { text.isEmpty ? line : text + "\n" + line }
            if let gaps {
                self.gaps = longer(gaps)
            } else if let answer {
                self.answer = longer(answer)
            } else if let question {
                self.question = longer(question)
            }
        }
    }

    /// What a card says.
    private struct Entry {
        var record: ImportRecord
        /// Which way a card of a question and an answer asks; nil for one with gaps.
        var direction: Direction?
        /// Whether neither side reads like an acronym: it is refused unless the next card asks the same the other way around.
        var isDoubtful = false
    }

    /// Returns what is in a deck.
    static func items(of contents: FileContents) throws -> [ImportItem] {
        var reader = HashcardsReader()
        func reject(_ item: ImportItem) {
            // A line that cannot be read ends the deck's start.
            if reader.startCount == nil { reader.add(item) }
            reader.startCount = nil
        }
        try contents.forEachLine(reject: reject) { reader.read($0) }
        reader.close()
        reader.release()
        return reader.items
    }

    private mutating func add(_ item: ImportItem) {
        release()
        items.append(item)
    }

    private mutating func reject(_ line: Int, _ reason: String) {
        add(.rejected(line, reason))
    }

    private mutating func read(_ line: TextLines.Line) {
        let text = line.text
        if startCount != nil { return readStart(text, line.number) }
        guard let text else { return reject(line.number, RejectionReason.notUTF8) }
        if !isStarted, FieldText.trimmed(text) == "---" { startCount = 0 } else { read(text, line.number) }
        isStarted = true
    }

    /// Reads a line of a deck's start, which ends with the next `---`: lines of TOML, of which one may be the deck's name.
    private mutating func readStart(_ line: String?, _ number: Int) {
        startCount = startCount.flatMap { $0 + 1 < Self.longestStart ? $0 + 1 : nil }
        guard let text = line.map(FieldText.trimmed) else { return }
        if text == "---" || Self.marks.contains(where: { text.hasPrefix($0) }) {
            startCount = nil
            if text != "---" { read(text, number) }
            return
        }
        let parts = text.split(separator: "=", maxSplits: 1).map { FieldText.trimmed(String($0)) }
        guard parts.count == 2, parts[0] == "name", let quote = parts[1].first, "\"'".contains(quote),
            parts[1].count > 1, parts[1].last == quote
        else { return }
        let name = String(parts[1].dropFirst().dropLast())
        tags = name.isEmpty ? [] : [name.replacing(scalar: " ", with: "_")]
    }

    private mutating func read(_ text: String, _ line: Int) {
        switch Self.marks.first(where: { text.hasPrefix($0) }) {
        case "Q:":
            close()
            card.line = line
            card.question = ""
        case "A:":
            guard card.question != nil, card.answer == nil else {
                close()
                return reject(line, RejectionReason.answerWithoutQuestion)
            }
            card.answer = ""
        case "C:":
            close()
            card.line = line
            card.gaps = ""
        default:
            if FieldText.trimmed(text) == "---" {
                close()
            } else if !card.isEmpty {
                card.add(text)
            } else if !FieldText.trimmed(text).isEmpty {
                reject(line, RejectionReason.noCard)
            }
            return
        }
        card.add(FieldText.trimmed(String(text.dropFirst(2))))
    }

    /// Ends the card that is being read.
    private mutating func close() {
        let (line, card) = (card.line, card)
        self.card = Card()
        if card.isEmpty { return }
        if card.size > Self.longestCard { return reject(line, RejectionReason.cardTooLong) }
        if let gaps = card.gaps {
            guard let pair = Self.cloze(FieldText.trimmed(gaps)).pair else { return reject(line, RejectionReason.gaps) }
            let (long, tags) = Hashcards.plain(pair.long)
            let record = ImportRecord(line: line, short: Hashcards.plain(pair.short).text, long: long, tags: tags)
            hold(Entry(record: record))
        } else if let question = card.question, let answer = card.answer {
            take(line, Hashcards.plain(FieldText.trimmed(question)), Hashcards.plain(FieldText.trimmed(answer)))
        } else {
            reject(line, RejectionReason.questionWithoutAnswer)
        }
    }

    private mutating func take(
        _ line: Int, _ question: (text: String, tags: [String]), _ answer: (text: String, tags: [String])
    ) {
        /// The first line of a text, and what is below it.
        func divided(_ text: String) -> (first: String, below: String) {
            guard let end = text.utf8.firstIndex(of: 0x0A) else { return (text, "") }
            return (FieldText.trimmed(String(text[..<end])), FieldText.trimmed(String(text[end...])))
        }
        let (asked, said) = (divided(question.text), divided(answer.text))
        let isMirrored =
            last.map { $0.direction == .meaning && asked.first == $0.record.long && answer.text == $0.record.short } ?? false
        let asksMeaning =
            !isMirrored
            && (AcronymGuess.fits(question.text, said.first) || !AcronymGuess.fits(answer.text, asked.first))
        var record = ImportRecord(line: line, short: question.text, long: said.first, note: said.below, tags: answer.tags)
        if !asksMeaning {
            record = ImportRecord(line: line, short: answer.text, long: asked.first, note: asked.below, tags: question.tags)
        }
        if let last, last.direction != nil, last.record.short == record.short, last.record.long == record.long {
            if !asksMeaning { self.last?.isDoubtful = false }
        } else {
            hold(
                Entry(
                    record: record, direction: asksMeaning ? .meaning : .acronym,
                    isDoubtful: asksMeaning && !AcronymGuess.isShort(question.text)))
        }
    }

    private mutating func hold(_ entry: Entry) {
        release()
        last = entry
        last?.record.tags = ThingDraft.tags(in: entry.record.tags + tags)
    }

    /// Hands out the entry of the card before.
    private mutating func release() {
        guard let entry = last else { return }
        last = nil
        items.append(
            entry.isDoubtful ? .rejected(entry.record.line, RejectionReason.sentence) : .checked(entry.record))
    }

    /// A text with gaps in brackets: `[NASA] flies to the [moon]`.
    ///
    /// `\[` and `\]` are brackets, and so are those of a picture, `![…](…)`. Source: `src/parser.rs` of
    /// github.com/eudoxia0/hashcards.
    private static func cloze(_ marked: String) -> ClozeText {
        let bytes = Array(marked.utf8)
        var text: [UInt8] = []
        var gaps: [Int: String] = [:]
        var start: Int?
        var (isPicture, isEscaped) = (false, false)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            case 0x5B where isPicture || isEscaped, 0x5D where isPicture || isEscaped:
                text.append(byte)
                if isEscaped { isEscaped = false } else if byte == 0x5D { isPicture = false }
            case 0x5B:
                start = text.count
            case 0x5D:
                if let start, text.count > start, gaps.count < mostGaps {
                    gaps[gaps.count + 1] = FieldText.trimmed(String(decoding: text[start...], as: UTF8.self))
                }
                start = nil
            case 0x5C where next == 0x5B || next == 0x5D:
                isEscaped = true
            default:
                if byte == 0x21, next == 0x5B { isPicture = true }
                text.append(byte)
            }
        }
        return ClozeText(plain: String(decoding: text, as: UTF8.self), gaps: gaps)
    }

    /// The most gaps of a text that are looked at.
    private static let mostGaps = 500
}
