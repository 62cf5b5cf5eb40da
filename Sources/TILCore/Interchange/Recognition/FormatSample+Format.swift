extension FormatSample {
    func format() throws(InterchangeError) -> InterchangeFormat {
        if isAnkiPackage { return AnkiPackage.format }
        if isWide { throw .notUTF8(name: name) }
        let fits = InterchangeFormat.importable.filter { !$0.isBinary }.map { (format: $0, fit: $0.fit(self)) }
        let best = Self.best(of: fits)
        let isInLines = best.map { [PlainText.format.name, Markdown.format.name].contains($0.name) } ?? true
        if isInLines, isQuestionCards { return Hashcards.format }
        // If no line is UTF-8, all of them would be rejected.
        if let best, entries.isEmpty || entries.compactMap(\.text) != [] { return best }
        if let readable = asLatin1,
            Self.best(of: InterchangeFormat.importable.map { ($0, $0.fit(readable)) }) != nil
        {
            throw .otherEncoding(name: name, line: entries.first { $0.text == nil }?.number ?? 1)
        }
        let named = InterchangeFormat.importable.first { $0.fileExtensions.contains(fileExtension) }
        if entries.isEmpty { return named ?? PlainText.format }
        // The order is: formats that fit some lines, the format of the file's extension, then more common formats
        // first.
        let closest = fits.enumerated().map { offset, candidate in
            (rank: candidate.format.name == named?.name ? -1 : offset, candidate: candidate)
        }.sorted { ($1.candidate.fit.confidence, $0.rank) < ($0.candidate.fit.confidence, $1.rank) }
        throw .unrecognised(
            name: name,
            guesses: closest.prefix(3).map { .init(format: $0.candidate.format.name, reason: $0.candidate.fit.reason) })
    }

    /// Returns the format that fits best, or nil if no format fits well enough.
    private static func best(of fits: [(format: InterchangeFormat, fit: FormatFit)]) -> InterchangeFormat? {
        // If two formats fit equally well, the later one wins, because it is more specific.
        let best = fits.max { $0.fit.confidence <= $1.fit.confidence }
        return best.flatMap { $0.fit.confidence >= FormatFit.least ? $0.format : nil }
    }

    // MARK: Binary files

    private var isArchive: Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    private func isNamed(_ endings: String...) -> Bool { endings.contains { name.lowercased().hasSuffix($0) } }

    /// Whether the file is a deck or collection that Anki exported.
    ///
    /// Source: APPNOTE.TXT of PKWARE, section 4.3.7. The first file's name starts at offset 30 of the archive, and its
    /// length is before it.
    var isAnkiPackage: Bool {
        let name = bytes.dropFirst(30)
        let isMeta = bytes.dropFirst(26).starts(with: [4, 0]) && name.starts(with: "meta".utf8)
        return isArchive && (isMeta || name.starts(with: "collection.anki".utf8) || isNamed(".apkg", ".colpkg"))
    }

    /// Throws an error for a binary file, if its program can export the contents as text.
    ///
    /// Source: "Database File Format", sqlite.org/fileformat2.html, section 1.3. The ID of the program that owns a
    /// database is at offset 68.
    /// - Parameter mayBePackage: whether a package of Anki is allowed.
    func expectText(mayBePackage: Bool) throws(InterchangeError) {
        let advice: String
        if isAnkiPackage {
            if mayBePackage { return }
            advice = "is an Anki package. Its format is apkg."
        } else if isArchive {
            advice =
                "is a zip archive, perhaps of an office program. Save it as text or CSV and import that file."
        } else if !bytes.starts(with: "SQLite format 3\0".utf8) {
            return
        } else if bytes.dropFirst(68).starts(with: "til1".utf8) {
            throw .store(name: name)
        } else if bytes.dropFirst(68).starts(with: "tilG".utf8) {
            advice =
                "is a built glossary. Copy it to the folder til/glossaries in $XDG_DATA_HOME or ~/.local/share."
        } else if isNamed(".anki2", ".anki21", ".anki20") {
            advice =
                "is Anki's own database. In Anki, export the deck as an Anki Deck Package (.apkg) and import that file."
        } else {
            advice =
                "is an SQLite database. Export its data as text or CSV and import that file."
        }
        throw .invalid("'\(name)' \(advice)")
    }
}
