import TILText

/// Reads the passages of a document in order: paragraphs, headings, list items, table rows.
struct PassageReader {
    /// A part of a document.
    enum Event {
        /// A definition made by the markup: an entry of a LaTeX acronym package, a title in HTML.
        case declaration(AcronymDefinition)
        /// A passage with its definitions and its acronyms.
        case passage(Passage, [Definition], [AcronymReading])
    }

    private let markup: Markup
    /// Whether to report uses of acronyms in addition to definitions.
    private let wantsUses: Bool
    private var finder: DefinitionFinder

    /// The greatest length of a passage in bytes. A longer one is cut between words.
    private static let longest = 24 * 1_024

    init(_ markup: Markup, wantsUses: Bool = true, wantsFeatures: Bool = false) {
        self.markup = markup
        finder = DefinitionFinder(wantsFeatures: wantsFeatures)
        self.wantsUses = wantsUses
    }

    /// Calls a closure with each event.
    mutating func forEach(_ body: (Event) -> Void) {
        var declarations = markup.declarations[...]
        markup.text.withUnsafeBufferPointer { bytes in
            ProseTokenizer.read(bytes, longest: min(bytes.count, Self.longest + 1)) { tokenizer in
                var start = 0
                while start < bytes.count {
                    while let next = declarations.first, next.shortSpan.lowerBound < start {
                        body(.declaration(next))
                        declarations.removeFirst()
                    }
                    let end = Self.passageEnd(bytes, from: start)
                    Self.tokenize(start..<min(end + 1, bytes.count), bytes, &tokenizer)
                    if !tokenizer.tokens.isEmpty { body(event(tokenizer.passage)) }
                    start = end + 1
                }
            }
        }
        for declaration in declarations { body(.declaration(declaration)) }
    }

    /// Reads the lines of a passage in place of the passage before.
    private static func tokenize(_ passage: ByteRange, _ bytes: Bytes, _ tokenizer: inout ProseTokenizer) {
        tokenizer.tokens.endIndex = 0
        for line in ByteSearch.lines(bytes, from: passage.lowerBound, before: passage.upperBound) {
            let first = tokenizer.tokens.count
            tokenizer.read(line)
            ShoutedLine.mark(tokenizer.tokens[first...], bytes)
        }
    }

    /// Returns the end of the passage that starts at an offset.
    private static func passageEnd(_ bytes: Bytes, from start: Int) -> Int {
        let limit = min(bytes.count, start + longest)
        let end = ByteSearch.next(Markup.passageEnd, in: bytes, start..<limit)
        let isTooLong = end == limit && limit < bytes.count
        return isTooLong ? cut(bytes, start..<limit) : end
    }

    /// How many spaces before the limit are searched for the end of a sentence.
    private static let mostSpaces = 200

    /// Returns the index at which to cut a passage that is too long: after a sentence or a group, or else between
    /// words.
    private static func cut(_ bytes: Bytes, _ passage: ByteRange) -> Int {
        var lastSpace: Int?
        var spaces = 0
        for index in passage.dropFirst().reversed() where bytes[index].isSpace {
            if bytes[index - 1].isOne(of: ".)") { return index }
            lastSpace = lastSpace ?? index
            spaces += 1
            if spaces == mostSpaces { break }
        }
        return lastSpace ?? passage.upperBound - 1
    }

    private mutating func event(_ passage: Passage) -> Event {
        let findings = finder.find(in: passage)
        return .passage(passage, findings, wantsUses ? uses(passage, findings) : [])
    }

    /// Returns the acronyms of a passage outside code.
    private func uses(_ passage: Passage, _ findings: [Definition]) -> [AcronymReading] {
        var uses: [AcronymReading] = []
        var next = 0
        while var use = passage.nextAcronym(from: next) {
            next = use.tokens.upperBound
            let start = use.range.lowerBound
            let defined = findings.first { finding in finding.short.contains(start) }?.short
            // An acronym inside a long form needs no explanation.
            let isInLongForm = findings.contains { finding in finding.long.contains(start) }
            if isInLongForm || markup.contains(.code, start) { continue }
            if defined == nil, isKey(use, in: passage) { continue }
            // A part of a defined acronym is not a use of its own: "BOLD" in "(BOLD fMRI)".
            if let defined, defined.upperBound > use.range.upperBound {
                while next < passage.count, passage[next].start < defined.upperBound { next += 1 }
                use = AcronymReading(tokens: use.tokens.lowerBound..<next, range: defined)
            }
            uses.append(use)
        }
        return uses
    }

    /// Whether brackets enclose an acronym without spaces, like the key of a reference: "[OPENSSL]".
    private func isKey(_ use: AcronymReading, in passage: Passage) -> Bool {
        let first = use.tokens.lowerBound
        let isAfterBracket = passage.kind(first - 1) == .openBracket && passage.isGlued(first)
        return isAfterBracket && passage.isGlued(use.tokens.upperBound, .closeBracket)
    }
}

/// A line in capitals, such as a heading.
private enum ShoutedLine {
    /// Marks the words of a line as shouted if it is one.
    static func mark(_ tokens: Slice<ProseTokens>, _ bytes: Bytes) {
        var words = 0
        var isShouted = false
        for token in tokens where token.isWord {
            guard token.lower == 0 else { return }
            guard token.upper > 0 else { continue }
            words += 1
            isShouted = isShouted || isShoutedWord(token, bytes)
        }
        guard words >= 2, isShouted else { return }
        for index in tokens.indices { tokens.base.memory[index].isShouted = true }
    }

    /// Whether a word in capitals is one of a heading, and no acronym.
    private static func isShoutedWord(_ token: ProseToken, _ bytes: Bytes) -> Bool {
        if token.count >= 7 { return true }
        let key = WordKey(bytes, token.range)
        return ShoutedWords.words.contains(key) || ShoutedWords.ambiguous.contains(key)
    }
}
