/// The two sides of a flashcard as an acronym and what it stands for.
struct CardPair: Hashable {
    let short: String
    let long: String
    /// What stands below what it stands for.
    let note: String
    /// Which way the card asks.
    let direction: Direction
    /// Whether neither side reads like an acronym: only a card that asks the same the other way round tells then that it
    /// is one.
    let isDoubtful: Bool

    /// Reads the two sides, without marks.
    /// - Parameter last: the card before; one that asks the same the other way round is told by it.
    init(question: String, answer: String, after last: CardPair?) {
        let (asked, askedBelow) = Self.parted(question)
        let (said, saidBelow) = Self.parted(answer)
        let isMirrored = last.map { asked == $0.long && answer == $0.short && $0.direction == .meaning } ?? false
        if isMirrored {
            (short, long, note, direction) = (answer, asked, askedBelow, .acronym)
        } else if AcronymGuess.fits(question, said) {
            (short, long, note, direction) = (question, said, saidBelow, .meaning)
        } else if AcronymGuess.fits(answer, asked) {
            (short, long, note, direction) = (answer, asked, askedBelow, .acronym)
        } else {
            (short, long, note, direction) = (question, said, saidBelow, .meaning)
        }
        isDoubtful = !isMirrored && direction == .meaning && !AcronymGuess.isShort(question)
    }

    /// The first line of a text, and what stands below it.
    private static func parted(_ text: String) -> (first: String, below: String) {
        guard let end = text.utf8.firstIndex(of: 0x0A) else { return (text, "") }
        return (FieldText.trimmed(String(text[..<end])), FieldText.trimmed(String(text[end...])))
    }
}
