import TILText

/// Which differences are slips of the fingers.
///
/// A slip is at most one edit per eight letters of the right answer: none below 8 letters, one from 8, two from 16, and
/// so on; spaces and punctuation are not counted. An edit is a letter (with or without case and accents: a folded one)
/// left out, put in or changed, or two neighbours swapped. In Hangul a letter is a jamo, as it is on the keyboard.
///
/// Beyond that number, some differences are never slips, because they make another answer: a digit, a Roman numeral or a
/// letter that stands alone (`Vitamin C`); a word for its opposite (``ContrastingWords``); more than a third of one
/// word's letters, where they are not the same letters in disorder; a whole word too many or too few. The last two are
/// forgiven to small words such as `of`.
enum SlipRule {
    /// The letters of the right answer that allow one edit.
    static let lettersPerSlip = 8
    /// The length from which an answer must be exact, in letters.
    static let longest = 1_000

    /// How many edits an answer of a number of letters allows.
    static func allowedEdits(letters: Int) -> Int {
        letters > longest ? 0 : letters / lettersPerSlip
    }

    /// The number of edits that make the right answer of a typed one, when they are slips; else nil.
    static func slips(typed: FoldedText, right: FoldedText) -> Int? {
        let limit = allowedEdits(letters: right.letters.count)
        guard limit > 0, let distance = EditDistance.between(right.letters, typed.letters, atMost: limit),
            distance > 0, numbers(in: typed) == numbers(in: right)
        else { return nil }
        return changesNoMeaning(typed: typed, right: right) ? distance : nil
    }

    /// Digits, and numerals of other scripts, in order.
    private static func numbers(in text: FoldedText) -> [UInt32] {
        text.letters.filter { value in
            if value < 0x80 { return (0x30...0x39).contains(value) }
            return Unicode.Scalar(value)?.properties.numericType != nil
        }
    }

    private static func changesNoMeaning(typed: FoldedText, right: FoldedText) -> Bool {
        let words = WordAlignment(right: right, typed: typed)
        let last = words.pairs.count - 1
        return words.pairs.enumerated().allSatisfy { index, pair in
            isSlip(typed: typed.letters[pair.typed], right: right.letters[pair.right], isLast: index == last)
        }
            && words.extra.allSatisfy { word in
                isSmall(typed.letters[word])
                    && !(word.upperBound == typed.letters.count && isMarker(typed.letters[word]))
            }
    }

    private static func isSlip(typed: ArraySlice<UInt32>, right: ArraySlice<UInt32>, isLast: Bool) -> Bool {
        if typed == right { return true }
        if typed.isEmpty { return isSmall(right) && !(isLast && isMarker(right)) }
        if isMarker(typed), isMarker(right) { return false }
        if ContrastingWords.contrast(string(typed), string(right)) { return false }
        if isSmall(right) { return true }
        let allowed = max(1, max(typed.count, right.count) / 3)
        return EditDistance.between(Array(right), Array(typed), atMost: allowed) != nil
            || typed.sorted() == right.sorted()
    }

    /// Whether a word is a letter by itself or a Roman numeral: all that tells one of a series from the next.
    private static func isMarker(_ word: ArraySlice<UInt32>) -> Bool {
        word.count == 1 || SpelledNumbers.romanValue(word) != nil
    }

    /// Whether a word is so small that it may be missed or mistaken.
    private static func isSmall(_ word: ArraySlice<UInt32>) -> Bool {
        word.count <= 4 && (word == [0x69] || small.contains(string(word)))
    }

    private static let small: Set<String> = [
        "a", "an", "the", "of", "for", "in", "on", "to", "and", "or", "at", "by", "with", "from", "as", "is", "are",
        "be",
        "it", "its", "i",
    ]

    private static func string(_ letters: ArraySlice<UInt32>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: letters.lazy.compactMap(Unicode.Scalar.init))
        return String(text)
    }
}
