import Foundation

extension FuzzTarget {
    /// A format: lines are in order, and the entries survive writing and reading.
    static func importing(_ format: InterchangeFormat) -> FuzzTarget {
        FuzzTarget(name: format.name) { bytes in
            guard let items = try? items(of: format, bytes) else { return }
            for case .record(let record) in items {
                expect(!record.short.isEmpty && !record.long.isEmpty, "\(record) has an empty text.")
            }
            // A store has nothing twice, and cards ask both ways.
            var seen: Set<Set<String>> = []
            expectRoundTrip(
                format, items.prefix(200).compactMap(thing).filter { seen.insert([$0.short, $0.long]).inserted })
        }
    }

    /// The recognition of formats, of gzip files too: it ends with a format, or with a sentence.
    static var recognition: FuzzTarget {
        FuzzTarget(name: "recognition") { bytes in
            do {
                let contents = FileContents(name: "fuzz.txt", bytes: bytes)
                let file = try InterchangeFormat.open(contents) { _ in FileContents(name: "fuzz", bytes: bytes) }
                try file.forEachItem { _ in }
            } catch let error as InterchangeError {
                expect(!error.description.isEmpty, "An error says nothing.")
            } catch {
                expect(false, "\(error) is no error of ours.")
            }
        }
    }

    /// The entries of a format. A form feed separates an index from its dictionary.
    private static func items(of format: InterchangeFormat, _ bytes: [UInt8]) throws -> [ImportItem] {
        let parts = format.name == Dictd.format.name ? bytes.split(separator: 0x0C, maxSplits: 1) : [bytes[...]]
        let contents = FileContents(name: "fuzz.index", bytes: Array(parts.first ?? []))
        return try format.file(contents) { name in
            guard format.name == Dictd.format.name, !name.hasSuffix(".dz") else { return nil }
            return FileContents(name: name, bytes: Array(parts.dropFirst().joined()))
        }.items()
    }

    /// The thing that the store would make of an item, or nil.
    private static func thing(_ item: ImportItem) -> Thing? {
        guard case .record(let record) = item,
            let draft = try? ThingDraft(
                short: record.short, long: record.long, note: record.note, tags: record.tags,
                spelling: .asIs)
        else { return nil }
        return Thing(
            id: record.id ?? UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6)), short: draft.short,
            long: draft.long, note: draft.note, tags: draft.tags,
            dateAdded: record.dateAdded ?? Date(timeIntervalSince1970: 0))
    }

    private static func expectRoundTrip(_ format: InterchangeFormat, _ things: [Thing]) {
        let texts = InterchangeFormat.importable.filter {
            $0.isExportable && !$0.isBinary && $0.name != Dictd.format.name
        }
        // A dictionary of dictd is two files, and packed: its own tests write and read it.
        if format.name == Dictd.format.name || format.isBinary { return }
        // An abbreviation of MkDocs cannot have every acronym.
        if format.name == Publishing.mkdocs.name { return }
        for format in format.isExportable ? [format] : texts where format.name != Publishing.mkdocs.name {
            let things = format.needsSortedThings ? sorted(things) : things
            guard let document = document(format, things),
                let items = try? items(of: format, document)
            else { return expect(false, "\(format.name) cannot be written or read again.") }
            let back = items.compactMap(thing)
            expect(
                items.count == things.count && back.count == things.count,
                "\(format.name): \(things.count) things, \(items.count) items: \(items.prefix(5)) of \(things.prefix(5))"
            )
            for (one, other) in zip(things, back) where isPlain(one) {
                expect(
                    one.short == other.short && one.long == other.long
                        && (one.note == other.note || withoutNotes.contains(format.name)),
                    "\(format.name): \(one) came back as \(other)")
            }
            // What a format cannot keep it changes once, and not again.
            let again = FuzzTarget.document(format, format.needsSortedThings ? sorted(back) : back)
            if things.allSatisfy(isPlain) { expect(again == document, "\(format.name) changes \(back.prefix(5))") }
        }
    }

    /// The formats that have no place for a note.
    private static let withoutNotes = [
        WTF.format, Publishing.acro, Publishing.glossaries, Publishing.quarto, Publishing.mkdocs,
    ].map(\.name)

    private static func document(_ format: InterchangeFormat, _ things: [Thing]) -> [UInt8]? {
        var writer = try? format.writer()
        return try? writer?.document(of: things)
    }

    private static func sorted(_ things: [Thing]) -> [Thing] {
        things.enumerated().sorted {
            ($0.element.short.unicodeScalars.map(\.value), $0.offset).0.lexicographicallyPrecedes(
                $1.element.short.unicodeScalars.map(\.value))
        }.map(\.element)
    }

    /// Whether every format can keep a thing as it is: texts of one line without tabs, and tags that need no separator.
    private static func isPlain(_ thing: Thing) -> Bool {
        let texts = [thing.short, thing.long, thing.note]
        let isOneLine = texts.allSatisfy { text in
            !text.utf8.contains { $0 < 0x20 || $0 == 0x7F } && FieldText.trimmed(text).utf8.elementsEqual(text.utf8)
        }
        return isOneLine && thing.tags.allSatisfy { !$0.hasPrefix("#") && !$0.contains(";") && !$0.contains(",") }
    }
}
