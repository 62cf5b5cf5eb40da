/// Files that are not text.
enum BinaryFile {
    private static func isArchive(_ contents: FileContents) -> Bool {
        contents.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
    }

    private static func isNamed(_ contents: FileContents, _ endings: String...) -> Bool {
        endings.contains { ending in contents.name.lowercased().hasSuffix(ending) }
    }

    /// Returns whether the file is a deck or collection that Anki exported.
    ///
    /// Source: APPNOTE.TXT of PKWARE, section 4.3.7. The first file's name starts at offset 30 of the archive, and its
    /// length is before it.
    static func isAnkiPackage(_ contents: FileContents) -> Bool {
        let name = contents.bytes.dropFirst(30)
        let isMeta = contents.bytes.dropFirst(26).starts(with: [4, 0]) && name.starts(with: "meta".utf8)
        return isArchive(contents)
            && (isMeta || name.starts(with: "collection.anki".utf8) || isNamed(contents, ".apkg", ".colpkg"))
    }

    /// Throws an error for a binary file, if its program can export the contents as text.
    ///
    /// Source: "Database File Format", sqlite.org/fileformat2.html, section 1.3. The ID of the program that owns a
    /// database is at offset 68.
    /// - Parameter mayBePackage: whether a package of Anki is allowed.
    static func expectText(_ contents: FileContents, mayBePackage: Bool) throws(InterchangeError) {
        let advice: String
        if isAnkiPackage(contents) {
            if mayBePackage { return }
            advice = "is an Anki package. Its format is apkg."
        } else if let sheet = SheetReader.advice(contents) {
            advice = sheet
        } else if isArchive(contents) {
            advice =
                "is a zip archive, perhaps of an office program. Save it as text or CSV and import that file."
        } else if !contents.bytes.starts(with: "SQLite format 3\0".utf8) {
            return
        } else if contents.bytes.dropFirst(68).starts(with: "til1".utf8) {
            throw .store(name: contents.name)
        } else if contents.bytes.dropFirst(68).starts(with: "tilG".utf8) {
            advice =
                "is a built glossary. Copy it to the folder til/glossaries in $XDG_DATA_HOME or ~/.local/share."
        } else if isNamed(contents, ".anki2", ".anki21", ".anki20") {
            advice =
                "is Anki's own database. In Anki, export the deck as an Anki Deck Package (.apkg) and import that file."
        } else {
            advice =
                "is an SQLite database. Export its data as text or CSV and import that file."
        }
        throw .invalid("'\(contents.name)' \(advice)")
    }
}
