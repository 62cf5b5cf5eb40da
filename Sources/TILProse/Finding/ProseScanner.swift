/// Reads a document piece by piece, and finds what acronyms it defines and which it uses.
///
/// However long the document and its lines are, the scanner keeps a buffer of 64 KiB and what it has found. What it
/// finds does not depend on how the document is cut into pieces. Bytes that are no UTF-8 are never part of a finding.
///
/// It starts from the algorithm of Schwartz and Hearst ("A simple algorithm for identifying abbreviation definitions in
/// biomedical text", Pacific Symposium on Biocomputing 2003), which finds "long form (SF)" and "SF (long form)".
public struct ProseScanner: Sendable {
    /// How a document is read.
    public struct Options: Hashable, Sendable {
        /// How the document is written.
        public var format: DocumentFormat
        /// The most definitions that are kept until they are taken.
        public var maximumDefinitions: Int
        /// The most different acronyms that are kept; none is looked for where that is 0, only definitions.
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

    private let options: Options
    private var reader: DocumentReader<ReportSink>

    /// Makes a scanner at the start of a document.
    public init(options: Options = Options()) {
        self.options = options
        reader = DocumentReader(format: options.format, sink: ReportSink(options: options))
    }

    /// Reads the next piece of the document.
    public mutating func feed(_ bytes: UnsafeRawBufferPointer) {
        reader.feed(bytes)
    }

    /// Reads the next piece of the document.
    public mutating func feed(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { feed($0) }
    }

    /// Hands over the definitions that were found since the last time, in the order of the document.
    ///
    /// A program that takes them as it feeds needs no more memory for a longer document. The report of ``finish()`` has
    /// only those that were not taken.
    public mutating func takeDefinitions() -> [AcronymDefinition] {
        reader.takeDefinitions()
    }

    /// Ends the document.
    /// - Returns: what was found in it. The scanner is then at the start of a new document.
    public mutating func finish() -> ProseReport {
        let report = reader.finish().report
        self = ProseScanner(options: options)
        return report
    }

    /// Scans a whole text.
    public static func scan(_ text: String, options: Options = Options()) -> ProseReport {
        var scanner = ProseScanner(options: options)
        var text = text
        text.withUTF8 { scanner.feed(UnsafeRawBufferPointer($0)) }
        return scanner.finish()
    }

    /// How many bytes are held until more of the document is there.
    var bufferedBytes: Int { reader.bufferedBytes }
}
