/// Splits a line of the REPL into words, as a shell does for plain words: quotes and backslashes, and nothing else.
///
/// Words are set apart by white space. Single quotes keep everything up to the next one; double quotes keep all but
/// backslashes before `"` and `\`; a backslash keeps the next character. A quote inside a word is an apostrophe, not
/// the start of a quotation, so that `add dry don't repeat yourself` needs no thought; so is a single quote that
/// starts a word but is never closed.
///
/// It goes by scalars: a mark that combines with a quote, as a pasted emoji's selector does, leaves it a quote.
struct WordSplitter {
    /// Why a line cannot be split.
    enum Failure: Error, Equatable {
        case openQuote(Character)
        case trailingBackslash

        /// A full sentence.
        var message: String {
            switch self {
            case .openQuote(let quote): "The quote \(quote) is not closed; close it, or put a backslash before it."
            case .trailingBackslash: "The backslash at the end stands before nothing; remove it, or double it."
            }
        }
    }

    /// The words that are over.
    private(set) var words: [String] = []
    /// The word at the end of the line, without its quoting; empty behind a blank.
    private(set) var word = String.UnicodeScalarView()
    private var isInWord = false
    /// Where in the line Tab would complete that word: at its first character, behind `--option=`, or behind the quote that
    /// is open.
    private(set) var start: String.Index
    /// How many scalars of the word stand before that place.
    private(set) var settled = 0
    /// The quote that is open at the end.
    private(set) var quote: Character?
    private var endsInBackslash = false

    private let isOver: Bool
    private var rest: Substring.UnicodeScalarView

    /// The words of a line.
    static func words(_ line: String) throws(Failure) -> [String] {
        let splitter = WordSplitter(line)
        if let quote = splitter.quote { throw .openQuote(quote) }
        if splitter.endsInBackslash { throw .trailingBackslash }
        return splitter.words + (splitter.isInWord ? [String(splitter.word)] : [])
    }

    /// Reads a line to its end, whatever is left open there.
    /// - Parameter isOver: whether nothing is typed behind it that could close a single quote.
    init(_ line: String, isOver: Bool = true) {
        self.isOver = isOver
        rest = line.unicodeScalars[...]
        start = rest.startIndex
        while let scalar = rest.first { take(scalar) }
        if !isInWord { start = line.endIndex }
    }

    private mutating func take(_ scalar: Unicode.Scalar) {
        let place = rest.startIndex
        rest.removeFirst()
        if scalar.properties.isWhitespace {
            if isInWord { words.append(String(word)) }
            (word, isInWord, settled) = (.init(), false, 0)
            return
        }
        let isFirst = !isInWord
        if isFirst { (start, isInWord) = (place, true) }
        switch scalar {
        case "\\":
            if let next = rest.popFirst() { word.append(next) } else { endsInBackslash = true }
        case "'" where (isFirst && (!isOver || rest.contains("'"))) || word.last == "=",
            "\"" where isFirst || word.last == "=":
            takeQuoted(by: scalar)
        default:
            word.append(scalar)
            if scalar == "=", settled == 0, word.starts(with: "--".unicodeScalars) {
                (start, settled) = (rest.startIndex, word.count)
            }
        }
    }

    /// Adds what stands up to the closing quote.
    private mutating func takeQuoted(by mark: Unicode.Scalar) {
        let inside = rest.startIndex
        var count = 0
        while let scalar = rest.popFirst() {
            if scalar == mark { return }
            count += 1
            if scalar == "\\", mark == "\"", let next = rest.first, next == "\"" || next == "\\" {
                word.append(next)
                rest.removeFirst()
            } else {
                word.append(scalar)
            }
        }
        (start, settled, quote) = (inside, word.count - count, Character(mark))
    }
}

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
