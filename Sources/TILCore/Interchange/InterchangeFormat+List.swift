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

    // What people call formats besides their names.
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
            "There is no format '\(name)': \(advice ?? "the formats are \(names.joined(separator: ", ")).")")
    }

    /// What a rejection's number counts in a format of a name: lines, unless it is one of notes.
    public static func unit(of name: String) -> String { all.first { $0.name == name }?.unit ?? "line" }

    /// The format to export to by a file's name.
    /// - Throws: ``InterchangeError/undecidedExport(name:)``.
    public static func exporting(toFileNamed name: String) throws(InterchangeError) -> InterchangeFormat {
        let ending = FormatSample(name: name, bytes: []).fileExtension
        guard let format = all.first(where: { $0.isExportable && $0.fileExtensions.contains(ending) }) else {
            throw .undecidedExport(name: name)
        }
        return format
    }

    /// Prepares to read a file: unpacks it if it is a gzip file, recognises its format unless that is given, and reads the
    /// file that belongs with it.
    /// - Parameters:
    ///   - contents: the file.
    ///   - format: the format that the person named, if any.
    ///   - options: how it is to be read.
    ///   - companion: reads a file next to it by name, or returns nil if there is none.
    public static func open(
        _ contents: FileContents, as format: InterchangeFormat? = nil, options: ReadingOptions = ReadingOptions(),
        companion: (String) throws -> FileContents? = { _ in nil }
    ) throws -> ImportFile {
        let plain = try contents.unpacked()
        let sample = FormatSample(plain)
        if format?.isBinary != true { try sample.expectText(mayBePackage: format == nil) }
        // Of a table whose columns are given the name says enough: the first column may be anything.
        let named = all.first { $0.hasColumns && $0.fileExtensions.contains(sample.fileExtension) }
        let format = try format ?? (options.columns == nil ? nil : named) ?? sample.format()
        if options.columns != nil, !format.hasColumns {
            let tables = all.filter(\.hasColumns).map(\.name).joined(separator: ", ")
            throw InterchangeError.invalid(
                "'\(contents.name)' has no columns, being \(format.name): columns can be named of \(tables) alone.")
        }
        return try format.file(plain, options: options, companion: companion)
    }

    /// The format of a file, by its name and its first 64 KiB.
    ///
    /// A file without any entry is taken as its name says, or else as text.
    /// - Throws: ``InterchangeError/unrecognised(name:guesses:)`` with the three formats that come closest, or an error
    ///   that says more if the file is known to be something else.
    public static func recognise(_ contents: FileContents) throws(InterchangeError) -> InterchangeFormat {
        let sample = FormatSample(contents)
        try sample.expectText(mayBePackage: true)
        return try sample.format()
    }
}
