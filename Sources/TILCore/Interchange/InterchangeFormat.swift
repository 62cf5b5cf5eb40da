/// A file format for importing or exporting things.
///
/// ```swift
/// let format = try InterchangeFormat.exporting(toFileNamed: "glossary.md")
/// var writer = try format.writer()
/// let bytes = try writer.document(of: store.things())
/// ```
public struct InterchangeFormat: Sendable, Identifiable, Hashable {
    /// The name by which a person chooses the format: `csv`.
    public let name: String
    /// A short description of the format, for help texts.
    public let summary: String
    /// The usual file name extensions without the dot, most common first.
    public internal(set) var fileExtensions: [String] = []
    /// Whether an import of an export into an empty store makes the same things with their IDs, times and reviews.
    public internal(set) var isLossless = false
    /// Whether the format contains reviews, so that ``InterchangeWriter`` needs them.
    public internal(set) var keepsReviews = false
    /// Whether the format is binary, so that a terminal cannot show it.
    package internal(set) var isBinary = false
    /// The unit that the number of a rejection counts: a line, or a note of a package.
    package internal(set) var unit = "line"
    /// Whether ``InterchangeWriter`` needs the things sorted by acronym, with all meanings of an acronym together.
    public internal(set) var needsSortedThings = false
    /// Whether the format has tables, so that a person can name the columns to read.
    package internal(set) var hasColumns = false
    /// The file name extensions of an export's two files, or nil if an export is one file.
    package internal(set) var companionEndings: (main: String, companion: String)?
    /// The readers of a text file of this format. Of several, the letters of the entries choose.
    var readers: [ListReader] = []
    /// Returns the possible names of the file that belongs to a file.
    var companions: @Sendable (_ name: String) -> [String] = { _ in [] }
    /// A function that reads a file that is not one text, or nil.
    var read: Reading?
    /// A function that returns the rows of a file that is not text, such as a workbook, or nil.
    var readDocument: (@Sendable (FileContents) throws(InterchangeError) -> ListDocument)?
    /// Returns whether a file is of a format that is not one text, by its name and its first bytes.
    var opens: @Sendable (FileContents) -> Bool = { _ in false }
    /// A function that creates a writer, or nil if the format can only be imported.
    var makeWriter: (@Sendable (ExportOptions) -> any InterchangeWriter)?

    struct Input {
        let contents: FileContents
        /// The file that belongs to the contents, or nil if there is none.
        let companion: FileContents?
        let options: ReadingOptions
    }

    /// A function that calls a closure with each item of a file.
    typealias Reading = @Sendable (Input, _ body: (ImportItem) throws -> Void) throws -> Void

    /// The name of the format.
    public var id: String { name }

    /// Whether two formats have the same name.
    ///
    /// ```swift
    /// let csv = try InterchangeFormat.named("csv")
    /// let isTable = try InterchangeFormat.exporting(toFileNamed: "words.csv") == csv  // true
    /// ```
    public static func == (left: InterchangeFormat, right: InterchangeFormat) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Whether the format can be imported. Otherwise it can only be exported.
    public var isImportable: Bool { read != nil || readDocument != nil || !readers.isEmpty }

    /// Whether the format can be exported. Otherwise it can only be imported.
    public var isExportable: Bool { makeWriter != nil }

    /// Prepares to read a file of this format.
    ///
    /// ```swift
    /// let csv = try InterchangeFormat.named("csv")
    /// let file = try csv.file(FileContents(name: "words.txt", bytes: Array(text.utf8)))
    /// print(try file.items().count)  // 1
    /// ```
    /// - Parameters:
    ///   - contents: the file.
    ///   - options: the options for reading.
    ///   - companion: reads a file that belongs to the contents, such as the dictionary of an index, or returns nil if
    ///     it does not exist. The file's name is derived from the name of the contents. Most formats never call this.
    /// - Throws: ``InterchangeError`` if the format can only be exported.
    public func file(
        _ contents: FileContents, options: ReadingOptions = ReadingOptions(),
        companion: @escaping (String) throws -> FileContents? = { _ in nil }
    ) throws -> ImportFile {
        guard isImportable else {
            throw InterchangeError.unsuitable(
                "The format '\(name)' can only be exported. Formats for import: \(Self.names).")
        }
        if let readDocument {
            return try ListRoad(try readDocument(contents), of: self, name: contents.name, options: options)
                .file(as: self)
        }
        guard let read else { return try ListRoad(contents, options: options).file(as: self) }
        // Read it now, since the returned file may be used on another thread.
        var other: FileContents?
        for name in companions(contents.name) where other == nil { other = try companion(name) }
        let input = Input(contents: contents, companion: other, options: options)
        return ImportFile(name: contents.name, format: name) { body in try read(input, body) }
    }

    /// Returns a writer for this format.
    /// - Throws: ``InterchangeError`` if the format can only be imported.
    public func writer(_ options: ExportOptions = .standard) throws -> any InterchangeWriter {
        guard let makeWriter else {
            throw InterchangeError.unsuitable(
                "The format '\(name)' can only be imported. Formats for export: \(Self.exportNames).")
        }
        return makeWriter(options)
    }
}

/// A writer for one format, which adds one entry at a time.
///
/// The writer appends to a buffer that the caller empties whenever it is large (64 KiB is a good size), so that memory
/// does not grow with the store. Call ``begin(into:)`` once, ``write(_:reviews:into:)`` for each thing, then
/// ``finish(into:)`` once. If the format's ``InterchangeFormat/needsSortedThings`` is true, pass the things sorted by
/// acronym, with all meanings of an acronym together.
///
/// ```swift
/// var writer = try InterchangeFormat.named("csv").writer()
/// var bytes: [UInt8] = []
/// writer.begin(into: &bytes)
/// for thing in try store.things() { writer.write(thing, reviews: [], into: &bytes) }
/// try writer.finish(into: &bytes)
/// ```
public protocol InterchangeWriter {
    /// Appends the part before the first entry.
    mutating func begin(into output: inout [UInt8])
    /// Appends an entry. The reviews are those of the thing, oldest first. Formats without reviews ignore them.
    ///
    /// ```swift
    /// try store.forEachEntry(withReviews: true) { thing, reviews in
    ///     writer.write(thing, reviews: reviews, into: &bytes)
    ///     return true  // go on
    /// }
    /// ```
    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8])
    /// Appends the part after the last entry. A binary format appends the whole file here.
    mutating func finish(into output: inout [UInt8]) throws
    /// The contents of the second file after `finish(into:)`, or nil if the export is one file.
    var companion: [UInt8]? { get }
}

extension InterchangeWriter {
    /// Appends nothing, for formats without a part before the first entry.
    public mutating func begin(into output: inout [UInt8]) {}
    /// The default of nil, for exports of one file.
    public var companion: [UInt8]? { nil }
    /// Appends nothing, for formats without a part after the last entry.
    public mutating func finish(into output: inout [UInt8]) {}

    /// Returns the whole file for a few things.
    public mutating func document(of things: [Thing]) throws -> [UInt8] {
        var output: [UInt8] = []
        begin(into: &output)
        for thing in things { write(thing, reviews: [], into: &output) }
        try finish(into: &output)
        return output
    }
}
