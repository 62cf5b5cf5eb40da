/// A file format that things come in from or go out to.
public struct InterchangeFormat: Sendable, Identifiable {
    /// The name that a person gives to ask for it: `csv`.
    public let name: String
    /// What the format is, in a few words, for the help.
    public let summary: String
    /// The endings of file names that are usual for it, without the dot; the first is the commonest.
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
    /// Whether the format has tables, of which the columns that are wanted can be named.
    public let hasColumns: Bool
    /// How the names of the two files of an export end, that of the text and that of the file next to it; nil if an
    /// export is one file.
    public let companionEndings: (main: String, companion: String)?

    /// A file that is to be read.
    struct Input {
        let contents: FileContents
        /// What the format was recognised by.
        let sample: FormatSample
        /// Reads a file next to it by its name, or returns nil if there is none.
        let companion: (String) throws -> FileContents?
        let options: ReadingOptions
    }

    /// Calls a closure with each item of a file.
    typealias Reading = (_ body: (ImportItem) throws -> Void) throws -> Void

    let fit: @Sendable (FormatSample) -> FormatFit
    private let open: (@Sendable (Input) throws -> Reading)?
    private let makeWriter: (@Sendable (ExportOptions) -> any InterchangeWriter)?

    /// - Parameters:
    ///   - fit: how well the start of a file fits the format.
    ///   - open: prepares to read a file; nil if the format is only exported.
    ///   - writer: starts to write a file; nil if the format is only imported.
    init(
        name: String, summary: String, fileExtensions: [String] = [], isLossless: Bool = false,
        keepsReviews: Bool = false, isBinary: Bool = false, unit: String = "line", needsSortedThings: Bool = false,
        hasColumns: Bool = false, companionEndings: (main: String, companion: String)? = nil,
        fit: @escaping @Sendable (FormatSample) -> FormatFit = { _ in .none("It is only exported.") },
        open: (@Sendable (Input) throws -> Reading)? = nil,
        writer: (@Sendable (ExportOptions) -> any InterchangeWriter)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions
        self.isLossless = isLossless
        self.keepsReviews = keepsReviews
        self.isBinary = isBinary
        self.unit = unit
        self.needsSortedThings = needsSortedThings
        self.hasColumns = hasColumns
        self.companionEndings = companionEndings
        self.fit = fit
        self.open = open
        makeWriter = writer
    }

    /// The name.
    public var id: String { name }

    /// Whether the format can be imported; the others are only exported.
    public var isImportable: Bool { open != nil }

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
        guard let open else {
            throw InterchangeError.unsuitable(
                "The format '\(name)' can only be exported: what is read is one of \(Self.names).")
        }
        return try withoutActuallyEscaping(companion) { companion in
            let sample = FormatSample(contents)
            let input = Input(contents: contents, sample: sample, companion: companion, options: options)
            return ImportFile(name: contents.name, format: name, reading: try open(input))
        }
    }

    /// Starts to write a file of this format.
    /// - Throws: ``InterchangeError`` if the format can only be imported.
    public func writer(_ options: ExportOptions = ExportOptions()) throws -> any InterchangeWriter {
        guard let makeWriter else {
            throw InterchangeError.unsuitable(
                "The format '\(name)' can only be imported: export to one of \(Self.exportNames).")
        }
        return makeWriter(options)
    }
}
