/// A file format that things come in from or go out to.
public struct InterchangeFormat: Sendable, Identifiable {
    /// The name that a person gives to ask for it: `csv`.
    public let name: String
    /// What it is, in a few words, for the help.
    public let summary: String
    /// The endings of file names that tell it, without the dot; the first is the usual one.
    public let fileExtensions: [String]
    /// Whether an export, imported again into an empty store, makes the same things with their ids, times and reviews.
    public let isLossless: Bool
    /// Whether ``InterchangeWriter`` must be given the things by their shorts, meanings of one acronym together.
    public let needsSortedThings: Bool

    let fit: @Sendable (FormatSample) -> FormatFit
    private let makeReader: @Sendable (ByteSource, (String) throws -> ByteSource?) throws -> any InterchangeReader
    private let makeWriter: (@Sendable (ExportOptions) -> any InterchangeWriter)?

    init(
        name: String, summary: String, fileExtensions: [String], isLossless: Bool = false,
        needsSortedThings: Bool = false,
        fit: @escaping @Sendable (FormatSample) -> FormatFit,
        companionReader:
            @escaping @Sendable (ByteSource, (String) throws -> ByteSource?) throws -> any InterchangeReader,
        writer: (@Sendable (ExportOptions) -> any InterchangeWriter)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions
        self.isLossless = isLossless
        self.needsSortedThings = needsSortedThings
        self.fit = fit
        makeReader = companionReader
        makeWriter = writer
    }

    init(
        name: String, summary: String, fileExtensions: [String], isLossless: Bool = false,
        needsSortedThings: Bool = false,
        fit: @escaping @Sendable (FormatSample) -> FormatFit,
        reader: @escaping @Sendable (ByteSource) throws -> any InterchangeReader,
        writer: (@Sendable (ExportOptions) -> any InterchangeWriter)? = nil
    ) {
        self.init(
            name: name, summary: summary, fileExtensions: fileExtensions, isLossless: isLossless,
            needsSortedThings: needsSortedThings, fit: fit, companionReader: { source, _ in try reader(source) },
            writer: writer)
    }

    /// The name.
    public var id: String { name }

    /// Whether it can be exported; the others are only imported.
    public var isExportable: Bool { makeWriter != nil }

    /// Starts to read a file of this format.
    /// - Parameters:
    ///   - source: the file, at its start.
    ///   - companion: opens a file that belongs with it, such as the dictionary of an index, by its name, which is made
    ///     from the source's; nil if there is no such file. Most formats ask for none.
    /// - Throws: ``InterchangeError``, also of what the companion's opening throws.
    public func reader(
        of source: ByteSource, companion: (String) throws -> ByteSource? = { _ in nil }
    ) throws -> any InterchangeReader {
        try makeReader(source, companion)
    }

    /// Starts to write a file of this format.
    /// - Throws: ``InterchangeError/importOnly(format:)``.
    public func writer(_ options: ExportOptions = ExportOptions()) throws -> any InterchangeWriter {
        guard let makeWriter else { throw InterchangeError.importOnly(format: name) }
        return makeWriter(options)
    }
}
