/// A place of a document that says what an acronym stands for.
public struct AcronymDefinition: Hashable, Sendable {
    /// The acronym as it is written.
    public var short: String
    /// What the acronym stands for, as it is written; line ends and marks of emphasis are taken out.
    public var long: String
    /// Where the acronym is written.
    public var shortPlace: SourcePlace
    /// Where the long form is written: exactly the words of which ``long`` was made.
    public var longPlace: SourcePlace
    /// Whether the long form is one word that the acronym fits by chance as easily: a person should look at it.
    public var isDoubtful: Bool
    /// How many places of the document define it in these words, if those after the first were removed.
    public var count = 1

    /// The line on which the definition starts, from 1.
    public var line: Int { min(shortPlace.line, longPlace.line) }
    /// The bytes of the acronym in the document, from 0.
    public var shortSpan: Range<Int> { shortPlace.range }
    /// The bytes of the long form in the document, from 0.
    public var longSpan: Range<Int> { longPlace.range }

    /// Makes a definition from its parts.
    public init(
        short: String, long: String, shortPlace: SourcePlace, longPlace: SourcePlace, isDoubtful: Bool = false
    ) {
        self.isDoubtful = isDoubtful
        self.short = short
        self.long = long
        self.shortPlace = shortPlace
        self.longPlace = longPlace
    }

    /// The definition of a finding; nil where it holds bytes that are no UTF-8.
    init?(_ finding: Finding, in passage: borrowing Passage, lines: borrowing LineIndex) {
        guard let short = passage.text(of: finding.short), let long = passage.text(of: finding.long) else { return nil }
        self.init(
            short: short, long: long, shortPlace: lines.place(of: finding.short),
            longPlace: lines.place(of: finding.long), isDoubtful: finding.isDoubtful)
    }

    /// The acronym and what it stands for without the plural, to be learned: "CNN" and "convolutional neural network"
    /// for "convolutional neural networks (CNNs)".
    ///
    /// Only an acronym with a small s behind a capital is a plural. The s of the long form is taken off only where it
    /// is no part of the word: "-ies" becomes "-y", "-sses" "-ss", and "-ss", "-us" and "-is" stay.
    public var singular: (short: String, long: String) {
        let singular = AcronymShape.singular(of: short)
        guard singular != short else { return (short, long) }
        let ends = long.utf8.suffix(4).map(ByteClass.lowercased)
        func endsWith(_ text: String) -> Bool { ends.suffix(text.utf8.count).elementsEqual(text.utf8) }
        guard endsWith("s"), !endsWith("ss"), !endsWith("us"), !endsWith("is") else { return (singular, long) }
        if endsWith("ies"), long.utf8.count > 5 { return (singular, String(long.dropLast(3)) + "y") }
        if endsWith("sses") || endsWith("ches") || endsWith("shes") || endsWith("xes") {
            return (singular, String(long.dropLast(2)))
        }
        return (singular, String(long.dropLast()))
    }
}
