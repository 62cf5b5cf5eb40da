/// A way in which the letters of a short form match those of a text.
struct LongFormAlignment {
    /// The words with which the long form starts and ends.
    var firstWord: Int
    var lastWord: Int
    /// What it is worth for each letter of the short form: at most about 1.
    var score: Double
    /// Whether the long form stands before the short one.
    var isBeforeShort: Bool
    /// How many letters the short form has, and how many of them start a word, start a part of a word, stand behind
    /// another matched letter of a word, are the first matched one inside a word, and are not there.
    var letters: Int
    var initials = 0
    var parts = 0
    var inners = 0
    var loose = 0
    var missing = 0
    /// How many words between the first and the last, short ones left out, have no matched letter.
    var skipped = 0
    /// How many parts that a hyphen joins to a word have none.
    var skippedParts = 0
    /// How many words the text has behind the last.
    var trailing: Int

    /// Whether every letter starts a word or a part of one.
    var isExact: Bool { inners + loose + missing == 0 }
    /// Whether no word but short ones is left out besides.
    var isComplete: Bool { isExact && skipped == 0 }

    /// The alignment of letters that start a word each, with all words of a text.
    init(ofInitials count: Int, score: Double) {
        firstWord = 0
        lastWord = count - 1
        self.score = score
        isBeforeShort = true
        letters = count
        initials = count
        trailing = 0
    }

    /// Follows an alignment back to its start.
    /// - Parameters:
    ///   - short: the letters of the short form.
    ///   - text: the text.
    ///   - cells: what the search has reached.
    ///   - last: the number of the cell in which the alignment ends.
    ///   - score: what it is worth.
    ///   - isBeforeShort: whether the text stands before the short form.
    init(
        of short: borrowing [ShortForm.Letter], with text: borrowing LongFormText,
        cells: borrowing [LongFormAligner.Cell], endingAt last: Int, score: Double, isBeforeShort: Bool
    ) {
        func word(of cell: Int) -> Int { Int(text.letters[Int(cells[cell].column)].word) }
        lastWord = word(of: last)
        firstWord = lastWord
        self.score = score
        self.isBeforeShort = isBeforeShort
        letters = short.count
        trailing = text.words.count - 1 - lastWord
        var cell = last
        var missingDigits = 0
        for row in stride(from: short.count - 1, through: 0, by: -1) {
            let origin = Int(cells[cell].origin)
            if origin <= -2 {
                missing += 1
                if short[row].isDigit { missingDigits += 1 }
                cell = -2 - origin
                continue
            }
            let word = word(of: cell)
            switch text.letters[Int(cells[cell].column)].place {
            case .initial: initials += 1
            case .part: parts += 1
            case .inner:
                if row > 0, Int(text.letters[Int(cells[origin].column)].word) != word {
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
        // A number that authors add to tell one of several apart says nothing of the words.
        if missingDigits > 0, initials + parts == letters - missingDigits, firstWord < lastWord {
            self.score *= Double(letters) / Double(letters - missingDigits)
        }
    }
}
