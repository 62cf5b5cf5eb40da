import TILText

/// Finds the acronyms that a document defines and uses.
///
/// The whole document is held in memory. If it is longer than ``largestDocument``, only its start is read. Invalid
/// UTF-8 is never part of a finding.
///
/// The scanner extends the algorithm of Schwartz and Hearst ("A simple algorithm for identifying abbreviation
/// definitions in biomedical text", Pacific Symposium on Biocomputing 2003), which finds "long form (SF)" and "SF (long
/// form)".
///
/// ```swift
/// let report = ProseScanner.scan("We use principal component analysis (PCA). PCA is old.")
/// for definition in report.definitions {
///     print("line \(definition.line): \(definition.short) = \(definition.long)")
/// }
/// ```
public enum ProseScanner {
    /// Options of a scan.
    ///
    /// ```swift
    /// var options = ProseScanner.Options(format: .latex)
    /// options.wantsUses = false  // only definitions
    /// let report = ProseScanner.scan("The bill of lading (BOL) came.", options: options)
    /// ```
    public struct Options: Hashable, Sendable {
        /// The format of the document.
        public var format: DocumentFormat
        /// Whether to find uses in addition to definitions.
        public var wantsUses = true
        /// Whether to find every match with its features, including those that are refused, for fitting the score.
        package var wantsFeatures = false

        /// Creates options.
        public init(format: DocumentFormat = .markdown) { self.format = format }
    }

    /// The names of the features that the score of a definition adds up.
    package static var features: [String] { DefinitionFeature.allCases.map { feature in "\(feature)" } }

    /// The greatest number of bytes read from a document.
    public static let largestDocument = Markup.largest

    /// Scans a text.
    ///
    /// ```swift
    /// let options = ProseScanner.Options(format: .html)
    /// let report = ProseScanner.scan("<p>A <abbr title=\"bill of lading\">BOL</abbr> came.</p>", options: options)
    /// ```
    public static func scan(_ text: String, options: Options = Options()) -> ProseReport {
        scan(Array(text.utf8), options: options)
    }

    /// Scans the bytes of a document.
    ///
    /// ```swift
    /// let document = try Data(contentsOf: URL(fileURLWithPath: path))
    /// let options = ProseScanner.Options(format: DocumentFormat(path: path, start: document))
    /// let report = ProseScanner.scan(Array(document), options: options)
    /// ```
    public static func scan(_ document: [UInt8], options: Options = Options()) -> ProseReport {
        let markup = Markup(document, format: options.format, wantsKinds: options.wantsUses)
        var collector = ScanCollector(lines: markup.lines, wantsUses: options.wantsUses)
        var reader = PassageReader(markup, wantsUses: options.wantsUses, wantsFeatures: options.wantsFeatures)
        reader.forEach { event in collector.read(event) }
        return ProseReport(
            definitions: collector.definitions, uses: collector.uses,
            isTruncated: document.count > largestDocument)
    }
}

/// Collects the definitions and the uses of a document.
private struct ScanCollector {
    let lines: LineIndex
    let wantsUses: Bool
    private(set) var definitions: [AcronymDefinition] = []
    private var useCollector = UseCollector()

    init(lines: LineIndex, wantsUses: Bool) {
        self.lines = lines
        self.wantsUses = wantsUses
    }

    var uses: [AcronymUse] { useCollector.markedUses }

    mutating func read(_ event: PassageReader.Event) {
        switch event {
        case .declaration(let definition): add(definition)
        case .passage(let passage, let findings, let uses):
            for finding in findings {
                if let definition = AcronymDefinition(finding, in: passage, lines: lines) { add(definition) }
            }
            if wantsUses { addUses(uses, findings, passage) }
        }
    }

    private mutating func add(_ definition: AcronymDefinition) {
        if wantsUses { useCollector.define(definition.short) }
        definitions.append(definition)
    }

    /// Adds the uses in a passage. A defined acronym counts as used, even if it does not look like an acronym.
    private mutating func addUses(_ readings: [AcronymReading], _ findings: [Definition], _ passage: Passage) {
        var ranges = readings.map(\.range)
        for finding in findings where !ranges.contains(where: { range in range.overlaps(finding.short) }) {
            let place = ranges.partitioningIndex { range in range.lowerBound > finding.short.lowerBound }
            ranges.insert(finding.short, at: place)
        }
        for range in ranges {
            if let written = passage.text(of: range) { useCollector.add(written, lines.place(of: range)) }
        }
    }
}

/// The result of a scan.
///
/// ```swift
/// let report = ProseScanner.scan("The bill of lading (BOL) came. The XQZ did not.")
/// print(report.definitions.map(\.short))  // ["BOL"]
/// print(report.undefined.map(\.short))  // ["XQZ"]
/// ```
public struct ProseReport: Hashable, Sendable {
    /// The definitions in the order of the document, including repeated ones.
    public var definitions: [AcronymDefinition] = []
    /// The used acronyms in the order of their first use.
    public var uses: [AcronymUse] = []
    /// Whether the document was too long.
    public var isTruncated = false

    /// The acronyms that are used but not defined, in the order of their first use.
    public var undefined: [AcronymUse] { uses.filter { use in !use.isDefined } }
}

/// An acronym used in a document.
///
/// ```swift
/// let report = ProseScanner.scan("The XQB met. Nobody knows the XQB.")
/// let undefined = report.uses.filter { !$0.isDefined }
/// print(undefined.map(\.short))  // ["XQB"]
/// ```
public struct AcronymUse: Hashable, Sendable {
    /// The acronym without the s of a plural.
    public var short: String
    /// The written forms of the acronym in the order of the document: "CNNs", "CNN".
    public var forms: [String]
    /// The place of the first use.
    public var place: SourcePlace
    /// The number of uses, including definitions.
    public var count: Int

    /// The line of the first use, counted from 1.
    public var line: Int { place.line }

    /// Whether the document defines the acronym, or all of its parts joined by hyphens or slashes.
    public var isDefined = false
}
