import TILText

extension InterchangeFormat {
    /// All formats.
    public static let all: [InterchangeFormat] =
        [
            TSV.format, CSV.format, PlainText.format, Markdown.format, JSONLines.format, AnkiText.format,
            AnkiPackage.format, WTF.format, Dictd.format, Hashcards.format, Publishing.mkdocs, Publishing.acro,
            Publishing.glossaries, Publishing.quarto, HTMLPage.format, MarkdownTable.format,
        ] + MarkupFormats.all

    /// The formats that can be imported.
    public static let importable = all.filter(\.isImportable)

    /// The names of the formats that can be imported, separated by commas for messages.
    public static var names: String { importable.map(\.name).joined(separator: ", ") }

    /// The names of the formats that can be exported, separated by commas for messages.
    package static var exportNames: String { all.filter(\.isExportable).map(\.name).joined(separator: ", ") }

    // Other common names of the formats.
    private static let otherNames = [
        "json": "jsonl", "jsonlines": "jsonl", "ndjson": "jsonl", "md": "markdown", "txt": "text", "plain": "text",
        "tab": "tsv", "tabs": "tsv", "dict": "dictd", "bsd": "wtf", "yml": "yaml", "tex": "latex", "adoc": "asciidoc",
        "restructuredtext": "rst", "htm": "html", "mediawiki": "wiki", "pipe": "csv",
    ]

    /// Returns the format with a name, ignoring case.
    /// - Throws: ``InterchangeError``, which suggests the most similar name.
    public static func named(_ name: String) throws(InterchangeError) -> InterchangeFormat {
        let plain = name.lowercased()
        let meant = otherNames[plain] ?? plain
        if let format = all.first(where: { format in format.name == meant }) { return format }
        let names = all.map(\.name)
        let nearest = EditDistance.nearest(to: name, among: names)
        let advice =
            nearest.map { nearest in "did you mean '\(nearest)'?" }
            ?? "the formats are \(names.joined(separator: ", "))."
        throw .unsuitable("Unknown format '\(name)': \(advice)")
    }

    /// Returns the unit that the number of a rejection counts in a format: a line or a note.
    package static func unit(of name: String) -> String {
        all.first { format in format.name == name }?.unit ?? "line"
    }

    /// Returns the export format for a file's name.
    /// - Throws: ``InterchangeError/undecidedExport(name:)``.
    public static func exporting(toFileNamed name: String) throws(InterchangeError) -> InterchangeFormat {
        let ending = ListText.fileExtension(of: name)
        let format = all.first { format in format.isExportable && format.fileExtensions.contains(ending) }
        guard let format else { throw .undecidedExport(name: name) }
        return format
    }

    /// Prepares to read a file. It unpacks a gzip file. Unless a format is given, it recognises the format: of the
    /// formats whose marks are in the file, the letters of the entries choose.
    ///
    /// ```swift
    /// let file = try InterchangeFormat.open(list)
    /// print(file.format)  // csv
    /// let named = try InterchangeFormat.open(list, as: .named("csv"))
    /// ```
    /// - Parameters:
    ///   - contents: the file.
    ///   - format: the format that the person named, or nil to recognise it.
    ///   - options: the options for reading.
    ///   - companion: reads a file in the same directory by name, or returns nil if it does not exist.
    public static func open(
        _ contents: FileContents, as format: InterchangeFormat? = nil, options: ReadingOptions = ReadingOptions(),
        companion: @escaping (String) throws -> FileContents? = { _ in nil }
    ) throws -> ImportFile {
        let plain = try contents.unpacked()
        if let format { return try open(plain, named: format, options, companion: companion) }
        if let workbook = importable.first(where: { format in format.readDocument != nil && format.opens(plain) }),
            let document = try workbook.readDocument?(plain)
        {
            return try ListRoad(document, of: workbook, name: plain.name, options: options).file(as: nil)
        }
        if let other = importable.first(where: { format in format.read != nil && format.opens(plain) }) {
            return try open(plain, named: other, options, companion: companion)
        }
        try BinaryFile.expectText(plain, mayBePackage: true)
        return try ListRoad(plain, options: options).file(as: nil)
    }

    /// Prepares to read an unpacked file of a known format.
    private static func open(
        _ contents: FileContents, named format: InterchangeFormat, _ options: ReadingOptions,
        companion: @escaping (String) throws -> FileContents?
    ) throws -> ImportFile {
        if !format.isBinary { try BinaryFile.expectText(contents, mayBePackage: false) }
        let isTable = !format.readers.isEmpty || format.hasColumns
        if options.columns != nil, !isTable {
            throw InterchangeError.invalid(
                "'\(contents.name)' is in the format \(format.name), which has no columns. Only tables and Anki's notes do."
            )
        }
        return try format.file(contents, options: options, companion: companion)
    }
}
