import Foundation

extension FuzzTarget {
    /// The database of a package, as it is once the package is unpacked: it ends with items, or with a sentence.
    static var collection: FuzzTarget {
        FuzzTarget(name: "collection") { bytes in
            do {
                try AnkiPackage.explaining("fuzz.apkg") {
                    try AnkiDatabase.reading(bytes).inDatabase { db in
                        let reader = try AnkiPackageReader(db, media: 0, name: "fuzz.apkg", options: ReadingOptions())
                        try reader.read(db) { item in
                            guard case .record(let record) = item else { return }
                            expect(!record.short.isEmpty && !record.long.isEmpty, "\(record) has an empty text.")
                        }
                    }
                }
            } catch let error as InterchangeError {
                expect(!error.description.isEmpty, "An error says nothing.")
            } catch {
                expect(false, "\(error) is no error of ours.")
            }
        }
    }

    /// The gaps of a text: what they hide is in it.
    static var gaps: FuzzTarget {
        FuzzTarget(name: "gaps") { bytes in
            let text = ClozeText(String(decoding: bytes, as: UTF8.self))
            expect(text.plain.utf8.count <= max(3, 3 * bytes.count), "\(text) is longer than what it was made of.")
        }
    }
}
