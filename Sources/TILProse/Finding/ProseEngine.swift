/// Turns blocks of bytes into passages, and passages into findings.
struct ProseEngine {
    /// What has to be there behind a place before it is read, so that a span that starts there is seen whole.
    static let lookahead = 2 * ProseTokenizer.lookahead
    /// The longest passage that is kept whole, and what is kept of a longer one before and behind a cut.
    static let longestPassage = 24 * 1_024
    static let margin = 2_048

    let options: ProseScanner.Options
    private let tokenizer: ProseTokenizer
    private var lines: MarkdownLineReader
    private var finder = DefinitionFinder()
    private let reader = AcronymReader()
    private var collector: UseCollector
    private var definitions: [AcronymDefinition] = []
    private var isTruncated = false

    /// The tokens of the passage that is being read, and how many of them have been looked at.
    private var tokens: ContiguousArray<ProseToken> = []
    private var examined = 0
    private var findings: [Finding] = []
    /// Where reading goes on in the block, whether at the start of a line, and what becomes of the rest of a long one.
    private var position = 0
    private var isAtLineStart = true
    private var skipsLine = false
    private var endsWithLine = false
    /// Where in the document the block starts, and its lines.
    private var offset = 0
    private var lineIndex = LineIndex()

    init(options: ProseScanner.Options) {
        self.options = options
        tokenizer = ProseTokenizer(readsMarkdown: options.readsMarkdown)
        lines = MarkdownLineReader(readsMarkdown: options.readsMarkdown)
        collector = UseCollector(maximum: options.maximumUses)
    }

    /// What has been found.
    var report: ProseReport {
        ProseReport(
            definitions: definitions, uses: collector.uses, isTruncated: isTruncated || collector.isTruncated)
    }

    /// Hands over the definitions that were found since the last time.
    mutating func takeDefinitions() -> [AcronymDefinition] {
        defer { definitions.removeAll(keepingCapacity: true) }
        return definitions
    }

    /// Reads a block.
    /// - Returns: how many of its bytes are not needed any more; the next block has to start with the others.
    mutating func process(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool) -> Int {
        let end = isLast ? bytes.count : max(0, bytes.count - Self.lookahead)
        while position < end {
            let lineEnd = Self.lineEnd(bytes, from: position)
            var lineTokens: Int?
            if isAtLineStart {
                startLine(bytes, position..<lineEnd)
                lineTokens = tokens.count
            }
            let stop = min(lineEnd, end)
            if !skipsLine, position < stop {
                position = tokenizer.tokenize(
                    bytes, position..<stop, limit: bytes.count, startsLine: isAtLineStart, into: &tokens)
                if let lineTokens, position >= lineEnd { markShouting(bytes, from: lineTokens) }
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
            lineIndex.read(bytes, to: position)
            if let first = tokens.first, position - Int(first.start) > Self.longestPassage { cutPassage(bytes) }
        }
        if isLast { endPassage(bytes) }
        return dropRead()
    }

    private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        return index
    }

    // MARK: Lines

    private mutating func startLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
        skipsLine = false
        endsWithLine = false
        switch lines.read(bytes, line) {
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

    /// Marks the words of a line that is all in capitals, such as a heading.
    private mutating func markShouting(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
        var words = 0
        var isShouted = false
        for token in tokens[first...] where token.isWord {
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

    // MARK: Passages

    private mutating func endPassage(_ bytes: UnsafeBufferPointer<UInt8>) {
        if examined < tokens.count { examine(bytes, to: tokens.count) }
        tokens.removeAll(keepingCapacity: true)
        examined = 0
    }

    /// Looks at a passage that is too long to be kept, and keeps its last words.
    private mutating func cutPassage(_ bytes: UnsafeBufferPointer<UInt8>) {
        let limit = tokens.firstIndex { Int($0.start) >= position - Self.margin } ?? tokens.count
        if examined < limit { examine(bytes, to: limit) }
        let keep = tokens.firstIndex { Int($0.start) >= position - 2 * Self.margin } ?? tokens.count
        tokens.removeFirst(keep)
        examined -= keep
    }

    private mutating func examine(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int) {
        var passage = Passage(bytes: bytes, tokens: [])
        swap(&passage.tokens, &tokens)
        findings.removeAll(keepingCapacity: true)
        finder.find(in: &passage, examined..<end, into: &findings)
        for finding in findings { add(finding, in: passage) }
        var index = examined
        while let reading = reader.next(in: passage, from: index, to: end) {
            collector.add(bytes, reading.range, at: lineIndex)
            index = reading.tokens.upperBound
        }
        // A reading may have reached beyond the end.
        examined = max(end, index)
        swap(&passage.tokens, &tokens)
    }

    private mutating func add(_ finding: Finding, in passage: Passage) {
        guard let short = passage.text(of: finding.short), let long = passage.text(of: finding.long) else { return }
        collector.define(short)
        guard definitions.count < options.maximumDefinitions else {
            isTruncated = true
            return
        }
        let start = min(finding.short.lowerBound, finding.long.lowerBound)
        definitions.append(
            AcronymDefinition(
                short: short, long: long,
                line: lineIndex.line(of: start),
                shortSpan: (offset + finding.short.lowerBound)..<(offset + finding.short.upperBound),
                longSpan: (offset + finding.long.lowerBound)..<(offset + finding.long.upperBound)))
    }

    /// Forgets what is not needed of the block.
    /// - Returns: how many bytes that is.
    private mutating func dropRead() -> Int {
        let used = min(position, tokens.first.map { Int($0.start) } ?? position)
        lineIndex.drop(used)
        for index in tokens.indices {
            tokens[index].start -= Int32(used)
            tokens[index].end -= Int32(used)
        }
        offset += used
        position -= used
        return used
    }
}
