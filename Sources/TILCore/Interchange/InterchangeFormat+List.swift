import Foundation
import TILText

extension InterchangeFormat {
    /// Every format.
    public static let all: [InterchangeFormat] = [
        TSV.format, CSV.format, PlainText.format, Markdown.format, JSONLines.format, AnkiText.format,
        AnkiPackage.format, WTF.format,
        Dictd.format, Quizlet.format, Mnemosyne.format, SuperMemo.format, Hashcards.format, Abbreviations.format,
        LaTeX.acro, LaTeX.glossaries,
        QuartoAcronyms.format, HTMLPage.format,
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
    /// - Throws: ``InterchangeError/unknownFormat(name:nearest:)``, with the name that was probably meant.
    public static func named(_ name: String) throws(InterchangeError) -> InterchangeFormat {
        let plain = name.lowercased()
        let meant = otherNames[plain] ?? plain
        if let format = all.first(where: { $0.name == meant }) { return format }
        throw InterchangeError.unknownFormat(
            name: name, nearest: EditDistance.nearest(to: name, among: all.map(\.name)))
    }

    /// What a rejection's number counts in a format of a name: lines, unless it is one of notes.
    public static func unit(of name: String) -> String { all.first { $0.name == name }?.unit ?? "line" }

    /// The format to export to, told by a file's name.
    /// - Throws: ``InterchangeError/undecidedExport(name:)``.
    public static func exporting(toFileNamed name: String) throws(InterchangeError) -> InterchangeFormat {
        let ending = FormatSample(name: name, bytes: []).fileExtension
        guard let format = all.first(where: { $0.isExportable && $0.fileExtensions.contains(ending) }) else {
            throw InterchangeError.undecidedExport(name: name)
        }
        return format
    }

    /// The format of a file, told by its first 64 KiB and its name.
    ///
    /// A file without any entry is taken as its name says, or else as text.
    /// - Throws: ``InterchangeError/unrecognised(name:guesses:)`` with the three formats that come closest, or an error
    ///   that says more where the file is known to be something else.
    public static func recognise(_ contents: FileContents) throws -> InterchangeFormat {
        let sample = FormatSample(contents)
        try expectText(sample, mayBeBinary: true)
        return try recognise(sample)
    }

    private static func recognise(_ sample: FormatSample) throws -> InterchangeFormat {
        if let binary = binary(sample) { return binary }
        if sample.isWide { throw InterchangeError.notUTF8(name: sample.name) }
        let fits = importable.filter { !$0.isBinary }.map { (format: $0, fit: $0.fit(sample)) }
        let best = Self.best(of: fits)
        let isInLines = best.map { [PlainText.format.name, Markdown.format.name].contains($0.name) } ?? true
        if isInLines, sample.isQuestionCards { return sample.isSuperMemo ? SuperMemo.format : Hashcards.format }
        if let best { return best }
        if let readable = sample.asLatin1, Self.best(of: importable.map { ($0, $0.fit(readable)) }) != nil {
            let line = sample.entries.first { $0.text == nil }
            throw InterchangeError.otherEncoding(name: sample.name, line: line?.number ?? 1)
        }
        let named = importable.first { $0.fileExtensions.contains(sample.fileExtension) }
        if sample.entries.isEmpty { return named ?? PlainText.format }
        // The closest are those that fit some lines, then the one that the name tells, then the commonest.
        let closest = fits.enumerated().sorted { left, right in
            func rank(_ fit: (offset: Int, element: (format: InterchangeFormat, fit: FormatFit))) -> (Double, Int) {
                let isNamed = fit.element.format.name == named?.name
                return (-fit.element.fit.confidence, isNamed ? -1 : fit.offset)
            }
            return rank(left) < rank(right)
        }
        throw InterchangeError.unrecognised(
            name: sample.name,
            guesses: closest.prefix(3).map { .init(format: $0.element.format.name, reason: $0.element.fit.reason) })
    }

    /// The format that fits best; nil if none fits well enough.
    private static func best(of fits: [(format: InterchangeFormat, fit: FormatFit)]) -> InterchangeFormat? {
        // Of equals the later is taken: it is the more particular.
        let best = fits.max { $0.fit.confidence <= $1.fit.confidence }
        return best.flatMap { $0.fit.confidence >= FormatFit.least ? $0.format : nil }
    }

    /// The format of a file that is no text; nil for one that is, and for what no format reads.
    private static func binary(_ sample: FormatSample) -> InterchangeFormat? {
        importable.first { $0.isBinary && $0.fit(sample).confidence >= FormatFit.least }
    }

    /// Refuses files that are no text.
    /// - Parameter mayBeBinary: whether those are let by that a format reads all the same.
    /// - Throws: ``InterchangeError/notText(name:kind:)``.
    private static func expectText(_ sample: FormatSample, mayBeBinary: Bool) throws {
        guard let kind = sample.binaryKind, !mayBeBinary || binary(sample) == nil else { return }
        throw InterchangeError.notText(name: sample.name, kind: kind)
    }

    /// Prepares to read a file: unpacks it if it is a gzip file, recognises its format unless that is given, and reads what
    /// belongs with it.
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
        if format?.isBinary != true { try expectText(sample, mayBeBinary: format == nil) }
        // Of a table whose columns are given the name says enough: the first column may be anything.
        let named = all.first { $0.hasColumns && $0.fileExtensions.contains(sample.fileExtension) }
        let format = try format ?? (options.columns == nil ? nil : named) ?? recognise(sample)
        if options.columns != nil, !format.hasColumns {
            throw InterchangeError.noColumns(name: contents.name, format: format.name)
        }
        return try format.file(plain, sample, options, companion)
    }
}

extension InterchangeFormat {
    /// A format in which things are only published: nothing reads it back.
    init(
        publishing name: String, summary: String, fileExtensions: [String],
        writer: @escaping @Sendable (ExportOptions) -> any InterchangeWriter
    ) {
        self.init(
            name: name, summary: summary, fileExtensions: fileExtensions, needsSortedThings: true, isImportable: false,
            fit: { _ in .none("It is only exported.") },
            reader: { _ in throw InterchangeError.exportOnly(format: name) }, writer: writer)
    }
}
