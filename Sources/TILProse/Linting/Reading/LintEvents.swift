/// An acronym at a place of a document.
struct LintUse {
    /// How it is written: `CNNs`.
    let written: String
    /// The same without the s of a plural.
    let short: String
    /// Its bytes in the document.
    let range: Range<Int>
    /// The article before it, as in "an API".
    let article: Range<Int>?
    /// An apostrophe and an s behind it, and whether they make a plural: `CPU's`.
    let apostrophe: Range<Int>?
    let isApostrophePlural: Bool
    /// Whether it stands where the document says what it stands for.
    let isDefining: Bool

    /// Whether nothing but a blank stands between it and the use before.
    let followsLast: Bool

    /// It with the use behind it, as one label.
    func joined(with next: LintUse) -> LintUse {
        LintUse(
            written: written + " " + next.written, short: written + " " + next.short,
            range: range.lowerBound..<next.range.upperBound, article: article,
            apostrophe: next.apostrophe, isApostrophePlural: next.isApostrophePlural,
            isDefining: isDefining || next.isDefining, followsLast: false)
    }

    /// Whether it is written as a plural.
    var isPlural: Bool { written != short }
}

/// A place of a document that says what an acronym stands for.
struct LintDefinition {
    let definition: AcronymDefinition
    /// The acronym and what it stands for, without the plural.
    let short: String
    let long: String
    /// What it stands for, to be compared with other definitions.
    let meaning: MeaningKey
    /// From the first to the last byte of "long form (SF)" or "SF (long form)", the parentheses included; nil where it is
    /// written in another way.
    let group: Range<Int>?
    /// The article before it.
    let article: Range<Int>?
    /// Whether markup makes it: `\newacronym`, `<abbr title>`.
    let isDeclared: Bool
    /// Whether the acronym looks like one, so that its uses are found.
    let isReadable: Bool

    /// The byte with which it starts.
    var start: Int { min(definition.shortSpan.lowerBound, definition.longSpan.lowerBound) }
}

/// What an acronym stands for, written out again behind its definition.
struct LongFormMention {
    /// The number of the definition.
    let definition: Int
    let range: Range<Int>
    /// Whether it has an s that the definition has not.
    let isPlural: Bool
    let article: Range<Int>?
}
