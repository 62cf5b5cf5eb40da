import TILText

/// The rule for typos.
///
/// A typo is at most one edit per eight letters of the right answer: none below 8 letters, one from 8, two from 16, and
/// so on. Spaces and punctuation do not count. From 8 letters on, one edit in each word of five letters or more is also
/// a typo (`Acces Pount`). An edit is a missing, extra or changed letter, or a swap of two neighbours. Letters are
/// compared without case and accents. In Hangul, a letter is a jamo, as on the keyboard.
///
/// Within this limit, some differences are never typos, because they lead to another answer:
/// - a different digit, Roman numeral or single letter (`Vitamin C`);
/// - a word and its opposite (``ContrastingWords``);
/// - more than a third of the letters of a word, unless they are the same letters in another order;
/// - a missing or extra word.
///
/// The last two are allowed for small words such as `of`.
enum TypoRule {
    /// The number of letters in the right answer per allowed edit.
    static let lettersPerTypo = 8
    /// The minimum number of letters in a word that may have an edit of its own.
    static let longWord = 5
    /// The maximum number of letters in an answer that allows typos.
    static let longest = 1_000

    /// Returns the number of edits between a typed answer and the right one if they are typos, or nil otherwise.
    static func typos(typed: FoldedText, right: FoldedText) -> Int? {
        guard right.letters.count <= longest else { return nil }
        let limit = right.letters.count / lettersPerTypo
        guard limit > 0 else { return nil }
        let longWordCount = right.words.count { word in word.count >= longWord }
        let most = max(limit, longWordCount)
        let distance = EditDistance.between(right.letters, typed.letters, atMost: most)
        guard let distance, distance > 0, numbers(in: typed) == numbers(in: right) else { return nil }
        let pairing = WordPairing(right: right, typed: typed)
        let isWithinLimit = distance <= limit || pairing.pairs.allSatisfy(hasAllowedEdits)
        return isWithinLimit && keepsMeaning(pairing) ? distance : nil
    }

    /// Returns the digits, and the numerals of other scripts, in order.
    private static func numbers(in text: FoldedText) -> [UInt32] {
        text.letters.filter { letter in Unicode.Scalar(letter)?.properties.numericType != nil }
    }

    /// Returns whether a typed word has at most one edit if it is long, and none if it is short.
    private static func hasAllowedEdits(_ pair: WordPairing.Pair) -> Bool {
        let allowedEdits = pair.right.count >= longWord ? 1 : 0
        return EditDistance.between(Array(pair.right), Array(pair.typed), atMost: allowedEdits) != nil
    }

    /// Returns whether all differences are typos in a word, or small words that are missing or extra.
    private static func keepsMeaning(_ pairing: WordPairing) -> Bool {
        for (index, pair) in pairing.pairs.enumerated() {
            let isLast = index == pairing.pairs.count - 1
            let isTypo = pair.typed.isEmpty ? mayBeAlone(pair.right, isLast: isLast) : isTypo(pair)
            if !isTypo { return false }
        }
        return pairing.extraWords.allSatisfy { word in
            mayBeAlone(word, isLast: word.endIndex == pairing.typedLetterCount)
        }
    }

    /// Returns whether a word may be missing or extra. A last `i` may number a member of a series.
    private static func mayBeAlone(_ word: ArraySlice<UInt32>, isLast: Bool) -> Bool {
        let isNumberOfSeries = isLast && isMarker(word)
        return isSmall(word) && !isNumberOfSeries
    }

    /// Returns whether a typed word is the right one, with or without typos.
    private static func isTypo(_ pair: WordPairing.Pair) -> Bool {
        if pair.typed == pair.right { return true }
        if isMarker(pair.typed), isMarker(pair.right) { return false }
        if ContrastingWords.contrast(string(pair.typed), string(pair.right)) { return false }
        if isSmall(pair.right) { return true }
        let longerCount = max(pair.typed.count, pair.right.count)
        let allowedEdits = max(1, longerCount / 3)
        let isSimilar = EditDistance.between(Array(pair.right), Array(pair.typed), atMost: allowedEdits) != nil
        return isSimilar || pair.typed.sorted() == pair.right.sorted()
    }

    /// Returns whether a word is a single letter or a Roman numeral, which may be the only difference between members
    /// of a series.
    private static func isMarker(_ word: ArraySlice<UInt32>) -> Bool {
        word.count == 1 || SpelledNumbers.romanValue(word) != nil
    }

    /// Returns whether a word is so short and common that it may be missing or different.
    private static func isSmall(_ word: ArraySlice<UInt32>) -> Bool {
        word.count <= longestSmallWord && small.contains(string(word)[...])
    }

    private static let small = Set(
        "a an the of for in on to and or at by with from as is are be it its i".split(separator: " "))
    /// The length of the longest small word in letters.
    private static let longestSmallWord = 4

    private static func string(_ letters: ArraySlice<UInt32>) -> String {
        String(String.UnicodeScalarView(letters.compactMap(Unicode.Scalar.init)))
    }
}
