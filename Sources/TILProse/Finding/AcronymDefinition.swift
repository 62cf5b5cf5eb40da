import TILText

/// A place in a document that defines an acronym.
///
/// ```swift
/// let report = ProseScanner.scan("The bills of lading (BOLs) came.")
/// for definition in report.definitions where !definition.isDoubtful {
///     print(definition.short, definition.long)
/// }
/// ```
public struct AcronymDefinition: Hashable, Sendable {
    /// The acronym as written.
    public var short: String
    /// The long form as written, without line breaks and marks of emphasis.
    public var long: String
    /// The place of the acronym.
    public var shortPlace: SourcePlace
    /// The place of the long form: exactly the words of ``long``.
    public var longPlace: SourcePlace
    /// Whether the letters may match by chance: the forms are less likely a definition than not. A person should check
    /// it.
    public var isDoubtful = false
    /// The values of ``ProseScanner/features``, or no values if they were not wanted or letters did not decide.
    package var features: [Double] = []

    /// The line on which the definition starts, counted from 1.
    public var line: Int { min(shortPlace.line, longPlace.line) }
    /// The bytes of the acronym in the document, counted from 0.
    public var shortSpan: Range<Int> { shortPlace.range }
    /// The bytes of the long form in the document, counted from 0.
    public var longSpan: Range<Int> { longPlace.range }

    /// The acronym and its long form in the singular, for learning: "CNN" and "convolutional neural network" for
    /// "convolutional neural networks (CNNs)".
    ///
    /// Only an acronym with a small s after a capital is a plural. The s of the long form is removed only if it is a
    /// plural ending: "-ies" becomes "-y" and "-sses" becomes "-ss", but "-ss", "-us" and "-is" stay.
    public var singular: (short: String, long: String) {
        let singularShort = AcronymShape.singular(of: short)
        let isPlural = singularShort != short
        return (short: singularShort, long: isPlural ? Self.singular(of: long) : long)
    }

    /// Returns a long form without its plural ending.
    private static func singular(of long: String) -> String {
        let lower = long.lowercased()
        func endsWith(_ endings: String...) -> Bool { endings.contains(where: lower.hasSuffix) }
        guard endsWith("s"), !endsWith("ss", "us", "is") else { return long }
        if endsWith("ies"), long.utf8.count > 5 { return String(long.dropLast(3)) + "y" }
        if endsWith("sses", "ches", "shes", "xes") { return String(long.dropLast(2)) }
        return String(long.dropLast())
    }
}

extension AcronymDefinition {
    /// Creates the definition of a finding, or returns nil if it contains invalid UTF-8.
    init?(_ finding: Definition, in passage: Passage, lines: borrowing LineIndex) {
        guard let short = passage.text(of: finding.short), let long = passage.text(of: finding.long) else { return nil }
        let place = lines.place(of: finding.short)
        self.init(
            short: short, long: long, shortPlace: place, longPlace: lines.place(of: finding.long, near: place),
            isDoubtful: finding.isDoubtful, features: finding.features)
    }
}
