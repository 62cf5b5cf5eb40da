/// What a way of matching a short form with a long form is worth.
///
/// A letter that is matched well is worth 1; what is lost or skipped takes away from that. The values were fitted to
/// the training part of a public set of labelled sentences from scientific papers and to abstracts of biomedicine.
struct AlignmentWeights {
    /// A letter at the start of a word.
    var initial = 1.0
    /// A letter at the start of a short word such as "of".
    var stopInitial = 0.7
    /// A letter behind a hyphen, or a capital inside a word.
    var part = 1.0
    /// A letter inside a word of which an earlier letter was matched: right behind it, or further on.
    var adjacent = 0.75
    var inner = 0.75
    /// A letter inside a word of which the start was not matched.
    var loose = 0.15
    /// A letter or digit that the long form does not have.
    var missing = -0.65
    var missingDigit = -0.05
    /// A word of the long form without a letter: a short word, a number, a part behind a hyphen, any other.
    var skippedStop = -0.1
    var skippedNumber = -0.3
    var skippedPart = 0.0
    var skippedWord = -0.5
    /// A word between the long form and the short one.
    var trailingWord = -0.8
    /// Crossing a comma, or a group in parentheses.
    var comma = -0.55
    var group = -0.65
    /// What is added for a letter that meets one of the same case.
    var sameCase = 0.02
}
