import TILText

extension InterchangeFormat {
    /// Every format.
    public static let all: [InterchangeFormat] = [
        TSV.format, CSV.format, PlainText.format, Markdown.format, JSONLines.format, AnkiText.format,
        AnkiPackage.format, WTF.format, Dictd.format, Hashcards.format, Publishing.mkdocs, Publishing.acro,
        Publishing.glossaries, Publishing.quarto, HTMLPage.format,
    ]

    /// The formats that can be imported.
    public static let importable = all.filter(\.isImportable)

    /// The names of the formats that can be imported, as a message lists them.
    public static var names: String { importable.map(\.name).joined(separator: ", ") }

    /// The names of the formats that can be exported.
    public static var exportNames: String { all.filter(\.isExportable).map(\.name).joined(separator: ", ") }

    // Other names that people use for the formats.
    private static let otherNames = [
        "json": "jsonl", "jsonlines": "jsonl", "ndjson": "jsonl", "md": "markdown", "txt": "text", "plain": "text",
        "tab": "tsv", "tabs": "tsv", "dict": "dictd", "bsd": "wtf",
    ]

    /// The format with a name, capitals not minded.
    /// - Throws: ``InterchangeError``, with the name that was probably meant.
    public static func named(_ name: String) throws(InterchangeError) -> InterchangeFormat {
        let plain = name.lowercased()
        let meant = otherNames[plain] ?? plain
        if let format = all.first(where: { $0.name == meant }) { return format }
        let names = all.map(\.name)
        let advice = EditDistance.nearest(to: name, among: names).map { "did you mean '\($0)'?" }
        throw .unsuitable(
            "Unknown format '\(name)': \(advice ?? "the formats are \(names.joined(separator: ", ")).")")
    }

    /// Returns the unit that a rejection's number counts in the format with a name: a line or a note.
    package static func unit(of name: String) -> String { all.first { $0.name == name }?.unit ?? "line" }

    /// The format to export to by a file's name.
    /// - Throws: ``InterchangeError/undecidedExport(name:)``.
    public static func exporting(toFileNamed name: String) throws(InterchangeError) -> InterchangeFormat {
        let ending = FormatSample(name: name, bytes: []).fileExtension
        guard let format = all.first(where: { $0.isExportable && $0.fileExtensions.contains(ending) }) else {
            throw .undecidedExport(name: name)
        }
        return format
    }

    /// Prepares to read a file: unpacks it if it is a gzip file, and recognises its format by its name and its first 64 KiB,
    /// unless that is given. A file without any entry is taken as its name says, or else as text.
    /// - Parameters:
    ///   - contents: the file.
    ///   - format: the format that the person named, if any.
    ///   - options: how it is to be read.
    ///   - companion: reads a file in the same directory by name, or returns nil if it does not exist.
    public static func open(
        _ contents: FileContents, as format: InterchangeFormat? = nil, options: ReadingOptions = ReadingOptions(),
        companion: @escaping (String) throws -> FileContents? = { _ in nil }
    ) throws -> ImportFile {
        let plain = try contents.unpacked()
        let sample = FormatSample(plain)
        if format?.isBinary != true { try sample.expectText(mayBePackage: format == nil) }
        // If a table's columns are given, the file's name decides, since the first column may be anything.
        let named = all.first { $0.hasColumns && $0.fileExtensions.contains(sample.fileExtension) }
        let format = try format ?? (options.columns == nil ? nil : named) ?? sample.format()
        if options.columns != nil, !format.hasColumns {
            let tables = all.filter(\.hasColumns).map(\.name).joined(separator: ", ")
            throw InterchangeError.invalid(
                "'\(contents.name)' is in the format \(format.name), which has no columns. Only \(tables) have columns."
            )
        }
        return try format.file(plain, options: options, companion: companion)
    }
}
