/// A line as far as it was typed, of which Tab completes the last word.
struct UnfinishedLine: Equatable {
    /// The words before the last.
    let words: [String]
    /// `--option=` where the last word is the value of an option; else empty.
    let option: String
    /// What was typed of the last word, without its quoting; empty behind a blank.
    let word: String
    /// How many bytes at the end of the line are that word as it was typed.
    let length: Int
    /// The quote that is open around the word.
    let quote: Character?

    /// - Parameter line: the line up to the cursor.
    init(_ line: String) {
        var read = WordSplitter(line, isOver: false)
        // Tab would close a single quote that is open, but none behind which an option is typed: `rock 'n roll --no`.
        if read.quote == "'", read.word.split(separator: " ").last?.first == "-" { read = WordSplitter(line) }
        words = read.words
        option = String(read.word.prefix(read.settled))
        word = String(read.word.dropFirst(read.settled))
        length = line.utf8.distance(from: read.start, to: line.endIndex)
        quote = read.quote
    }
}
