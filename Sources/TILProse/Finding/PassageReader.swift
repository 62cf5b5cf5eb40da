/// Reads the passages of a document one after the other: paragraphs, headings, items, rows of tables.
struct PassageReader {
    /// What a document is made of, in its order.
    enum Event {
        /// A definition that is none of prose but of the format: an entry of LaTeX's acronyms, a title in HTML.
        case declaration(AcronymDefinition)
        /// A passage, or a part of a long one: the definitions and the acronyms in a range of its tokens, which come once.
        case passage(Passage, Range<Int>, [Finding], [AcronymReader.Reading])
    }

    private let markup: Markup
    /// Whether acronyms are wanted where they are used, and not only where they are defined.
    private let wantsUses: Bool
    private let tokenizer = ProseTokenizer()
    private let reader = AcronymReader()
    private var finder = DefinitionFinder()
    private var memory = WordMemory()
    private var tokens: ContiguousArray<ProseToken> = []
    /// How many of the tokens have been looked at.
    private var examined = 0
    private var declarations: ArraySlice<AcronymDefinition>

    /// The longest passage that is kept whole, in bytes, and how much of a longer one is kept before and behind a cut.
    private static let longestPassage = 24 * 1_024
    private static let margin = 2_048

    init(_ markup: Markup, wantsUses: Bool = true) {
        self.markup = markup
        self.wantsUses = wantsUses
        declarations = markup.declarations[...]
    }

    /// Calls a closure with each event.
    mutating func forEach(_ body: (Event) -> Void) {
        markup.text.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = ByteSearch.next(Markup.passageEnd, bytes, start..<bytes.count)
                read(bytes, start..<end, body)
                start = end + 1
            }
        }
        for declaration in declarations { body(.declaration(declaration)) }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ passage: Range<Int>, _ body: (Event) -> Void) {
        tokens.removeAll(keepingCapacity: true)
        examined = 0
        var start = passage.lowerBound
        while start < passage.upperBound {
            let lineEnd = ByteSearch.next(0x0A, bytes, start..<passage.upperBound)
            var end = min(lineEnd, start + Self.longestPassage)
            // A line that is longer is cut between words, if it has any.
            if end < lineEnd { end = (start..<end).last { ByteClass.isSpace(bytes[$0]) }.map { $0 + 1 } ?? end }
            let first = tokens.count
            tokenizer.tokenize(bytes, start..<end, into: &tokens)
            ShoutedLine.mark(&tokens, from: first, bytes)
            start = end == lineEnd ? end + 1 : end
            if let first = tokens.first, start - Int(first.start) > Self.longestPassage {
                cut(bytes, before: start, body)
            }
        }
        if examined < tokens.count { examine(bytes, to: tokens.count, body) }
    }

    /// Looks at a passage that is too long to be kept, and keeps its last words.
    private mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int, _ body: (Event) -> Void) {
        let limit = tokens.firstIndex { Int($0.start) >= end - Self.margin } ?? tokens.count
        if examined < limit { examine(bytes, to: limit, body) }
        let kept = min(examined, tokens.firstIndex { Int($0.start) >= end - 2 * Self.margin } ?? tokens.count)
        tokens.removeFirst(kept)
        examined -= kept
    }

    private mutating func examine(_ bytes: UnsafeBufferPointer<UInt8>, to end: Int, _ body: (Event) -> Void) {
        while let next = declarations.first, next.shortSpan.lowerBound < Int(tokens[examined].start) {
            body(.declaration(declarations.removeFirst()))
        }
        var passage = Passage(bytes: bytes, tokens: [])
        swap(&passage.tokens, &tokens)
        swap(&passage.memory, &memory)
        passage.noteWords(examined..<end)
        var findings: [Finding] = []
        finder.find(in: &passage, examined..<end, into: &findings)
        let (uses, next) = wantsUses ? uses(passage, examined..<end, findings) : ([], end)
        body(.passage(passage, examined..<end, findings, uses))
        // A use may have reached beyond the end.
        examined = max(end, next)
        swap(&passage.tokens, &tokens)
        swap(&passage.memory, &memory)
    }

    /// The acronyms in a part of a passage that is no code, and the token behind the last one.
    private func uses(
        _ passage: Passage, _ part: Range<Int>, _ findings: [Finding]
    ) -> ([AcronymReader.Reading], Int) {
        var uses: [AcronymReader.Reading] = []
        var next = part.lowerBound
        while var use = reader.next(in: passage, from: next, to: part.upperBound) {
            next = use.tokens.upperBound
            let start = use.range.lowerBound
            let defined = findings.first { $0.short.contains(start) }?.short
            // What stands in a long form is explained by it.
            guard !markup.contains(.code, start), !findings.contains(where: { $0.long.contains(start) }),
                defined != nil || !isKey(use, in: passage)
            else { continue }
            // What is a part of what is defined is not used by itself: "BOLD" of "(BOLD fMRI)".
            if let defined, defined.upperBound > use.range.upperBound {
                var last = use.tokens.upperBound
                while last < passage.count, Int(passage.tokens[last].start) < defined.upperBound { last += 1 }
                use = AcronymReader.Reading(tokens: use.tokens.lowerBound..<last, range: defined)
                next = last
            }
            if let last = uses.last, last.tokens.upperBound == use.tokens.lowerBound {
                use.followsLast = use.range.lowerBound - last.range.upperBound == 1
            }
            uses.append(use)
        }
        return (uses, next)
    }

    /// Whether an acronym stands alone in brackets that touch it, as the key of a reference does: "[OPENSSL]".
    private func isKey(_ use: AcronymReader.Reading, in passage: Passage) -> Bool {
        passage.kind(use.tokens.lowerBound - 1) == .openBracket && passage.kind(use.tokens.upperBound) == .closeBracket
            && passage.isGlued(use.tokens.lowerBound) && passage.isGlued(use.tokens.upperBound)
    }
}

/// A line that is all in capitals, such as a heading.
private enum ShoutedLine {
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
