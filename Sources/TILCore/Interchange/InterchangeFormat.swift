/// A file format that things come in from or go out to.
public struct InterchangeFormat: Sendable, Identifiable {
    /// The name that a person gives to ask for it: `csv`.
    public let name: String
    /// A short description of the format, for the help.
    public let summary: String
    /// The endings of file names that are usual for it, without the dot; the first is the commonest.
    public internal(set) var fileExtensions: [String] = []
    /// Whether an export, imported again into an empty store, makes the same things with their ids, times and reviews.
    public internal(set) var isLossless = false
    /// Whether reviews are kept, so that ``InterchangeWriter`` is to be given them.
    public internal(set) var keepsReviews = false
    /// Whether the format is binary, so that a terminal cannot show it.
    package internal(set) var isBinary = false
    /// The unit that a rejection's number counts: a line, or a note of a package.
    package internal(set) var unit = "line"
    /// Whether ``InterchangeWriter`` must be given the things by their shorts, meanings of one acronym together.
    public internal(set) var needsSortedThings = false
    /// Whether the format has tables, of which the columns that are wanted can be named.
    package internal(set) var hasColumns = false
    /// The endings of the names of an export's two files, the text and its companion; nil if an export is one file.
    package internal(set) var companionEndings: (main: String, companion: String)?
    /// How well the start of a file fits the format.
    var fit: @Sendable (FormatSample) -> FormatFit = { _ in .none("It can only be exported.") }
    /// Reads a file; nil if the format is only exported.
    var read: Reading?
    /// Starts to write a file; nil if the format is only imported.
    var makeWriter: (@Sendable (ExportOptions) -> any InterchangeWriter)?

    /// A file that is to be read.
    struct Input {
        let contents: FileContents
        /// The sample from which the format was recognised.
        let sample: FormatSample
        /// Reads a file in the same directory by its name, or returns nil if it does not exist.
        let companion: (String) throws -> FileContents?
        let options: ReadingOptions
    }

    /// Calls a closure with each item of a file.
    typealias Reading = @Sendable (Input, _ body: (ImportItem) throws -> Void) throws -> Void

    /// The name.
    public var id: String { name }

    /// Whether the format can be imported; the others are only exported.
    public var isImportable: Bool { read != nil }

    /// Whether the format can be exported; the others are only imported.
    public var isExportable: Bool { makeWriter != nil }

    /// Prepares to read a file of this format.
    /// - Parameters:
    ///   - contents: the file.
    ///   - options: how it is to be read.
    ///   - companion: reads a file that belongs to the contents, such as the dictionary of an index, or returns nil if
    ///     it does not exist. The file's name is derived from the name of the contents. Most formats never call this.
    /// - Throws: ``InterchangeError`` if the format can only be exported.
    public func file(
        _ contents: FileContents, options: ReadingOptions = ReadingOptions(),
        companion: @escaping (String) throws -> FileContents? = { _ in nil }
    ) throws -> ImportFile {
        guard let read else {
            throw InterchangeError.unsuitable(
                "The format '\(name)' can only be exported. Formats for import: \(Self.names).")
        }
        let input = Input(
            contents: contents, sample: FormatSample(contents), companion: companion, options: options)
        return ImportFile(name: contents.name, format: name) { try read(input, $0) }
    }

    /// Starts to write a file of this format.
    /// - Throws: ``InterchangeError`` if the format can only be imported.
    public func writer(_ options: ExportOptions = .standard) throws -> any InterchangeWriter {
        guard let makeWriter else {
            throw InterchangeError.unsuitable(
                "The format '\(name)' can only be imported. Formats for export: \(Self.exportNames).")
        }
        return makeWriter(options)
    }
}

/// Writes a file of one format, an entry at a time.
///
/// The bytes are appended to a buffer that the caller empties when it has grown (64 KiB is a good size), so that
/// memory does not grow with the store. Call ``begin(into:)`` once, ``write(_:reviews:into:)`` for each thing, then
/// ``end(into:)`` once. Where the format's ``InterchangeFormat/needsSortedThings`` is true, the things must come
/// by their shorts, meanings of one acronym together.
public protocol InterchangeWriter {
    /// Appends the part before the first entry.
    mutating func begin(into output: inout [UInt8])
    /// Appends an entry. The reviews are the thing's own, oldest first; formats that do not keep them ignore them.
    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8])
    /// Appends the part after the last entry. A binary format appends the whole file here.
    mutating func end(into output: inout [UInt8]) throws
    /// The contents of the second file, once the end was appended; nil if the export is one file, as most are.
    /// ``InterchangeFormat/companionEndings`` has the endings of the two files' names.
    var companion: [UInt8]? { get }
}

extension InterchangeWriter {
    /// Nothing stands before the first entry.
    public mutating func begin(into output: inout [UInt8]) {}
    /// The default, nil, for exports of one file.
    public var companion: [UInt8]? { nil }
    /// Nothing stands after the last entry.
    public mutating func end(into output: inout [UInt8]) {}

    /// The whole file for a few things, as it is handy in a program and a test.
    public mutating func document(of things: [Thing]) throws -> [UInt8] {
        var output: [UInt8] = []
        begin(into: &output)
        for thing in things { write(thing, reviews: [], into: &output) }
        try end(into: &output)
        return output
    }
}
