import TILText

/// A reader of a deck of flashcards: `Q:` followed by `A:`, or `C:` with words in brackets.
///
/// A text can continue on the following lines, a line `---` separates cards, and the deck can begin with its name.
/// Source: the README of github.com/eudoxia0/hashcards.
struct HashcardsReader {
    private var items: [ImportItem] = []
    /// The tags of all entries, from the deck's name.
    private var tags: [String] = []
    /// The number of lines read from the front matter, or nil outside it.
    private var startCount: Int?
    private var isStarted = false
    private var card: Card?
    /// The entry of the previous card. If the next card asks the reverse, both become one entry.
    private var last: Entry?

    /// The maximum size of a card, in bytes.
    private static let longestCard = 1 << 20
    /// The maximum number of lines in the front matter.
    private static let longestStart = 100

    /// The prefixes of a question, an answer and a text with gaps.
    private static let marks = ["Q:", "A:", "C:"]

    private struct Card {
        let line: Int
        /// The mark of the current text.
        var mark: String
        /// The lines of each text, by its mark.
        var texts: [String: [String]] = [:]
        var size = 0

        mutating func add(_ line: String) {
            size += line.utf8.count + 1
            if size <= HashcardsReader.longestCard { texts[mark, default: []].append(line) }
        }

        /// Returns a text with its marks, or nil if the card does not have it.
        func text(_ mark: String) -> String? {
            texts[mark].map { lines in FieldText.trimmed(lines.joined(separator: "\n")) }
        }
    }

    private struct Entry {
        var record: ImportRecord
        /// The direction of a card with a question and an answer, or nil for a card with gaps.
        var direction: Direction?
        /// Whether neither side looks like an acronym. Such an entry is rejected unless the next card asks the reverse.
        var isDoubtful = false
    }

    /// Returns the entries, rejections and remarks of a deck.
    static func document(of text: ListText) -> ListDocument {
        var reader = HashcardsReader()
        text.forEachLine { line in
            guard let fault = line.fault else { return reader.read(line) }
            // A line that cannot be read ends the front matter.
            if reader.startCount == nil { reader.reject(line.number, fault) }
            reader.startCount = nil
        }
        reader.close()
        reader.release()
        return ListDocument(parts: reader.items.map(ListDocument.Part.init))
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

    /// Reads a line of the front matter, which is TOML up to the next `---` and may contain the deck's name.
    private mutating func readStart(_ line: String?, _ number: Int) {
        let count = (startCount ?? 0) + 1
        startCount = count < Self.longestStart ? count : nil
        guard let text = line.map(FieldText.trimmed) else { return }
        if text == "---" || Self.marks.contains(where: text.hasPrefix) {
            startCount = nil
            if text != "---" { read(text, number) }
            return
        }
        if let setting = text.wholeMatch(of: /name\s*=\s*(?<quote>["'])(?<name>.*)\k<quote>/) {
            let name = String(setting.name)
            tags = name.isEmpty ? [] : [name.replacing(scalar: " ", with: "_")]
        }
    }

    private mutating func read(_ text: String, _ line: Int) {
        guard let mark = Self.marks.first(where: text.hasPrefix) else { return readFurther(text, line) }
        if mark == "A:" {
            let isAsked = card?.texts["Q:"] != nil && card?.texts["A:"] == nil
            guard isAsked else {
                close()
                return reject(line, RejectionReason.answerWithoutQuestion)
            }
            card?.mark = mark
        } else {
            close()
            card = Card(line: line, mark: mark)
        }
        card?.add(FieldText.trimmed(String(text.dropFirst(2))))
    }

    /// Reads a line without a mark, which continues the text above it.
    private mutating func readFurther(_ text: String, _ line: Int) {
        let trimmed = FieldText.trimmed(text)
        if trimmed == "---" {
            close()
        } else if card == nil, !trimmed.isEmpty {
            reject(line, RejectionReason.noCard)
        } else {
            card?.add(text)
        }
    }

    private mutating func close() {
        guard let card else { return }
        self.card = nil
        if card.size > Self.longestCard { return reject(card.line, RejectionReason.cardTooLong) }
        if let gaps = card.text("C:") {
            guard let pair = HashcardsGaps(gaps).cloze.pair else { return reject(card.line, RejectionReason.gaps) }
            let long = Side(pair.long)
            let short = Side(pair.short)
            hold(Entry(record: ImportRecord(line: card.line, short: short.text, long: long.text, tags: long.tags)))
        } else if let question = card.text("Q:"), let answer = card.text("A:") {
            addEntry(line: card.line, question: Side(question), answer: Side(answer))
        } else {
            reject(card.line, RejectionReason.questionWithoutAnswer)
        }
    }

    /// One side of a card.
    private struct Side {
        /// The text without marks.
        let text: String
        /// The tags that were in the text.
        let tags: [String]

        init(_ marked: String) {
            let plain = Hashcards.plain(marked)
            text = plain.text
            tags = plain.tags
        }
    }

    /// Holds the entry of a card with a question and an answer, unless the previous card asks the same or the reverse.
    private mutating func addEntry(line: Int, question: Side, answer: Side) {
        let asQuestion = Self.record(line: line, acronym: question, other: answer)
        let asAnswer = Self.record(line: line, acronym: answer, other: question)
        let isReverse = last?.direction == .meaning && isLast(asAnswer)
        let asksMeaning = !isReverse && (Self.fits(asQuestion) || !Self.fits(asAnswer))
        let record = asksMeaning ? asQuestion : asAnswer
        if last?.direction != nil, isLast(record) {
            if !asksMeaning { last?.isDoubtful = false }
            return
        }
        var entry = Entry(record: record, direction: asksMeaning ? .meaning : .acronym)
        entry.isDoubtful = asksMeaning && !AcronymGuess.isShort(question.text)
        hold(entry)
    }

    /// Returns whether the previous card has the texts of a record.
    private func isLast(_ record: ImportRecord) -> Bool {
        last?.record.short == record.short && last?.record.long == record.long
    }

    private static func fits(_ record: ImportRecord) -> Bool { AcronymGuess.fits(record.short, record.long) }

    /// Returns an entry of an acronym and the text of the other side. The first line of that text is the meaning, and
    /// the rest is the note.
    private static func record(line: Int, acronym: Side, other: Side) -> ImportRecord {
        let lines = OneLine.lines(of: other.text)
        let below = lines.dropFirst().joined(separator: "\n")
        return ImportRecord(
            line: line, short: acronym.text, long: FieldText.trimmed(lines.first ?? ""),
            note: FieldText.trimmed(below), tags: other.tags)
    }

    private mutating func hold(_ entry: Entry) {
        release()
        last = entry
        last?.record.tags = ThingDraft.tags(in: entry.record.tags + tags)
    }

    /// Adds the entry of the previous card to the items.
    private mutating func release() {
        guard let entry = last else { return }
        last = nil
        items.append(
            entry.isDoubtful ? .rejected(entry.record.line, RejectionReason.sentence) : .checked(entry.record))
    }
}

/// A reader of a text with gaps in brackets: `[NASA] flies to the [moon]`.
///
/// `\[`, `\]` and the brackets of a picture, `![…](…)`, are literal brackets and do not make a gap.
/// Source: `src/parser.rs` of github.com/eudoxia0/hashcards.
private struct HashcardsGaps {
    private var text: [UInt8] = []
    private var gaps: [Int: String] = [:]
    /// The offset in the text at which the open gap starts, or nil.
    private var start: Int?

    /// The maximum number of gaps in a text.
    private static let mostGaps = 500

    init(_ marked: String) {
        let bytes = Array(marked.utf8)
        var isInPicture = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            let isEscape = byte == "\\" && (next == "[" || next == "]")
            if isEscape {
                text.append(next)
                index += 2
                continue
            }
            if byte == "!", next == "[" { isInPicture = true }
            if isInPicture || byte != "[" && byte != "]" {
                text.append(byte)
                if byte == "]" { isInPicture = false }
            } else if byte == "[" {
                start = text.count
            } else {
                endGap()
            }
            index += 1
        }
    }

    private mutating func endGap() {
        guard let start else { return }
        self.start = nil
        if text.count == start || gaps.count == Self.mostGaps { return }
        gaps[gaps.count + 1] = text[start...].text
    }

    var cloze: ClozeText { ClozeText(plain: String(decoding: text, as: UTF8.self), gaps: gaps) }
}
