import TILText

/// Finds what acronyms a document defines and which it uses.
///
/// A document is held whole: of one that is longer than ``largestDocument`` the start is read. Bytes that are no UTF-8 are
/// never part of a finding.
///
/// It starts from the algorithm of Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions in
/// biomedical text", Pacific Symposium on Biocomputing 2003), which finds "long form (SF)" and "SF (long form)".
public enum ProseScanner {
    /// How a document is read.
    public struct Options: Hashable, Sendable {
        /// How the document is written.
        public var format: DocumentFormat
        /// The most definitions that are kept.
        public var maximumDefinitions: Int
        /// The most different acronyms that are kept; 0 if only definitions are wanted.
        public var maximumUses: Int

        /// Makes options.
        public init(
            format: DocumentFormat = .markdown, maximumDefinitions: Int = 200_000, maximumUses: Int = 200_000
        ) {
            self.format = format
            self.maximumDefinitions = maximumDefinitions
            self.maximumUses = maximumUses
        }
    }

    /// The most bytes of a document that are read.
    public static let largestDocument = Markup.largest

    /// Scans a text.
    public static func scan(_ text: String, options: Options = Options()) -> ProseReport {
        scan(Array(text.utf8), options: options)
    }

    /// Scans the bytes of a document.
    public static func scan(_ document: [UInt8], options: Options = Options()) -> ProseReport {
        let markup = Markup(document, format: options.format)
        var report = ProseReport(isTruncated: document.count > largestDocument)
        var collector = UseCollector(maximum: options.maximumUses)
        func add(_ definition: AcronymDefinition) {
            collector.define(definition)
            if report.definitions.count < options.maximumDefinitions {
                report.definitions.append(definition)
            } else {
                report.isTruncated = true
            }
        }
        var reader = PassageReader(markup, wantsUses: options.maximumUses > 0)
        reader.forEach { event in
            switch event {
            case .declaration(let definition): add(definition)
            case .passage(let passage, _, let findings, var uses):
                for finding in findings {
                    if let definition = AcronymDefinition(finding, in: passage, lines: markup.lines) { add(definition) }
                }
                guard options.maximumUses > 0 else { return }
                // What is defined is an acronym, though it may not look like one.
                for finding in findings where !uses.contains(where: { $0.range.overlaps(finding.short) }) {
                    uses.insert(
                        AcronymReader.Reading(tokens: 0..<0, range: finding.short),
                        at: uses.partitioningIndex { $0.range.lowerBound > finding.short.lowerBound })
                }
                var rest = uses[...]
                while !rest.isEmpty {
                    let count = 1 + rest.dropFirst().prefix { $0.followsLast }.count
                    collector.add(passage.bytes, rest.prefix(count).map(\.range), at: markup.lines)
                    rest = rest.dropFirst(count)
                }
            }
        }
        report.uses = collector.uses
        report.isTruncated = report.isTruncated || collector.isTruncated
        return report
    }
}
