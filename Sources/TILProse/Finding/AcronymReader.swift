/// Finds the words of a passage that look like acronyms.
struct AcronymReader {
    /// The tokens of an acronym: one word, or several that marks join.
    struct Reading {
        var tokens: Range<Int>
        /// The part of them that is the acronym: without a long number behind a hyphen.
        var range: Range<Int>
    }

    /// The next acronym from a token on.
    func next(in passage: Passage, from start: Int, to end: Int? = nil) -> Reading? {
        var index = start
        let end = end ?? passage.count
        while index < end {
            let token = passage.tokens[index]
            if token.isWord, token.upper > 0, !token.isShouted, let reading = reading(at: index, in: passage) {
                return reading
            }
            index += 1
        }
        return nil
    }

    private func reading(at start: Int, in passage: Passage) -> Reading? {
        var end = start + 1
        var isAcronym = isPart(start, in: passage)
        let allowsSingle = isSingle(start, in: passage)
        guard isAcronym || allowsSingle else { return nil }
        var singles = allowsSingle ? 1 : 0
        var cut: Int?
        while let kind = passage.kind(end), kind == .hyphen || kind == .slash || kind == .ampersand,
            passage.kind(end + 1) == .word, passage.tokens[end].isSpaced == passage.tokens[end + 1].isSpaced
        {
            let isSpaced = passage.tokens[end].isSpaced
            let next = end + 1
            if kind != .hyphen, isSpaced, !(isSingle(end - 1, in: passage) && isSingle(next, in: passage)) { break }
            if kind == .slash, !isSingle(end - 1, in: passage) || !isSingle(next, in: passage) { break }
            if isPart(next, in: passage) {
                isAcronym = true
            } else if isSingle(next, in: passage) {
                singles += 1
            } else if kind == .hyphen, !isSpaced, isNumber(next, in: passage) {
                // "GPT-2" and "CIFAR-100", but "WMT" of 2017, and no number of a grant.
                if passage.tokens[next].count > 4 { return nil }
                if passage.tokens[next].count == 4 { cut = cut ?? Int(passage.tokens[end].start) }
            } else {
                break
            }
            end += 2
        }
        guard isAcronym || (singles >= 2 && end - start >= 3) else { return nil }
        guard !isName(start, end, in: passage), !isShouted(start, end, in: passage) else { return nil }
        let range = Int(passage.tokens[start].start)..<(cut ?? Int(passage.tokens[end - 1].end))
        return Reading(tokens: start..<end, range: range)
    }

    private func isPart(_ index: Int, in passage: Passage) -> Bool {
        AcronymShape.isAcronym(passage.tokens[index], passage.bytes)
    }

    /// A single capital.
    private func isSingle(_ index: Int, in passage: Passage) -> Bool {
        let token = passage.tokens[index]
        return token.isWord && token.count == 1 && token.upper == 1
    }

    private func isNumber(_ index: Int, in passage: Passage) -> Bool {
        let token = passage.tokens[index]
        return token.digits > 0 && token.upper == 0 && token.lower == 0
    }

    /// Whether a word stands among words in capitals that are no acronyms: "READ THIS FIRST".
    private func isShouted(_ start: Int, _ end: Int, in passage: Passage) -> Bool {
        func isCapitals(_ index: Int) -> Bool {
            guard passage.kind(index) == .word else { return false }
            return passage.tokens[index].lower == 0 && passage.tokens[index].upper > 0
        }
        guard isCapitals(start), isCapitals(start - 1) || isCapitals(end) else { return false }
        var first = start
        var last = end
        while last - first < 20, isCapitals(first - 1) { first -= 1 }
        while last - first < 20, isCapitals(last) { last += 1 }
        guard last - first >= 3 else { return false }
        return (first..<last).contains {
            passage.isWord($0, in: ShoutedWords.words) || passage.isWord($0, in: ShoutedWords.ambiguous)
        }
    }

    /// Whether marks around a word make it a part of something else: the name of a file, a decimal unit.
    private func isName(_ start: Int, _ end: Int, in passage: Passage) -> Bool {
        if start > 0, !passage.tokens[start].isSpaced {
            let before = passage.tokens[start - 1].kind
            if before == .period, start > 1, passage.tokens[start - 2].isWord, !passage.tokens[start - 1].isSpaced,
                passage.tokens[start - 2].upper == 0 || passage.tokens[start - 2].count == 1
            {
                return true
            }
            if before == .opaque { return true }
        }
        if end + 1 < passage.count, passage.tokens[end].kind == .period, passage.isGlued(end), passage.isGlued(end + 1),
            passage.tokens[end + 1].isWord, passage.tokens[end + 1].upper == 0
        {
            return true
        }
        return false
    }
}
