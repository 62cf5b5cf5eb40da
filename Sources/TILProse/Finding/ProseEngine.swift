/// Turns blocks of bytes into passages and what is defined in them, for a sink that takes them.
struct ProseEngine<Sink: PassageSink>: Sendable {
    let format: DocumentFormat
    /// What takes the passages.
    var sink: Sink
    private let tokenizer: ProseTokenizer
    private var lines: ProseLineReader
    private var mask: (any SourceMask)?
    private var finder = DefinitionFinder()
    private let reader = AcronymReader()

    /// The tokens of the passage that is being read, and how many of them have been looked at.
    private var tokens: ContiguousArray<ProseToken> = []
    private var examined = 0
    private var memory = WordMemory()
    private var findings: [Finding] = []
    private var uses: [AcronymReader.Reading] = []
    /// The definitions that markup makes ahead of what has been read.
    private var declared: [AcronymDefinition] = []
    /// Where reading goes on in the block, whether at the start of a line, and what becomes of the rest of a long one.
    private var position = 0
    private var isAtLineStart = true
    private var skipsLine = false
    private var endsWithLine = false
    /// How much of the block has been blanked, and the places of its bytes.
    private var masked = 0
    private var places = LineIndex()

    init(format: DocumentFormat, sink: Sink) {
        self.format = format
        self.sink = sink
        tokenizer = ProseTokenizer(format: format)
        lines = ProseLineReader(format: format)
        switch format {
        case .html: mask = HTMLMask()
        case .latex: mask = LaTeXMask()
        case .roff: mask = RoffMask()
        case .wordXML: mask = WordMask()
        case .plain, .paragraphs, .markdown, .restructuredText: mask = nil
        }
    }

    /// Reads a block.
    /// - Returns: how many of its bytes are not needed any more; the next block has to start with the others.
    mutating func process(_ block: UnsafeMutableBufferPointer<UInt8>, isLast: Bool) -> Int {
        places.read(UnsafeBufferPointer(block), to: block.count)
        let bytes = readable(block, isLast: isLast)
        let end = isLast ? bytes.count : max(0, bytes.count - ProseLimits.lookahead)
        while position < end {
            let lineEnd = ByteSearch.next(0x0A, bytes, position..<bytes.count)
            var lineTokens: Int?
            if isAtLineStart {
                startLine(bytes, position..<lineEnd)
                lineTokens = tokens.count
            }
            let stop = min(lineEnd, end)
            if !skipsLine, position < stop {
                position = tokenizer.tokenize(
                    bytes, position..<stop, limit: bytes.count, startsLine: isAtLineStart, into: &tokens)
                if let lineTokens, position >= lineEnd { ShoutedLine.mark(&tokens, from: lineTokens, bytes) }
            } else {
                position = max(position, stop)
            }
            isAtLineStart = false
            if position == lineEnd, lineEnd < bytes.count {
                position += 1
                isAtLineStart = true
                if endsWithLine {
                    endPassage(bytes)
                    endsWithLine = false
                }
            }
            if let first = tokens.first, position - Int(first.start) > ProseLimits.longestPassage {
                cutPassage(bytes)
            }
        }
        if isLast {
            endPassage(bytes)
            takeDeclared(before: .max)
            if lines.isInDoubt { sink.endDoubt(isProse: true) }
        }
        return dropRead()
    }

    /// The part of a block that can be read: all of it, or what has been blanked.
    private mutating func readable(
        _ block: UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> UnsafeBufferPointer<UInt8> {
        guard var mask else { return UnsafeBufferPointer(block) }
        self.mask = nil
        var bytes = MaskedBytes(bytes: block)
        masked = min(block.count, max(masked, mask.mask(&bytes, from: masked, isLast: isLast)))
        for declaration in mask.declarations {
            declared.append(
                AcronymDefinition(
                    short: declaration.short, long: declaration.long,
                    shortPlace: places.place(of: declaration.shortRange),
                    longPlace: places.place(of: declaration.longRange)))
        }
        mask.declarations.removeAll(keepingCapacity: true)
        self.mask = mask
        return UnsafeBufferPointer(rebasing: block[..<(isLast ? block.count : masked)])
    }

    // MARK: Lines

    private mutating func startLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        skipsLine = false
        endsWithLine = false
        let wasInDoubt = lines.isInDoubt
        let read = lines.read(bytes, line)
        if wasInDoubt != lines.isInDoubt {
            endPassage(bytes)
            if wasInDoubt { sink.endDoubt(isProse: false) } else { sink.beginDoubt() }
        }
        switch read {
        case .blank, .rule, .code:
            endPassage(bytes)
            skipsLine = true
        case .prose(let start, let startsPassage):
            if startsPassage { endPassage(bytes) }
            position = start
        case .single(let start):
            endPassage(bytes)
            position = start
            endsWithLine = true
        }
    }

    // MARK: Passages

    private mutating func endPassage(_ bytes: UnsafeBufferPointer<UInt8>) {
        if examined < tokens.count { examine(bytes, to: tokens.count) }
        tokens.removeAll(keepingCapacity: true)
        examined = 0
    }

    /// Looks at a passage that is too long to be kept, and keeps its last words.
    private mutating func cutPassage(_ bytes: UnsafeBufferPointer<UInt8>) {
        let limit = tokens.firstIndex { Int($0.start) >= position - ProseLimits.margin } ?? tokens.count
        if examined < limit { examine(bytes, to: limit) }
        let keep = tokens.firstIndex { Int($0.start) >= position - 2 * ProseLimits.margin } ?? tokens.count
        tokens.removeFirst(keep)
        examined -= keep
    }

    private mutating func examine(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
        takeDeclared(before: places.offset + Int(tokens[examined].start))
        var passage = Passage(bytes: bytes, tokens: [])
        swap(&passage.tokens, &tokens)
        swap(&passage.memory, &memory)
        passage.noteWords(examined..<end)
        findings.removeAll(keepingCapacity: true)
        finder.find(in: &passage, examined..<end, into: &findings)
        uses.removeAll(keepingCapacity: true)
        var next = examined
        while sink.wantsUses, var use = reader.next(in: passage, from: next, to: end) {
            // What stands in a long form is explained by it.
            if !findings.contains(where: { $0.long.contains(use.range.lowerBound) }),
                !isKey(use, in: passage) || findings.contains(where: { $0.short.contains(use.range.lowerBound) })
            {
                // What is a part of what is defined is not used by itself: "BOLD" of "(BOLD fMRI)".
                if let defined = findings.first(where: { $0.short.contains(use.range.lowerBound) })?.short,
                    defined.upperBound > use.range.upperBound
                {
                    var last = use.tokens.upperBound
                    while last < passage.count, Int(passage.tokens[last].start) < defined.upperBound { last += 1 }
                    use = AcronymReader.Reading(tokens: use.tokens.lowerBound..<last, range: defined)
                }
                if let last = uses.last, last.tokens.upperBound == use.tokens.lowerBound {
                    use.followsLast = use.range.lowerBound - last.range.upperBound == 1
                }
                uses.append(use)
            }
            next = use.tokens.upperBound
        }
        sink.take(passage, examined..<end, findings: findings, uses: uses, lines: places)
        // A use may have reached beyond the end.
        examined = max(end, next)
        swap(&passage.tokens, &tokens)
        swap(&passage.memory, &memory)
    }

    /// Whether an acronym stands alone in brackets that touch it, as the key of a reference does: "[OPENSSL]".
    private func isKey(_ use: AcronymReader.Reading, in passage: Passage) -> Bool {
        passage.kind(use.tokens.lowerBound - 1) == .openBracket && passage.kind(use.tokens.upperBound) == .closeBracket
            && passage.isGlued(use.tokens.lowerBound) && passage.isGlued(use.tokens.upperBound)
    }

    /// Hands over the declared definitions before a place of the document.
    private mutating func takeDeclared(before offset: Int) {
        let count = declared.prefix { $0.shortSpan.lowerBound < offset }.count
        for definition in declared[..<count] { sink.take(definition) }
        declared.removeFirst(count)
    }

    /// Forgets what is not needed of the block.
    /// - Returns: how many bytes that is.
    private mutating func dropRead() -> Int {
        let used = min(position, tokens.first.map { Int($0.start) } ?? position)
        places.drop(used)
        for index in tokens.indices {
            tokens[index].start -= Int32(used)
            tokens[index].end -= Int32(used)
        }
        masked -= used
        position -= used
        return used
    }
}

/// How much of a document is looked at at once.
enum ProseLimits {
    /// What has to be there behind a place before it is read, so that a span that starts there is seen whole.
    static let lookahead = 2 * ProseTokenizer.lookahead
    /// The longest passage that is kept whole, in bytes, and what is kept of a longer one before and behind a cut.
    static let longestPassage = 24 * 1_024
    static let margin = 2_048
}

/// A line that is all in capitals, such as a heading.
enum ShoutedLine {
    /// Marks the words of a line if it is one.
    static func mark(
        _ tokens: inout ContiguousArray<ProseToken>, from first: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        var words = 0
        var isShouted = false
        for index in first..<tokens.count where tokens[index].isWord {
            let token = tokens[index]
            guard token.lower == 0 else { return }
            guard token.upper > 0 else { continue }
            words += 1
            let key = WordKey(bytes, token.range)
            if token.count >= 7 || ShoutedWords.words.contains(key) || ShoutedWords.ambiguous.contains(key) {
                isShouted = true
            }
        }
        guard words >= 2, isShouted else { return }
        for index in first..<tokens.count { tokens[index].isShouted = true }
    }
}
