/// Splits a line of the REPL into words, with a subset of the shell's rules: quotes and backslashes.
///
/// White space separates words. Single quotes keep everything up to the next single quote. Double quotes keep
/// everything except backslashes before `"` and `\`. A backslash keeps the next character. A quote inside a word is an
/// apostrophe and does not start a quotation, so that `add dry don't repeat yourself` works. The same is true for a
/// single quote that starts a word but is never closed.
///
/// Works on scalars, so that a quote followed by a combining mark, such as the selector of a pasted emoji, is still a
/// quote.
struct WordSplitter {
    /// The reason why a line cannot be split.
    enum Failure: Error, Equatable {
        case openQuote(Character)
        case trailingBackslash

        var message: String {
            switch self {
            case .openQuote(let quote): "The quote \(quote) is not closed. Close it, or put a backslash before it."
            case .trailingBackslash: "Nothing follows the backslash at the end. Remove it, or double it."
            }
        }
    }

    /// The complete words.
    private(set) var words: [String] = []
    /// The last word of the line, without its quotes. Empty after a space.
    private(set) var word = String.UnicodeScalarView()
    private var isInWord = false
    /// The position in the line from which Tab replaces the word: the word's first character, or the position after
    /// `--option=` or after the open quote.
    private(set) var start: String.Index
    /// The number of scalars of the word before that position.
    private(set) var settled = 0
    /// The open quote at the end of the line, or nil.
    private(set) var quote: Character?
    private var endsInBackslash = false

    private let isOver: Bool
    private var rest: Substring.UnicodeScalarView

    /// Returns the words of a line.
    static func words(_ line: String) throws(Failure) -> [String] {
        let splitter = WordSplitter(line)
        if let quote = splitter.quote { throw .openQuote(quote) }
        if splitter.endsInBackslash { throw .trailingBackslash }
        return splitter.isInWord ? splitter.words + [String(splitter.word)] : splitter.words
    }

    /// Reads a line to its end. Open quotes are allowed.
    /// - Parameter isOver: Whether the line is complete. If not, the user could still type the closing single quote.
    init(_ line: String, isOver: Bool = true) {
        self.isOver = isOver
        rest = line.unicodeScalars[...]
        start = rest.startIndex
        while let scalar = rest.first { append(scalar) }
        if !isInWord { start = line.endIndex }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        let position = rest.startIndex
        rest.removeFirst()
        if scalar.properties.isWhitespace {
            if isInWord { words.append(String(word)) }
            word = .init()
            isInWord = false
            settled = 0
            return
        }
        let isFirst = !isInWord
        if isFirst {
            start = position
            isInWord = true
        }
        if scalar == "\\" {
            takeEscaped()
        } else if opensQuotation(scalar, isFirst: isFirst) {
            takeQuoted(by: scalar)
        } else {
            word.append(scalar)
            let endsOption = scalar == "=" && settled == 0 && word.starts(with: "--".unicodeScalars)
            if endsOption {
                start = rest.startIndex
                settled = word.count
            }
        }
    }

    /// Whether a scalar is a quote that opens a quotation: at the start of a word, or after an equals sign.
    private func opensQuotation(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
        let isValue = word.last == "="
        switch scalar {
        case "\"": return isFirst || isValue
        case "'":
            // Without a closing quote, it is an apostrophe.
            let canBeClosed = !isOver || rest.contains("'")
            return isFirst && canBeClosed || isValue
        default: return false
        }
    }

    /// Adds the scalar after a backslash.
    private mutating func takeEscaped() {
        if let next = rest.popFirst() {
            word.append(next)
        } else {
            endsInBackslash = true
        }
    }

    /// Adds the text up to the closing quote.
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
        start = inside
        settled = word.count - count
        quote = Character(mark)
    }
}

/// A partly typed line. Tab completes its last word.
struct UnfinishedLine: Equatable {
    /// The words before the last one.
    let words: [String]
    /// `--option=` if the last word is the value of an option, otherwise empty.
    let option: String
    /// The typed part of the last word, without its quotes. Empty after a space.
    let word: String
    /// The number of bytes at the end of the line that the typed part takes, including quotes.
    let length: Int
    /// The open quote around the word, or nil.
    let quote: Character?

    /// - Parameter line: The line up to the cursor.
    init(_ line: String) {
        var read = WordSplitter(line, isOver: false)
        // Tab closes an open single quote, but an apostrophe before an option is not a quote: `rock 'n roll --no`.
        if read.quote == "'", read.word.split(separator: " ").last?.first == "-" { read = WordSplitter(line) }
        words = read.words
        option = String(read.word.prefix(read.settled))
        word = String(read.word.dropFirst(read.settled))
        length = line.utf8.distance(from: read.start, to: line.endIndex)
        quote = read.quote
    }
}
