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
                switch mark.meaning {
                case .blank:
                    isSpaced = true
                    position += mark.length
                case .nothing: position += mark.length
                case .token(let kind): append(kind, to: position + mark.length)
                }
            } else {
                readWord()
            }
        }
    }

    /// Appends a token that ends at an offset.
    private mutating func append(
        _ kind: ProseToken.Kind, to next: Int, counts: UInt32 = 0, isBroken: Bool = false
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
        case "-", "'":
            let end = runEnd()
            let run: ProseToken.Kind = byte == "-" ? .dash : .quote
            append(end == next ? marks[Int(byte)] : run, to: end)
        case "`", Markup.edge: append(.quote, to: runEnd())
        case "*", "_":
            // An emphasis mark belongs to the word that it touches and is dropped. Between spaces it is a token.
            let end = runEnd()
            if isSpaced, end == self.end || bytes[end].isSpace {
                append(.mark, to: end)
            } else {
                position = end
            }
        case "{", "}", Markup.joint: position = next
        case "~":
            position = next
            isSpaced = true
        case Markup.opaque: append(.opaque, to: runEnd())
        default: append(marks[Int(byte)], to: next)
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
        let start = position
        var counts: UInt32 = 0
        var index = start
        var others = 0
        var isIdentifier = false
        var isBroken = false
        let stop = min(end, start + Self.longestWord + 1)
        while true {
            var run = (count: 8, counts: counts)
            while run.count == 8, index < stop {
                run = ByteSearch.letters(bytes, index..<stop)
                counts &+= run.counts
                index &+= run.count
            }
            guard index < stop else {
                isIdentifier = isIdentifier || index - start > Self.longestWord
                break
            }
            let byte = bytes[index]
            // Most words end here, at a space or one of the marks !"#$%&'()*+,
            if byte &- 0x20 < 13, others == 0, !isBroken, !isIdentifier {
                return append(.word, to: index, counts: counts)
            }
            if !byte.isASCII {
                if let mark = WideMark(bytes, at: index, limit: end) {
                    // Soft hyphens and zero-width marks do not end a word.
                    guard case .nothing = mark.meaning else { break }
                    index += mark.length
                } else {
                    others += 1
                    repeat { index += 1 } while index < end && UTF8.isContinuation(bytes[index])
                }
            } else if byte == "_", isOfWord(index + 1) {
                isIdentifier = true
                index += 1
            } else if byte == ".", index + 1 < end, bytes[index + 1].isDigit,
                bytes[index - 1].isDigit
            {
                index += 1
            } else if byte == Markup.filler {
                isBroken = true
                index += 1
            } else {
                break
            }
        }
        while isBroken, index > start + 1, bytes[index - 1] == Markup.filler { index -= 1 }
        // Most words end at a space.
        if isIdentifier || index < end && !bytes[index].isSpaceOrControl && isAddress(from: start, wordEnd: index) {
            return append(.opaque, to: runEnd(from: index))
        }
        if others > 0 { counts = letterCounts(start..<index) | counts & 0xFF_0000 }
        append(
            .word, to: index, counts: counts & 0xFF_FFFF | UInt32(others) << 24, isBroken: isBroken)
    }

    private func isOfWord(_ index: Int) -> Bool { index < end && bytes[index].isLetterOrDigit }

    /// Returns the numbers of capitals and small letters of a word with letters beyond ASCII, in the lanes of
    /// ``ProseToken``.
    private func letterCounts(_ range: ByteRange) -> UInt32 {
        var upper: UInt32 = 0
        var lower: UInt32 = 0
        for scalar in ScalarReader(bytes, range) {
            if scalar.properties.isUppercase {
                upper += 1
            } else if scalar.properties.isLowercase {
                lower += 1
            }
        }
        return upper | lower << 8
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

    /// Whether a host name with a full stop inside follows, as in `example.org`.
    private func isHost(from start: Int) -> Bool {
        var index = start
        var hasStop = false
        while index < min(end, start + 250),
            bytes[index].isLetterOrDigit || bytes[index] == "." || bytes[index] == "-"
        {
            if bytes[index] == ".", index + 1 < end, bytes[index + 1].isLetter {
                hasStop = true
            }
            index += 1
        }
        return hasStop
    }

    /// Returns the end of a run without spaces. It stops at quotation marks and at brackets that close an outer group.
    private func runEnd(from start: Int) -> Int {
        var index = start
        var depth = 0
        loop: while index < end, !bytes[index].isSpace {
            switch bytes[index] {
            case "(", "[": depth += 1
            case ")", "]":
                depth -= 1
                if depth < 0 { break loop }
            case "<", ">", "\"", "`", Markup.joint, Markup.edge:
                break loop
            default: break
            }
            index += 1
        }
        while index > start, ".,;:".utf8.contains(bytes[index - 1]) { index -= 1 }
        return index
    }
}
