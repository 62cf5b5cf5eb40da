import Foundation

extension InterchangeError {
    /// A kind of file that is no text, but holds what could be exported as text.
    public enum BinaryKind: Hashable, Sendable {
        /// A deck or collection that Anki exported to be shared: `.apkg`, `.colpkg`.
        case ankiPackage
        /// Any other zip archive; the files of office programs are such.
        case archive
        /// The database in which Anki keeps a collection.
        case ankiCollection
        /// A store of til.
        case store
        /// Any other database of SQLite.
        case database

        /// What a file is by its first bytes, of which 100 are enough, and its name; nil if it is none of these.
        ///
        /// Sources: APPNOTE.TXT of PKWARE, section 4.3.7; "Database File Format", sqlite.org/fileformat2.html, section
        /// 1.3.
        init?(name: String, start: [UInt8]) {
            let isNamedSo = { (endings: [String]) in endings.contains { name.lowercased().hasSuffix($0) } }
            if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
                // The first file's name stands 30 bytes into the archive, and its length before it.
                let isMeta = start.dropFirst(26).starts(with: [4, 0]) && start.dropFirst(30).starts(with: "meta".utf8)
                let isAnki = isMeta || start.dropFirst(30).starts(with: "collection.anki".utf8)
                self = isAnki || isNamedSo([".apkg", ".colpkg"]) ? .ankiPackage : .archive
            } else if start.starts(with: "SQLite format 3\0".utf8) {
                // Which program's database it is stands 68 bytes into it.
                let isStore = start.dropFirst(68).starts(with: "til1".utf8)
                let isAnki = isNamedSo([".anki2", ".anki21", ".anki20"])
                self = isStore ? .store : isAnki ? .ankiCollection : .database
            } else {
                return nil
            }
        }

        /// What the file is and what to do, to follow its name.
        var advice: String {
            switch self {
            case .ankiPackage:
                "is an Anki package, which no other format is: leave it to be recognised, or name apkg."
            case .ankiCollection:
                "is Anki's own database, which is for Anki alone: "
                    + "in Anki, export the deck as an Anki Deck Package (.apkg) and import that file."
            case .archive:
                "is a zip archive, as the files of office programs are, and only text is read: "
                    + "save what is in it as text or CSV and import that file."
            case .store:
                "is a store of til, not a list: restore it to have it in the place of yours; to add what is in it, "
                    + "open it, export it and import that file."
            case .database:
                "is an SQLite database, and only text is read: "
                    + "export what you want of it as text or CSV and import that file."
            }
        }
    }
}

extension FormatSample {
    /// What the file is, where it is no text but of a kind that is known.
    var binaryKind: InterchangeError.BinaryKind? {
        InterchangeError.BinaryKind(name: name, start: Array(bytes.prefix(100)))
    }
}
