/// Finds the definitions in a passage.
struct DefinitionFinder {
    /// How far a group in parentheses may reach, in tokens, to be looked at.
    static let longestGroup = 60

    var aligner = LongFormAligner()
    var thresholds = DefinitionThresholds()
    /// The words among which a long form was looked for last.
    var text = LongFormText()

    /// Appends the definitions of which the mark or the acronym lies in a range of the tokens.
    mutating func find(in passage: inout Passage, _ range: Range<Int>, into findings: inout [Finding]) {
        var index = nextCandidate(in: passage, range)
        while index < range.upperBound {
            if passage.tokens[index].isWord {
                if let finding = phrase(at: index, in: &passage) { findings.append(finding) }
            } else if let finding = group(at: index, in: &passage) {
                findings.append(finding)
            }
            index = nextCandidate(in: passage, index + 1..<range.upperBound)
        }
    }

    /// The first token of a range that a definition may begin with: a mark that opens a group, or a word with capitals that is
    /// no part of a definition yet. The range's end where there is none.
    private func nextCandidate(in passage: Passage, _ range: Range<Int>) -> Int {
        passage.tokens.withUnsafeBufferPointer { tokens in
            var index = range.lowerBound
            while index < range.upperBound {
                if tokens[index].mayDefine { return index }
                index += 1
            }
            return index
        }
    }

    // MARK: Reading short forms

    /// The tokens of a short form that starts at a token: words that marks without blanks join, with what stands in
    /// parentheses behind them ("FEV(1)") and the full stop of "R.D.T.".
    func shortForm(at start: Int, in passage: Passage) -> Range<Int>? {
        guard passage.kind(start) == .word else { return nil }
        var end = start + 1
        while let kind = passage.kind(end), end - start < 12 {
            if kind == .openParenthesis, passage.isGlued(end), passage.kind(end + 1) == .word, passage.isGlued(end + 1),
                passage.kind(end + 2) == .closeParenthesis, passage.isGlued(end + 2), passage.tokens[end + 1].count <= 3
            {
                end += 3
                // "NAD(P)H".
                if passage.kind(end) == .word, passage.isGlued(end) { end += 1 }
                continue
            }
            // "3'UTR" and "5'-UTR".
            if kind == .apostrophe, end == start + 1, passage.tokens[start].count == 1,
                passage.tokens[start].digits == 1, passage.isGlued(end)
            {
                let next = passage.kind(end + 1) == .hyphen && passage.isGlued(end + 1) ? end + 2 : end + 1
                guard passage.kind(next) == .word, passage.isGlued(next) else { break }
                end = next + 1
                continue
            }
            guard joins(end, in: passage) else { break }
            end += 2
        }
        // "CHN's" is a plural as some write it.
        if end == start + 1, passage.kind(end) == .apostrophe, passage.isGlued(end), passage.isGlued(end + 1),
            passage.kind(end + 1) == .word, passage.tokens[end + 1].count == 1, passage.tokens[end + 1].lower == 1,
            passage.kind(end + 2) == .closeParenthesis, passage.tokens[start].upper >= 2
        {
            end += 2
        }
        if end - start >= 3, passage.kind(end) == .period, passage.isGlued(end), passage.kind(end - 2) == .period {
            end += 1
        }
        return start..<end
    }

    /// Whether a mark joins the words before and behind it to one.
    private func joins(_ mark: Int, in passage: Passage) -> Bool {
        guard passage.kind(mark + 1) == .word, passage.tokens[mark - 1].isWord,
            passage.tokens[mark].isSpaced == passage.tokens[mark + 1].isSpaced
        else { return false }
        let before = passage.tokens[mark - 1]
        let behind = passage.tokens[mark + 1]
        switch passage.tokens[mark].kind {
        case .hyphen, .slash, .plus, .ampersand: break
        case .period:
            // "R.D.T." and "ASN.1".
            let isVersion = before.upper > 1 && before.lower == 0 && Int(behind.digits) == behind.count
            return !passage.tokens[mark].isSpaced && behind.count == 1 && (before.count == 1 || isVersion)
        default: return false
        }
        // The marks of a text that was split into words: only between what looks like parts of an acronym.
        return !passage.tokens[mark].isSpaced
            || (before.upper > 0 && behind.upper > 0 && before.lower < 3 && behind.lower < 3)
    }

    /// The bytes of a range of tokens.
    func bytes(of tokens: Range<Int>, in passage: Passage) -> Range<Int> {
        Int(passage.tokens[tokens.lowerBound].start)..<Int(passage.tokens[tokens.upperBound - 1].end)
    }
}

/// A definition in the buffer of a scanner: the bytes of the short and of the long form.
struct Finding: Equatable {
    var short: Range<Int>
    var long: Range<Int>
}

/// What an alignment has to be worth, for each letter, to be taken as a definition.
struct DefinitionThresholds {
    /// "long form (SF)": for an acronym in capitals, for one in mixed case, and for a word in small letters.
    var capitals = 0.55
    var mixed = 0.6
    var small = 0.75
    /// "long form (SF model)": where more follows the acronym inside the parentheses.
    var followed = 0.98
    /// "SF (long form)".
    var reversed = 0.75
    /// The same for a short form with few capitals or none.
    var reversedSmall = 0.8
    /// Behind a phrase such as "short for", and behind one that has other uses, such as "or".
    var announced = 0.7
    var hinted = 0.9
}
