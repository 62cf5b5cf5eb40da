import TILText

/// Splits the text of a document into words and marks.
struct ProseTokenizer {
    private let bytes: Bytes
    private let marks = ProseToken.Kind.marks
    var tokens: ProseTokens
    /// The start of the next token, and the end of the line.
    private var position = 0
    private var end = 0
    /// Whether white space precedes the next token, and whether it is the first on its line.
    private var isSpaced = true
    private var startsLine = true

    /// The greatest length of a word in bytes. A longer one is an identifier.
    private static let longestWord = 240

    /// Calls a closure with a tokenizer of a text that holds the tokens of at most a number of bytes.
    static func read<Result>(_ bytes: Bytes, longest: Int, _ body: (inout ProseTokenizer) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: ProseToken.self, capacity: longest) { memory in
            var tokenizer = ProseTokenizer(bytes: bytes, tokens: ProseTokens(memory: memory))
            return body(&tokenizer)
        }
    }

    /// The tokens as a passage.
    var passage: Passage { Passage(bytes: bytes, tokens: tokens) }

    /// Appends the tokens of a line.
    mutating func read(_ line: ByteRange) {
        position = line.lowerBound
        end = line.upperBound
        isSpaced = true
        startsLine = true
        while position < end {
            let byte = bytes[position]
            if byte.isSpace {
                position &+= 1
                isSpaced = true
            } else if byte == Markup.filler {
                position &+= 1
            } else if byte.isLetterOrDigit {
                readWord()
            } else if byte.isASCII {
                readMark(byte)
            } else if let mark = WideMark(bytes, at: position, limit: end) {
                readWideMark(mark)
            } else {
                readWord()
            }
        }
    }

    private mutating func readWideMark(_ mark: WideMark) {
        let next = position + mark.length
        switch mark.meaning {
        case .blank:
            isSpaced = true
            position = next
        case .nothing: position = next
        case .token(let kind): append(kind, to: next)
        }
    }

    /// Appends a token that ends at an offset.
    private mutating func append(
        _ kind: ProseToken.Kind, to next: Int, counts: LetterCounts = LetterCounts(), isBroken: Bool = false
    ) {
        precondition(tokens.endIndex < tokens.memory.count)
        tokens.memory[tokens.endIndex] = ProseToken(
            position..<next, kind: kind, counts: counts, isSpaced: isSpaced, startsLine: startsLine,
            isBroken: isBroken)
        tokens.endIndex &+= 1
        position = next
        isSpaced = false
        startsLine = false
    }

    // MARK: Marks

    private mutating func readMark(_ byte: UInt8) {
        let next = position + 1
        switch byte {
        case "-": readRun(ofSingle: .hyphen, several: .dash)
        case "'": readRun(ofSingle: .apostrophe, several: .quote)
        case "`", Markup.edge: append(.quote, to: runEnd())
        case "*", "_": readEmphasis()
        case "{", "}", Markup.joint: position = next
        case "~":
            position = next
            isSpaced = true
        case Markup.opaque: append(.opaque, to: runEnd())
        default: append(marks[Int(byte)], to: next)
        }
    }

    /// Appends a run of one mark, which has another meaning than a single mark: "--" is a dash.
    private mutating func readRun(ofSingle single: ProseToken.Kind, several: ProseToken.Kind) {
        let end = runEnd()
        append(end == position + 1 ? single : several, to: end)
    }

    /// Drops marks of emphasis, which belong to the word that they touch. Between spaces they are a token.
    private mutating func readEmphasis() {
        let marksEnd = runEnd()
        let isBeforeSpace = marksEnd == end || bytes[marksEnd].isSpace
        if isSpaced, isBeforeSpace {
            append(.mark, to: marksEnd)
        } else {
            position = marksEnd
        }
    }

    /// Returns the end of the run of one mark that starts here.
    private func runEnd() -> Int {
        var index = position + 1
        while index < end, bytes[index] == bytes[position] { index += 1 }
        return index
    }

    // MARK: Words

    private mutating func readWord() {
        var word = Word(start: position)
        let stop = min(end, position + Self.longestWord + 1)
        repeat {
            readLetters(of: &word, before: stop)
            if word.isPlain, word.end < stop, Self.endsMostWords(bytes[word.end]) {
                return append(.word, to: word.end, counts: word.counts)
            }
        } while word.end < stop && readInnerCharacter(of: &word)
        if word.length > Self.longestWord { word.isIdentifier = true }
        if word.isBroken { dropFillers(after: &word) }
        if word.isIdentifier || isAddress(from: word.start, wordEnd: word.end) {
            return append(.opaque, to: runEnd(from: word.end))
        }
        if word.counts.others > 0 { countCase(of: &word) }
        append(.word, to: word.end, counts: word.counts, isBroken: word.isBroken)
    }

    /// A word that is being read.
    private struct Word {
        let start: Int
        var end: Int
        var counts = LetterCounts()
        /// Whether the word contains fillers of removed markup.
        var isBroken = false
        /// Whether the word is the name of something in a program: too long, or with an underscore.
        var isIdentifier = false

        init(start: Int) {
            self.start = start
            end = start
        }

        var length: Int { end - start }
        /// Whether the word has only ASCII letters and digits so far.
        var isPlain: Bool { counts.others == 0 && !isBroken && !isIdentifier }
    }

    /// Whether a byte is a space or one of the marks !"#$%&'()*+, at which most words end.
    @inline(__always)
    private static func endsMostWords(_ byte: UInt8) -> Bool { UInt8(ascii: " ")...UInt8(ascii: ",") ~= byte }

    /// Appends ASCII letters and digits to a word.
    @inline(__always)
    private func readLetters(of word: inout Word, before stop: Int) {
        while word.end < stop {
            let byte = bytes[word.end]
            if byte.isLower {
                word.counts.lower &+= 1
            } else if byte.isUpper {
                word.counts.upper &+= 1
            } else if byte.isDigit {
                word.counts.digits &+= 1
            } else {
                return
            }
            word.end &+= 1
        }
    }

    /// Appends a character that is neither an ASCII letter nor a digit to a word.
    /// - Returns: false if the character does not belong to the word.
    private func readInnerCharacter(of word: inout Word) -> Bool {
        let byte = bytes[word.end]
        if !byte.isASCII { return readWideCharacter(of: &word) }
        switch byte {
        case "_" where isLetterOrDigit(word.end + 1): word.isIdentifier = true
        case "." where isDecimalPoint(word.end): break
        case Markup.filler: word.isBroken = true
        default: return false
        }
        word.end += 1
        return true
    }

    /// Appends a letter beyond ASCII to a word, or a soft hyphen or zero-width mark, which does not end it.
    /// - Returns: false if the character does not belong to the word.
    private func readWideCharacter(of word: inout Word) -> Bool {
        if let mark = WideMark(bytes, at: word.end, limit: end) {
            guard case .nothing = mark.meaning else { return false }
            word.end += mark.length
            return true
        }
        word.counts.others &+= 1
        repeat { word.end += 1 } while word.end < end && UTF8.isContinuation(bytes[word.end])
        return true
    }

    private func isLetterOrDigit(_ index: Int) -> Bool { index < end && bytes[index].isLetterOrDigit }

    private func isDecimalPoint(_ index: Int) -> Bool {
        index + 1 < end && bytes[index + 1].isDigit && bytes[index - 1].isDigit
    }

    /// Removes the fillers at the end of a word, since that markup follows the word.
    private func dropFillers(after word: inout Word) {
        while word.length > 1, bytes[word.end - 1] == Markup.filler { word.end -= 1 }
    }

    /// Counts the capitals and small letters of a word with letters beyond ASCII.
    private func countCase(of word: inout Word) {
        word.counts.upper = 0
        word.counts.lower = 0
        for scalar in ScalarReader(bytes, word.start..<word.end) {
            if scalar.properties.isUppercase {
                word.counts.upper &+= 1
            } else if scalar.properties.isLowercase {
                word.counts.lower &+= 1
            }
        }
    }

    // MARK: Addresses

    /// Whether a word starts an address: `https://`, `www.`, `name@host`.
    private func isAddress(from start: Int, wordEnd: Int) -> Bool {
        guard wordEnd + 2 < end else { return false }
        switch bytes[wordEnd] {
        case ":":
            return bytes[wordEnd + 1] == "/" && bytes[wordEnd + 2] == "/"
        case ".":
            return wordEnd - start == 3 && bytes[start..<wordEnd].allSatisfy { byte in byte.withSmallBit == "w" }
        case "@":
            return isHost(from: wordEnd + 1)
        default:
            return false
        }
    }

    /// The greatest length of a host name in bytes, which the domain name system sets.
    private static let longestHost = 250

    /// Whether a host name with a full stop inside follows, as in `example.org`.
    private func isHost(from start: Int) -> Bool {
        for index in start..<min(end, start + Self.longestHost) {
            let byte = bytes[index]
            guard byte.isLetterOrDigit || byte == "." || byte == "-" else { return false }
            if byte == ".", index + 1 < end, bytes[index + 1].isLetter { return true }
        }
        return false
    }

    /// Returns the end of a run without spaces. It stops at quotation marks and at brackets that close an outer group.
    private func runEnd(from start: Int) -> Int {
        var index = start
        var depth = 0
        while index < end, !Self.endsAddress(bytes[index]) {
            switch bytes[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            default: break
            }
            if depth < 0 { break }
            index += 1
        }
        while index > start, ".,;:".utf8.contains(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// Whether a byte is not a part of an address.
    private static func endsAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case "<", ">", "\"", "`", Markup.joint, Markup.edge: true
        default: byte.isSpace
        }
    }
}
