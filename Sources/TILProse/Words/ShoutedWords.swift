/// English words in capitals for emphasis or in headings. Words that are also acronyms ("AS", "IT", "US", "ART") are
/// excluded.
enum ShoutedWords {
    static let words = WordSet(.shoutedWords)

    /// The English words that documentation uses most often in small letters. In capitals they are a command, a state
    /// or an emphasis. Words that are also defined as acronyms ("FITS", "SMART") are excluded.
    static let common = WordSet(.commonWords)

    /// Words in capitals in headings that are also acronyms.
    static let ambiguous = WordSet(
        "a an as at be do go he i if in is it its me my no of or so to up us use can who his nor")

    /// Names of signals and errors of systems.
    static let codes = WordSet(.signalsAndErrors)
}
