/// A file format that things come in from or go out to.
public struct InterchangeFormat: Sendable, Identifiable {
    /// The name that a person gives to ask for it: `csv`.
    public let name: String
    /// What the format is, in a few words, for the help.
    public let summary: String
    /// The endings of file names that tell it, without the dot; the first is the usual one.
    public let fileExtensions: [String]
    /// Whether an export, imported again into an empty store, makes the same things with their ids, times and reviews.
    public let isLossless: Bool
    /// Whether reviews are kept, so that ``InterchangeWriter`` is to be given them.
    public let keepsReviews: Bool
    /// Whether the format is no text, which no terminal shows.
    public let isBinary: Bool
    /// What a rejection's number counts: lines, or the notes of a package.
    public let unit: String
    /// Whether ``InterchangeWriter`` must be given the things by their shorts, meanings of one acronym together.
    public let needsSortedThings: Bool
    /// Whether the format can be imported; the others are only exported.
    public let isImportable: Bool

    /// Whether the format has tables, of which the columns that are wanted can be named.
    public let hasColumns: Bool

    /// How the names of the two files of an export end, that of the text and that of what belongs beside it; nil where an
    /// export is one file. What starts with a slash is all of a name, in the same folder.
    public let companionEndings: (main: String, companion: String)?

    let fit: @Sendable (FormatSample) -> FormatFit
    private let makeReader: @Sendable (Input) throws -> any InterchangeReader
    private let makeWriter: (@Sendable (ExportOptions) -> any InterchangeWriter)?

    /// What a reader is made from.
    struct Input {
        /// The file, at its start.
        let source: ByteSource
        /// What the format was told by, handed on so that nothing is found out twice.
        let sample: FormatSample
        /// Opens a file beside it by its name; nil if there is no such file.
        let companion: (String) throws -> ByteSource?
        /// What the person or the program chose.
        let options: ReadingOptions
    }

    init(
        name: String, summary: String, fileExtensions: [String], isLossless: Bool = false,
        keepsReviews: Bool? = nil, isBinary: Bool = false, unit: String = "line", needsSortedThings: Bool = false,
        isImportable: Bool = true, hasColumns: Bool = false,
        companionEndings: (main: String, companion: String)? = nil,
        fit: @escaping @Sendable (FormatSample) -> FormatFit,
        reader: @escaping @Sendable (Input) throws -> any InterchangeReader,
        writer: (@Sendable (ExportOptions) -> any InterchangeWriter)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions
        self.isLossless = isLossless
        self.keepsReviews = keepsReviews ?? isLossless
        self.isBinary = isBinary
        self.unit = unit
        self.needsSortedThings = needsSortedThings
        self.isImportable = isImportable
        self.hasColumns = hasColumns
        self.companionEndings = companionEndings
        self.fit = fit
        makeReader = reader
        makeWriter = writer
    }

    /// The name.
    public var id: String { name }

    /// Whether the format can be exported; the others are only imported.
    public var isExportable: Bool { makeWriter != nil }

    /// Prepares to read a file of this format.
    /// - Parameters:
    ///   - contents: the file.
    ///   - options: how it is to be read.
    ///   - companion: reads a file that belongs with it, such as the dictionary of an index, by its name, which is made from
    ///     that of the contents, or returns nil if there is none. Most formats ask for none.
    /// - Throws: ``InterchangeError``, and what the companion's reading throws.
    public func file(
        _ contents: FileContents, options: ReadingOptions = ReadingOptions(),
        companion: (String) throws -> FileContents? = { _ in nil }
    ) throws -> ImportFile {
        try file(contents, FormatSample(contents), options, companion)
    }

    /// The same, with the sample that was taken already.
    func file(
        _ contents: FileContents, _ sample: FormatSample, _ options: ReadingOptions,
        _ companion: (String) throws -> FileContents?
    ) throws -> ImportFile {
        let reader = try withoutActuallyEscaping(companion) { companion in
            try makeReader(
                Input(
                    source: ByteSource(name: contents.name, bytes: contents.bytes), sample: sample,
                    companion: { try companion($0).map { ByteSource(name: $0.name, bytes: $0.bytes) } },
                    options: options))
        }
        return ImportFile(name: contents.name, format: name) { body in
            var reader = reader
            while let item = try reader.next() { try body(item) }
        }
    }

    /// Starts to write a file of this format.
    /// - Throws: ``InterchangeError/importOnly(format:)``.
    public func writer(_ options: ExportOptions = ExportOptions()) throws -> any InterchangeWriter {
        guard let makeWriter else { throw InterchangeError.importOnly(format: name) }
        return makeWriter(options)
    }
}
