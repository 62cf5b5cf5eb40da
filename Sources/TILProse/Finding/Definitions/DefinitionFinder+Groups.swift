/// Definitions of which one part stands in parentheses or brackets.
extension DefinitionFinder {
    /// The definition that a group in parentheses makes with what stands before it.
    mutating func group(at open: Int, in passage: inout Passage) -> Finding? {
        // "${(AA)=name}" is code.
        guard open > 0,
            passage.kind(open - 1) != .mark || !passage.isGlued(open)
                || passage.firstByte(open - 1) != UInt8(ascii: "$")
        else { return nil }
        guard let close = passage.close(of: open, within: Self.longestGroup) else {
            // A group that is cut off, or too long to look at: only "(SF, ..." counts.
            let limit = min(passage.count, open + Self.longestGroup)
            return open + 2 < limit ? shortInside(open, limit, in: &passage) : nil
        }
        guard close > open + 1 else { return nil }
        if let finding = shortInside(open, close, in: &passage) { return finding }
        if let finding = letter(at: open, close, in: passage) { return finding }
        return longInside(open, close, in: &passage) ?? shortBehindComma(open, close, in: &passage)
    }

    // MARK: (long form, SF)

    /// The definition of a short form at the end of a group, with the words before it in the group, or those before the
    /// group: "(posttransplant lymphoproliferative disorder, PTLD)", "glutathione peroxidase (EC 1.11.1.9; GPx)".
    private mutating func shortBehindComma(_ open: Int, _ close: Int, in passage: inout Passage) -> Finding? {
        let mark = (open..<close).last { passage.kind($0) == .comma || passage.kind($0) == .semicolon }
        guard passage.kind(open) == .openParenthesis, let mark, let tokens = shortForm(at: mark + 1, in: passage),
            tokens.upperBound == close, let kind = ShortFormKind(tokens, in: passage), kind != .small
        else { return nil }
        let range = bytes(of: tokens, in: passage)
        let short = ShortForm(passage.bytes, range, words: 1)
        guard short.upper >= 2 else { return nil }
        let isMember = endsExamples(tokens, behind: mark, in: passage)
        for (end, least) in [(mark, open + 1), (open, 0)] {
            guard let (alignment, long) = alignBefore(short, end, in: passage), alignment.trailing == 0,
                alignment.loose + alignment.missing + alignment.skipped == 0,
                alignment.isExact || !isMember && (short.upper >= 3 || end == open),
                text.words[alignment.firstWord].token >= least,
                alignment.score >= thresholds.hinted - 0.1, accepts(alignment, tokens, long, in: passage)
            else { continue }
            consume(tokens, in: &passage)
            return Finding(short: range, long: long)
        }
        return nil
    }

    // MARK: long form (SF)

    private mutating func shortInside(_ open: Int, _ close: Int, in passage: inout Passage) -> Finding? {
        let (start, isAnnounced) = skipLead(from: open + 1, to: close, in: passage)
        guard start < close else { return nil }
        for candidate in candidates(from: start, open, close, in: passage) {
            let range = bytes(of: candidate.tokens, in: passage)
            guard let kind = ShortFormKind(candidate.tokens, in: passage) else { continue }
            // Of what goes on behind its first word only an acronym is looked at.
            let isAlone = candidate.isWhole || isAnnounced
            guard isAlone || kind == .capitals, kind != .small || !isCall(open, in: passage) else { continue }
            let words = passage.tokens[candidate.tokens].dropFirst().reduce(1) {
                $0 + ($1.isSpaced && $1.isWord ? 1 : 0)
            }
            let short = ShortForm(passage.bytes, range, words: words)
            if let series = series(candidate.tokens, before: close, in: passage) {
                guard let finding = definition(of: series, before: open, in: passage) else { continue }
                consume(candidate.tokens, in: &passage)
                return finding
            }
            if candidate.isWhole,
                let long = longOfInitialsAndWord(candidate.tokens, before: candidate.end, in: passage)
                    ?? longOfWordAndInitials(candidate.tokens, before: candidate.end, in: passage)
                    ?? longWithGroup(candidate.tokens, before: candidate.end, in: passage)
            {
                consume(candidate.tokens, in: &passage)
                return Finding(short: range, long: long)
            }
            guard let (alignment, long) = alignBefore(short, candidate.end, in: passage),
                !isSpeaker(alignment, candidate.tokens, open, in: passage),
                !isExample(short, alignment, candidate.tokens, before: close, in: passage)
            else { continue }
            var threshold: Double
            switch kind {
            case .capitals: threshold = thresholds.capitals
            case .mixed: threshold = thresholds.mixed
            case .small: threshold = thresholds.small
            }
            if !isAlone {
                guard alignment.inners <= 1, alignment.loose == 0 else { continue }
                threshold = max(threshold, thresholds.followed)
            }
            if kind != .capitals, !isPlain(alignment, short, in: passage) { continue }
            if passage.kind(open) == .openBracket, isKey(candidate.tokens, alignment, kind, open, in: passage) {
                continue
            }
            if short.upper <= 1, isLabel(before: candidate.tokens.upperBound, close, in: passage) { continue }
            if kind == .small, !isSmall(alignment, in: passage) { continue }
            if kind == .mixed, isPieceOfSentence(alignment, short, in: passage) { continue }
            // Several words have to be matched whole.
            let isGood =
                (words == 1 || alignment.missing == 0) && alignment.score >= threshold
                && accepts(alignment, candidate.tokens, long, in: passage)
                && (alignment.isComplete && alignment.skippedParts == 0
                    || !leavesWords(long, before: candidate.end, in: passage))
            var found = isGood ? long : nil
            if !isGood || startsWithConjunction(alignment), let permuted = InitialsMatcher.match(short, in: text),
                isBalanced(permuted, in: passage)
            {
                found = permuted
            }
            if found == nil, candidate.isWhole, kind == .capitals {
                found = longWithTail(short, candidate, in: passage) ?? longBehindNumber(candidate, in: passage)
            }
            guard let found else { continue }
            consume(candidate.tokens, in: &passage)
            guard let shared = candidate.shared else {
                return numbered(Finding(short: range, long: found), candidate, in: passage)
            }
            return Finding(
                short: range.lowerBound..<Int(passage.tokens[shared].end),
                long: found.lowerBound..<Int(passage.tokens[candidate.end].end))
        }
        return nil
    }

    /// The long form of a name whose last part is left out of the acronym.
    private mutating func longWithTail(_ short: ShortForm, _ candidate: Candidate, in passage: Passage) -> Range<Int>? {
        guard short.upper >= 3, let end = tailStart(before: candidate.end, in: passage),
            let (alignment, long) = alignBefore(short, end, in: passage), alignment.isExact, alignment.skipped == 0,
            alignment.trailing == 0, accepts(alignment, candidate.tokens, long, in: passage)
        else { return nil }
        return long.lowerBound..<Int(passage.tokens[candidate.end - 1].end)
    }

    /// Marks the tokens of a short form, so that no other definition is made of them.
    func consume(_ tokens: Range<Int>, in passage: inout Passage) {
        for index in tokens { passage.tokens[index].isConsumed = true }
    }

    /// Whether words stand between a long form and a token.
    private func leavesWords(_ long: Range<Int>, before end: Int, in passage: Passage) -> Bool {
        passage.tokens[..<end].reversed().prefix { Int($0.start) >= long.upperBound }.contains { $0.isWord }
    }

    /// Goes over what may stand before a short form in parentheses: quotes, "hereafter", "abbreviated as".
    private func skipLead(from start: Int, to end: Int, in passage: Passage) -> (index: Int, isAnnounced: Bool) {
        var index = start
        var isAnnounced = false
        var restates = false
        while index < end {
            switch passage.tokens[index].kind {
            case .quote, .apostrophe, .comma, .equals, .colon: index += 1
            case .word:
                guard let next = CuePhrases.leads.end(in: passage, from: index), next < end else {
                    return (index, isAnnounced)
                }
                restates = restates || CuePhrases.restatements.end(in: passage, from: index) == next
                isAnnounced = !restates
                index = next
            default: return (index, isAnnounced)
            }
        }
        return (index, isAnnounced)
    }

    // MARK: SF (long form)

    private mutating func longInside(_ open: Int, _ close: Int, in passage: inout Passage) -> Finding? {
        // "MiB [#mebibytes]_" is a note.
        guard passage.kind(open + 1) != .mark || passage.firstByte(open + 1) != UInt8(ascii: "#"),
            let tokens = shortForm(before: open, in: passage), !passage.tokens[tokens.lowerBound].isConsumed,
            let kind = ShortFormKind(tokens, in: passage)
        else { return nil }
        let range = bytes(of: tokens, in: passage)
        let short = ShortForm(passage.bytes, range, words: 1)
        guard short.written.count >= 2 else { return nil }
        let threshold = kind == .capitals ? thresholds.reversed : thresholds.reversedSmall
        var start = open + 1
        while start < close {
            if passage.kind(start) == .word {
                guard let next = CuePhrases.openings.end(in: passage, from: start), next < close else { break }
                start = next
            } else if [.quote, .comma, .colon, .equals, .apostrophe].contains(passage.tokens[start].kind) {
                start += 1
            } else {
                break
            }
        }
        let comma = (start..<close).first { passage.kind($0) == .comma || passage.kind($0) == .semicolon }
        // Nothing but a number may stand before the word with which the long form starts.
        if passage.kind(start) == .word, passage.tokens[start].upper + passage.tokens[start].lower > 0,
            !short.mayStart(passage.tokens[start], passage.bytes)
        {
            return nil
        }
        for case let end? in [comma, close] {
            guard let (alignment, words) = alignAfter(short, start, to: end, in: passage, anchor: .start) else {
                continue
            }
            // "Darwin-based OSs (macOS, etc.)".
            if alignment.firstWord == alignment.lastWord, isExample(start..<end, before: close, in: passage) {
                continue
            }
            // What is left of the group belongs to the long form if it is a word or two, and not if it says more of it:
            // "(six degrees of freedom of the three positions and ...)".
            let isFollowed =
                alignment.trailing > 2 && alignment.firstWord == 0 && text.words[alignment.lastWord + 1].isStop
                && alignment.letters >= 3
            guard text.words[..<alignment.firstWord].allSatisfy(\.isNumber), alignment.trailing <= 2 || isFollowed,
                let long =
                    isFollowed || startsWithDate(alignment, in: passage) || leavesOutRest(of: alignment, in: passage)
                    ? words : wholeText(in: passage)
            else { continue }
            if alignment.trailing > 0, !alignment.isComplete { continue }
            guard alignment.score >= (alignment.isComplete ? threshold - 0.15 : threshold), alignment.loose == 0,
                kind == .capitals || alignment.lastWord > alignment.firstWord,
                accepts(alignment, tokens, long, in: passage),
                kind == .capitals && !isCredited(close, in: passage) || !isPerson(alignment, in: passage),
                kind != .small || isSmall(alignment, in: passage)
            else { continue }
            consume(tokens, in: &passage)
            return Finding(short: range, long: long)
        }
        return nil
    }

    /// Whether the word or two behind a long form in a group are no part of it: "(physical machines or servers)", "(skyline
    /// using tree sorting - based)".
    private func leavesOutRest(of alignment: LongFormAlignment, in passage: Passage) -> Bool {
        guard alignment.trailing > 0, alignment.trailing <= 2 else { return false }
        let next = text.words[alignment.lastWord + 1]
        return alignment.trailing == 2 && passage.isWord(next.token, in: Self.or)
            || alignment.trailing == 1 && LongFormEnd.isParticiple(next, passage)
    }

    private static let or = WordSet("or")

    /// The tokens of a short form that ends right before a token.
    func shortForm(before end: Int, in passage: Passage) -> Range<Int>? {
        var last = end - 1
        while last > 0, [.quote, .apostrophe].contains(passage.tokens[last].kind) { last -= 1 }
        guard passage.kind(last) == .word else { return nil }
        for start in stride(from: max(0, last - 6), through: last, by: 1) where passage.tokens[start].isWord {
            if start < last, passage.tokens[start + 1].isWord { continue }
            if start > 0, passage.tokens[start - 1].kind == .hyphen, passage.isGlued(start) { continue }
            if let tokens = shortForm(at: start, in: passage), tokens.upperBound == last + 1 { return tokens }
        }
        return nil
    }
}
