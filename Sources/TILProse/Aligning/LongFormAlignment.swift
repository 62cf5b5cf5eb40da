/// A match between the letters of a short form and the letters of a text.
struct LongFormAlignment {
    /// The first and last words of the long form.
    var firstWord: Int
    var lastWord: Int
    /// The score per letter of the short form, at most about 1.
    var score: Double
    /// Whether the long form precedes the short form.
    var isBeforeShort: Bool
    /// The number of letters of the short form, and how many of them start a word, start a part of a word, follow
    /// another matched letter of their word, are the first matched letter inside a word, or are missing.
    var letters: Int
    var initials = 0
    var parts = 0
    var inners = 0
    var loose = 0
    var missing = 0
    /// The number of words between the first and the last that have no matched letter, not counting short words.
    var skipped = 0
    /// The number of hyphenated parts without a matched letter.
    var skippedParts = 0
    /// The number of words of the text after the last word.
    var trailing: Int

    /// Whether every letter starts a word or a part of one.
    var isExact: Bool { inners + loose + missing == 0 }
    /// Whether, in addition, only short words are skipped.
    var isComplete: Bool { isExact && skipped == 0 }

    /// Creates the alignment of initials with all the words of a text.
    init(ofInitials count: Int, score: Double) {
        firstWord = 0
        lastWord = count - 1
        self.score = score
        isBeforeShort = true
        letters = count
        initials = count
        trailing = 0
    }

    /// Creates an alignment by following the cells back to the start.
    /// - Parameters:
    ///   - short: the letters of the short form.
    ///   - text: the text.
    ///   - cells: the table of the search.
    ///   - last: the index of the cell in which the alignment ends.
    ///   - score: the score of the alignment.
    ///   - isBeforeShort: whether the text precedes the short form.
    init(
        of short: borrowing [ShortForm.Letter], with text: borrowing LongFormText,
        cells: borrowing [LongFormAligner.Cell], endingAt last: Int, score: Double, isBeforeShort: Bool
    ) {
        func word(of cell: Int) -> Int { text.letters[cells[cell].column].word }
        lastWord = word(of: last)
        firstWord = lastWord
        self.score = score
        self.isBeforeShort = isBeforeShort
        letters = short.count
        trailing = text.words.count - 1 - lastWord
        var cell = last
        var missingDigits = 0
        for row in stride(from: short.count - 1, through: 0, by: -1) {
            let origin = cells[cell].origin
            if origin <= -2 {
                missing += 1
                if short[row].isDigit { missingDigits += 1 }
                cell = -2 - origin
                continue
            }
            let word = word(of: cell)
            switch text.letters[cells[cell].column].place {
            case .initial: initials += 1
            case .part: parts += 1
            case .inner:
                if row > 0, text.letters[cells[origin].column].word != word {
                    loose += 1
                } else {
                    inners += 1
                }
            }
            for between in text.words[(word + 1)..<max(word + 1, firstWord)]
            where !between.isStop && !between.isPossessive {
                if between.isJoined { skippedParts += 1 } else { skipped += 1 }
            }
            firstWord = word
            if row > 0 { cell = origin }
        }
        // A number that distinguishes several acronyms has no counterpart in the words, so it costs nothing.
        if missingDigits > 0, initials + parts == letters - missingDigits, firstWord < lastWord {
            self.score *= Double(letters) / Double(letters - missingDigits)
        }
    }
}

/// Finds a long form whose initials are the letters of the short form in another order, as in "location based social
/// network (LNSB)" and "coordinated universal time (UTC)".
enum InitialsMatcher {
    /// Returns the bytes of the last words of a text, or nil. Their initials are the letters of a short form with three
    /// or more capitals, in another order.
    static func match(_ short: ShortForm, in text: LongFormText) -> ByteRange? {
        guard short.upper >= 3, short.digits == 0, short.words == 1 else { return nil }
        let reading = short.otherReadings.last ?? short.written
        guard reading.allSatisfy(\.isUpper) else { return nil }
        var rest = reading.map(\.scalar)
        var initials: [UInt32] = []
        var skipsStop = false
        for word in text.words.reversed() {
            if word.isPossessive { continue }
            guard let place = rest.firstIndex(of: text.letters[word.first].scalar) else {
                guard word.isStop, word.commas + word.groups == 0, !initials.isEmpty, !skipsStop else { return nil }
                skipsStop = true
                continue
            }
            initials.append(rest.remove(at: place))
            if rest.isEmpty {
                // With a short word in between, only two swapped halves count: "question answering over knowledge
                // graphs (KGQA)".
                if skipsStop, !isTurned(initials.reversed(), reading.map(\.scalar)) { return nil }
                guard !word.isStop, initials.reversed() != reading.map(\.scalar), let last = text.words.last else {
                    return nil
                }
                return word.range.lowerBound..<last.range.upperBound
            }
            if word.commas + word.groups > 0 { return nil }
        }
        return nil
    }

    /// Whether letters are a rotation of others by at least two letters.
    private static func isTurned(_ letters: [UInt32], _ others: [UInt32]) -> Bool {
        letters.count >= 4 && (2...(letters.count - 2)).contains { Array(letters[$0...] + letters[..<$0]) == others }
    }
}
