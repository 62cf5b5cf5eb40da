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
                    let limit = min(bytes.count, start + Self.longest)
                    var end = ByteSearch.next(Markup.passageEnd, in: bytes, start..<limit)
                    if end == limit, limit < bytes.count { end = Self.cut(bytes, start..<limit) }
                    while let next = declarations.first, next.shortSpan.lowerBound < start {
                        body(.declaration(declarations.removeFirst()))
                    }
                    tokenizer.tokens.endIndex = 0
                    for line in ByteSearch.lines(bytes, from: start, before: min(end + 1, bytes.count)) {
                        let first = tokenizer.tokens.count
                        tokenizer.read(line)
                        ShoutedLine.mark(tokenizer.tokens[first...], bytes)
                    }
                    if !tokenizer.tokens.isEmpty { body(event(tokenizer.passage)) }
                    start = end + 1
                }
            }
        }
        for declaration in declarations { body(.declaration(declaration)) }
    }

    /// Returns the index at which to cut a passage that is too long: after a sentence or a group, or else between
    /// words.
    private static func cut(_ bytes: Bytes, _ passage: ByteRange) -> Int {
        let spaces = passage.dropFirst().reversed().lazy.filter { index in bytes[index].isSpace }
        return spaces.prefix(200).first { index in ".)".utf8.contains(bytes[index - 1]) } ?? spaces.first ?? passage
            .upperBound - 1
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
            guard !markup.contains(.code, start),
                !findings.contains(where: { finding in finding.long.contains(start) }),
                defined != nil || !isKey(use, in: passage)
            else { continue }
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
        passage.kind(use.tokens.lowerBound - 1) == .openBracket && passage.isGlued(use.tokens.lowerBound)
            && passage.isGlued(use.tokens.upperBound, .closeBracket)
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
            let key = WordKey(bytes, token.range)
            isShouted =
                isShouted || token.count >= 7 || ShoutedWords.words.contains(key)
                || ShoutedWords.ambiguous.contains(key)
        }
        guard words >= 2, isShouted else { return }
        for index in tokens.indices { tokens.base.memory[index].isShouted = true }
    }
}
