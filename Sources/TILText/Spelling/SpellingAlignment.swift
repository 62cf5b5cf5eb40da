/// A match between the letters of a short form and the letters of a text.
package struct SpellingAlignment {
    /// The first and last words of the long form.
    package var firstWord: Int
    package var lastWord: Int
    /// The score per letter of the short form, at most about 1.
    package var score: Double
    /// Whether the long form precedes the short form.
    package var isBeforeShort: Bool
    /// The number of letters of the short form, and how many of them start a word, start a part of a word, follow
    /// another matched letter of their word, are the first matched letter inside a word, or are missing.
    package var letters: Int
    package var initials = 0
    package var parts = 0
    package var inners = 0
    package var loose = 0
    package var missing = 0
    /// The number of words between the first and the last that have no matched letter, not counting short words.
    package var skipped = 0
    /// The number of hyphenated parts without a matched letter.
    package var skippedParts = 0
    /// The number of words of the text after the last word.
    package var trailing: Int

    /// The letters that start a word or a part of one.
    package var starts: Int { initials + parts }
    /// Whether every letter starts a word or a part of one.
    package var isExact: Bool { inners + loose + missing == 0 }
    /// Whether, in addition, only short words are skipped.
    package var isComplete: Bool { isExact && skipped == 0 }

    /// Creates an alignment by following it back to its start.
    /// - Parameters:
    ///   - origins: the table of ``Spelling``.
    ///   - end: the column in which the alignment ends.
    init(
        of short: [SpellingLetter], with text: SpellingText, origins: Spelling.Origins, endingAt end: Int,
        score: Double, isBeforeShort: Bool
    ) {
        self.score = score
        self.isBeforeShort = isBeforeShort
        letters = short.count
        lastWord = text.letters[end].word
        firstWord = lastWord
        trailing = text.words.count - 1 - lastWord
        var column = end
        var missingDigits = 0
        for row in short.indices.reversed() {
            let origin = row > 0 ? origins[row * text.letters.count + column] : column
            if origin == Spelling.missing {
                missing += 1
                if short[row].isDigit { missingDigits += 1 }
                continue
            }
            let letter = text.letters[column]
            count(letter, after: text.letters[origin])
            countSkippedWords(between: letter.word, and: firstWord, in: text)
            firstWord = letter.word
            column = origin
        }
        // A number that distinguishes several acronyms has no counterpart in the words, so it costs nothing.
        if missingDigits > 0, starts == letters - missingDigits, firstWord < lastWord {
            self.score *= Double(letters) / Double(letters - missingDigits)
        }
    }

    /// Counts a matched letter by its place.
    /// - Parameter previous: the matched letter before it, which may be in the same word.
    private mutating func count(_ letter: SpellingText.Letter, after previous: SpellingText.Letter) {
        switch letter.place {
        case .initial: initials += 1
        case .part: parts += 1
        case .inner:
            if previous.word == letter.word {
                inners += 1
            } else {
                loose += 1
            }
        }
    }

    /// Counts the words between two words with matched letters.
    private mutating func countSkippedWords(between first: Int, and second: Int, in text: SpellingText) {
        guard first + 1 < second else { return }
        for word in text.words[(first + 1)..<second] {
            if word.isStop || word.isPossessive { continue }
            if word.isJoined {
                skippedParts += 1
            } else {
                skipped += 1
            }
        }
    }
}
