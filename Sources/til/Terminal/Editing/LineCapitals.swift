import TILCore

/// How letters turn into capitals as they are typed, as on a phone's keyboard.
enum LineCapitals: Hashable, Sendable {
    /// They stay.
    case none
    /// Every letter: for an acronym.
    case short
    /// Every letter, but in an entry such as `gnu = gnu is not unix` those of what the acronym stands for as for `long`.
    case entry(Capitals.Titles)
    /// The first letter of words: for what it stands for.
    case long(Capitals.Titles)

    /// What each letter of a line becomes.
    func shown(_ letters: [TypedLetter]) -> [String] {
        switch self {
        case .none: letters.map { String($0.scalar) }
        case .short: Capitals.short(letters)
        case .entry(let titles): EntryText.capitals(letters, titles: titles)
        case .long(let titles): Capitals.long(letters, titles: titles)
        }
    }
}
