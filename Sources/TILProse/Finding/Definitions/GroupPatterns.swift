/// Definitions with one form in parentheses or brackets.
extension DefinitionPattern {
    static let groups = [
        DefinitionPattern("short-in-group", "principal component analysis (PCA)") { finder, group, passage in
            finder.shortInside(group, in: passage)
        },
        DefinitionPattern("letter-in-group", "testosterone (T), Origin (O) and Destination (D)") { _, group, passage in
            guard passage.isClosed(group), let letter = passage.letter(in: group) else { return [] }
            let word = group.lowerBound - 1
            return [
                Definition(
                    tokens: letter..<letter, short: passage[letter].range, long: passage[word].range)
            ]
        },
        DefinitionPattern("long-in-group", "PCA (principal component analysis)") { finder, group, passage in
            finder.longInside(group, in: passage)
        },
        DefinitionPattern("both-in-group", "(posttransplant lymphoproliferative disorder, PTLD)") {
            finder, group, passage in
            finder.shortAtEnd(of: group, in: passage)
        },
    ]
}

extension DefinitionFinder {
    // MARK: long form (SF)

    fileprivate mutating func shortInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let (start, isAnnounced) = passage.skipLead(in: group)
        guard start < group.upperBound else { return [] }
        for candidate in passage.candidates(from: start, in: group) {
            guard var definition = definition(of: candidate, isAnnounced, group, in: passage) else { continue }
            if let shared = candidate.shared {
                definition.short = definition.short.lowerBound..<passage[shared].end
                definition.long = definition.long.lowerBound..<passage[candidate.end].end
                return [definition]
            }
            for rule in sharedWords { definition = rule.body(definition, candidate, passage) ?? definition }
            return [definition]
        }
        return []
    }

    private mutating func definition(
        of candidate: ShortFormCandidate, _ isAnnounced: Bool, _ group: TokenRange, in passage: Passage
    ) -> Definition? {
        let tokens = candidate.tokens
        // If the group continues after its first word, only an acronym counts.
        let isAlone = candidate.isWhole || isAnnounced
        guard let kind = ShortFormKind(tokens, in: passage), isAlone || kind == .capitals,
            kind != .small || !passage.isCall(group.lowerBound)
        else { return nil }
        var definition = Definition(tokens: tokens, short: passage.bytes(of: tokens), long: 0..<0)
        for reading in firstReadings where candidate.isWhole {
            guard let long = reading.body(&self, candidate, passage) else { continue }
            definition.long = long
            return definition
        }
        let words = passage.wordCount(of: tokens)
        guard let match = match(tokens, before: candidate.end, in: passage, as: .inside, words: words, group: group),
            !shortFormRefusals.contains(where: { $0.body(match) }),
            isAlone || match.alignment.inners <= 1 && match.alignment.loose == 0
        else { return nil }
        let inside = DefinitionThresholds.inside(kind)
        let threshold = isAlone ? inside : max(inside, DefinitionThresholds.followed)
        let alignment = match.alignment
        // A short form of several words must match without missing letters.
        if words == 1 || alignment.missing == 0, alignment.score >= threshold, accepts(match),
            alignment.isComplete && alignment.skippedParts == 0
                || !passage[..<candidate.end].reversed().prefix(while: { $0.start >= match.long.upperBound }
                )
                .contains(where: \.isWord)
        {
            return match.definition
        }
        for reading in lastReadings {
            guard let long = reading.body(&self, candidate, passage) else { continue }
            definition.long = long
            return definition
        }
        return nil
    }

    // MARK: SF (long form)

    fileprivate mutating func longInside(_ group: TokenRange, in passage: Passage) -> [Definition] {
        let (open, close) = (group.lowerBound, group.upperBound)
        // "MiB [#mebibytes]_" is a footnote.
        guard passage.isClosed(group), !passage.isMark(open + 1, "#"), let tokens = passage.shortForm(before: open),
            !passage[tokens.lowerBound].isConsumed, let kind = ShortFormKind(tokens, in: passage)
        else { return [] }
        var start = open + 1
        while start < close {
            if passage.isWord(start) {
                guard let next = CuePhrases.openings.end(in: passage, from: start), next < close else { break }
                start = next
            } else if passage.isQuote(start) || [.comma, .colon, .equals].contains(passage[start].kind) {
                start += 1
            } else {
                break
            }
        }
        let comma = (start..<close).first {
            passage.kind($0) == .semicolon || passage.kind($0) == .comma && !passage.isWithinNumber($0)
        }
        for case let end? in [comma, close] {
            guard let match = match(tokens, after: start, to: end, in: passage, as: .reversed, group: group),
                match.short.written.count >= 2
            else { continue }
            let alignment = match.alignment
            // Only a number may precede the first word of the long form.
            let (before, rest) = (
                match.text.words[..<alignment.firstWord], match.text.words[(alignment.lastWord + 1)...]
            )
            // Words that elaborate on a long form, such as "of the three positions" and "based", are not part of it.
            // One or two other words are part of it.
            let isFollowed =
                rest.first.map {
                    $0.isStop && rest.count > 2 || passage.isWord($0.token, in: Self.continuations)
                } ?? false
            guard before.allSatisfy(\.isNumber), rest.count <= 2 || isFollowed && alignment.letters >= 3,
                rest.isEmpty || alignment.isComplete, alignment.loose == 0, kind == .capitals || !match.isOneWord,
                // "Darwin-based OSs (macOS, etc.)".
                !match.isOneWord || !passage.isExample(start..<end, before: close)
            else { continue }
            let threshold = DefinitionThresholds.reversed(kind)
            guard alignment.score >= (alignment.isComplete ? threshold - 0.15 : threshold), accepts(match),
                !shortFormRefusals.contains(where: { $0.body(match) })
            else { continue }
            var definition = match.definition
            if !isFollowed, let last = rest.last {
                definition.long = definition.long.lowerBound..<max(definition.long.upperBound, last.range.upperBound)
            }
            // The day of a date, as in "[2002/05/02 letter class option]", does not belong to a name.
            if let first = before.first, !before.contains(where: { passage.kind($0.token - 1) == .slash }) {
                definition.long = first.range.lowerBound..<definition.long.upperBound
            }
            return [definition]
        }
        return []
    }

    /// Words that continue after a long form: "physical machine or server", "tree partition - based".
    private static let continuations = WordSet("or based")

    // MARK: (long form, SF)

    /// Returns the definition of a short form at the end of a group. Its long form is in the group or before it:
    /// "(posttransplant lymphoproliferative disorder, PTLD)", "glutathione peroxidase (EC 1.11.1.9; GPx)".
    fileprivate mutating func shortAtEnd(of group: TokenRange, in passage: Passage) -> [Definition] {
        let open = group.lowerBound
        let mark = group.last { passage.kind($0) == .comma || passage.kind($0) == .semicolon }
        guard passage.isClosed(group), passage.kind(open) == .openParenthesis, let mark,
            let tokens = passage.shortForm(at: mark + 1), tokens.upperBound == group.upperBound,
            passage.capitals(of: tokens) >= 2
        else { return [] }
        let isMember = passage.endsExamples(tokens, after: mark)
        for (end, least) in [(mark, open + 1), (open, 0)] {
            guard let match = match(tokens, before: end, in: passage, as: .listed, group: group) else { continue }
            let alignment = match.alignment
            guard alignment.loose + alignment.missing + alignment.skipped + alignment.trailing == 0,
                alignment.isExact || !isMember && (match.short.upper >= 3 || end == open),
                match.firstWord.token >= least, alignment.score >= DefinitionThresholds.hinted - 0.1, accepts(match)
            else { continue }
            return [match.definition]
        }
        return []
    }
}

extension Passage {
    /// Whether a group ends with a closing mark.
    fileprivate func isClosed(_ group: TokenRange) -> Bool {
        let close = kind(group.upperBound)
        return close == .closeParenthesis || close == .closeBracket
    }

    /// Whether a group follows a word without a space, like the arguments of a function: "typeid(T)".
    func isCall(_ open: Int) -> Bool {
        open > 0 && isGlued(open) && firstByte(open) == "(" && tokens[open - 1].isWord
    }

    /// Skips quotes and phrases before a short form in parentheses, such as "hereafter" and "abbreviated as".
    fileprivate func skipLead(in group: TokenRange) -> (index: Int, isAnnounced: Bool) {
        var index = group.lowerBound + 1
        var isAnnounced = false
        var restates = false
        while index < group.upperBound {
            if isQuote(index) || [.comma, .equals, .colon].contains(tokens[index].kind) {
                index += 1
            } else if let next = CuePhrases.leads.end(in: self, from: index), next < group.upperBound {
                restates = restates || CuePhrases.restatements.end(in: self, from: index) == next
                isAnnounced = !restates
                index = next
            } else {
                break
            }
        }
        return (index, isAnnounced)
    }

    /// Returns the token of a single capital in parentheses if the word before the group starts with it.
    fileprivate func letter(in group: TokenRange) -> Int? {
        let open = group.lowerBound
        var index = open + 1
        while index < group.upperBound, isQuote(index) { index += 1 }
        guard kind(open) == .openParenthesis, index < group.upperBound, tokens[index].count == 1,
            tokens[index].upper == 1, !isCall(open),
            // "the algebra \(A\)" contains a formula.
            bytes[tokens[open].start - 1] != "\\"
        else { return nil }
        var end = index + 1
        while end < group.upperBound, isQuote(end) { end += 1 }
        let word = tokens[open - 1]
        guard end == group.upperBound || kind(end) == .comma || kind(end) == .semicolon, word.isWord,
            word.digits == 0, word.lower >= 3, word.upper <= 1, initial(open - 1) == initial(index),
            firstByte(index) != "C" || word.upper == 0, !isWord(open - 1, in: Self.numbered),
            !isWord(open - 1, in: StopWords.insideLongForm)
        else { return nil }
        return index
    }

    /// Words that a letter numbers.
    private static let numbered = WordSet(
        """
        appendix annex part section figure table type class group panel copyright category case chapter column item
        level option phase plate schedule series step version vitamin
        """)
}

/// Readings of long forms without letter-by-letter matching.
extension LongFormReading {
    static let first = [
        LongFormReading("initials-and-word", "UN Entity for Gender Equality and the Empowerment of Women (UN-Women)") {
            _, candidate, passage in
            guard let (initials, word) = passage.initialsAndWord(candidate.tokens), initials.count >= 2,
                candidate.end > 0
            else { return nil }
            let last = candidate.end - 1
            guard passage.isWord(last), passage.key(last) == WordKey(passage.bytes, word) else { return nil }
            // The initials are those of consecutive words, the nearest ones with capitals.
            var rest = passage.bytes[initials]
            for index in (max(0, last - 23)..<last).reversed() {
                let token = passage[index]
                switch token.kind {
                case .word:
                    if token.upper > 0, passage.firstByte(index) == rest.last {
                        rest = rest.dropLast()
                        if rest.isEmpty { return passage.bytes(of: index..<(last + 1)) }
                    } else if rest.count < initials.count, !passage.isWord(index, in: StopWords.insideLongForm) {
                        rest = passage.bytes[initials]
                        if token.upper > 0, passage.firstByte(index) == rest.last { rest = rest.dropLast() }
                    }
                case .hyphen, .apostrophe, .comma, .quote: break
                default: return nil
                }
            }
            return nil
        }
    ]

    static let last = [
        LongFormReading("other-order", "coordinated universal time (UTC)") { finder, candidate, passage in
            guard let kind = ShortFormKind(candidate.tokens, in: passage), kind == .capitals,
                passage.wordCount(of: candidate.tokens) == 1,
                let match = finder.match(candidate.tokens, before: candidate.end, in: passage, as: .inside),
                let long = InitialsMatcher.match(match.short, in: match.text), match.isBalanced(long)
            else { return nil }
            return long
        },
        LongFormReading("last-part-left-out", "Centers for Disease Control and Prevention (CDC)") {
            finder, candidate, passage in
            guard candidate.isWhole, let end = passage.tailStart(before: candidate.end),
                let match = finder.match(candidate.tokens, before: end, in: passage, as: .inside),
                match.short.upper >= 3,
                match.kind == .capitals, match.alignment.isComplete, match.alignment.trailing == 0,
                finder.accepts(match)
            else { return nil }
            return match.long.lowerBound..<passage[candidate.end - 1].end
        },
        LongFormReading("romance-name", "Fonds des Nations Unies pour l'enfance (UNICEF)") { _, candidate, passage in
            let token = passage[candidate.tokens.lowerBound]
            guard candidate.isWhole, candidate.tokens.count == 1, token.upper >= 3, token.lower == 0,
                let start = passage.romanceName(
                    before: candidate.end, initial: passage.initial(candidate.tokens.lowerBound))
            else { return nil }
            return passage.bytes(of: start..<candidate.end)
        },
    ]
}

extension Passage {
    /// Returns the initials and the word in a short form: "UN" and "Women" in "UN-Women" and "UNWomen".
    fileprivate func initialsAndWord(_ short: ByteRange) -> (ByteRange, ByteRange)? {
        let first = tokens[short.lowerBound]
        if short.count == 3, kind(short.lowerBound + 1) == .hyphen {
            let second = tokens[short.lowerBound + 2]
            guard Int(first.upper) == first.count, second.isWord,
                second.upper == 1 && second.lower >= 3 || second.digits == 4 && second.count == 4
            else { return nil }
            return (first.range, second.range)
        }
        guard short.count == 1, first.upper >= 3, first.lower >= 3, first.digits + first.others == 0 else { return nil }
        let capitals = first.range.prefix { bytes[$0].isUpper }
        guard capitals.count == Int(first.upper) else { return nil }
        return (capitals.dropLast(), (capitals.upperBound - 1)..<Int(first.end))
    }

    /// Returns the token before which a name ends if its acronym omits the last part: "of the United Nations" in "Food
    /// and Agriculture Organization of the United Nations (FAO)". Returns nil if the words before the token are no such
    /// part.
    fileprivate func tailStart(before end: Int) -> Int? {
        var index = end - 1
        var words = 0
        while index > 1, end - index < 9, isWord(index) || kind(index) == .hyphen {
            if isWord(index, in: Self.tailWords) {
                while isWord(index - 1, in: Self.tailWords) { index -= 1 }
                return words > 0 && isWord(index - 1) && tokens[index - 1].upper > 0 ? index : nil
            }
            if isWord(index) {
                guard tokens[index].upper > 0 else { return nil }
                words += 1
            }
            index -= 1
        }
        return nil
    }

    /// Returns the first token of a name in a Romance language, or nil. The name starts with a capital, followed by
    /// capitals and small words; only the last word may be neither, as in "l'enfance". One of the words starts with the
    /// acronym's letter.
    fileprivate func romanceName(before end: Int, initial: UInt8) -> Int? {
        var start = end
        var isSmall = false
        for index in (max(0, end - 20)..<end).reversed() {
            let token = tokens[index]
            if isWord(index, in: Self.romance) || isWord(index, in: Self.elided) {
                isSmall = true
            } else if token.isWord, token.upper == 1, token.lower > 1 {
                start = index
            } else if token.isWord ? isSmall || start < end : !isQuote(index) && token.kind != .hyphen {
                break
            }
        }
        let words = (start..<end).filter { isWord($0) && tokens[$0].count > 2 && !isWord($0, in: Self.romance) }
        return words.count > 2 && (start..<end).contains { isWord($0, in: Self.romance) }
            && words.contains { self.initial($0) == initial } ? start : nil
    }

    private static let romance = WordSet(
        "de del des du la las le les los el et da do das dos para pour por pelo")
    private static let elided = WordSet("d l y e en a")

    private static let tailWords = WordSet("of the and for in on to")
}
