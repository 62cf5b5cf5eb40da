import Foundation
import GRDB
import GRDBSQLite
import TILText

/// A word to search for, ignoring case and accents, either exactly or with one typo.
final class SearchWord: Sendable {
    private let folded: [UInt8]
    /// Whether a typo is allowed, as it is in four letters or more.
    private let isForgiving: Bool

    /// Returns the first 50 words of a tidied text. A search looks for each of them separately.
    static func words(in tidied: String, forgivingTypos: Bool = false) -> [SearchWord] {
        // Accept a tag as it is shown, with `#`.
        tidied.split(separator: " ").prefix(50).compactMap {
            SearchWord(ThingDraft.tag(named: String($0)), mayHaveTypo: forgivingTypos)
        }
    }

    /// Creates a search word. The result is nil if the word contains nothing to search for.
    init?(_ text: String, mayHaveTypo: Bool = false) {
        folded = SearchFolding.folded(text)
        if folded.isEmpty { return nil }
        let letters = String(decoding: folded, as: UTF8.self)
        isForgiving = mayHaveTypo && letters.count >= 4 && letters.allSatisfy(\.isLetter)
    }

    /// Returns whether the word occurs in a text.
    func isIn(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isIn($0) }
    }

    /// Returns whether the word occurs in a text, from its UTF-8 bytes.
    func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if isForgiving {
            return SearchFolding.folded(text).split { $0 < 0x80 && !(0x61...0x7A).contains($0) }.contains {
                EditDistance.between(Array($0), folded, atMost: 1) != nil
            }
        }
        if text.reduce(0, |) < 0x80 { return isPart(of: text) }
        return SearchFolding.folded(text).withUnsafeBufferPointer(isPart)
    }

    /// Returns whether the word occurs in a text, with only ASCII capitals folded.
    private func isPart(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        folded.withUnsafeBufferPointer { word in
            text.count >= word.count
                && (0...text.count - word.count).contains { start in
                    SearchFolding.lowercase(text[start]) == word[0]
                        && word.indices.allSatisfy { SearchFolding.lowercase(text[start + $0]) == word[$0] }
                }
        }
    }
}

/// The search for words as SQL functions.
extension SearchWord {
    /// Adds a function for each word, which returns whether the word occurs in one of several texts.
    ///
    /// It reads the texts in SQLite's memory, while GRDB's `DatabaseFunction` makes a string of each one.
    /// - Returns: the names of the functions.
    /// - Throws: `DatabaseError` if a statement that uses one of them is still running.
    static func functions(_ words: [SearchWord], _ db: Database) throws -> [String] {
        try words.enumerated().map { number, word in
            // SQLite releases the word with the function, even if it rejects the function.
            let code = sqlite3_create_function_v2(
                db.sqliteConnection, "has_word\(number)", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                Unmanaged.passRetained(word).toOpaque(),
                { context, count, values in
                    guard let pointer = sqlite3_user_data(context) else { return }
                    let word = Unmanaged<SearchWord>.fromOpaque(pointer).takeUnretainedValue()
                    let isFound = UnsafeBufferPointer(start: values, count: Int(count)).contains { value in
                        let start = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
                        return word.isIn(UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value))))
                    }
                    sqlite3_result_int(context, isFound ? 1 : 0)
                }, nil, nil, { pointer in pointer.map { Unmanaged<SearchWord>.fromOpaque($0).release() } })
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
            return "has_word\(number)"
        }
    }
}

/// Text in the form that a search compares: in small letters, without accents, and with plain letters for compatibility
/// forms.
enum SearchFolding {
    /// Returns the folded text in UTF-8.
    static func folded(_ text: String) -> [UInt8] {
        var copy = text
        return copy.withUTF8 { folded($0) }
    }

    /// Returns the folded text of UTF-8 bytes.
    static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.first {
            if byte < 0x80 {
                result.append(lowercase(byte))
                rest = rest.dropFirst()
            } else {
                let letters = rest.prefix { $0 >= 0x80 }
                append(String(decoding: letters, as: UTF8.self), to: &result)
                rest = rest.dropFirst(letters.count)
            }
        }
        return result
    }

    /// Returns the small letter for an ASCII capital, or any other byte unchanged.
    static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func append(_ text: String, to result: inout [UInt8]) {
        let plain = text.uppercased().decomposedStringWithCompatibilityMapping.lowercased()
        for scalar in plain.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            result += String(AccentedLetters.base(of: scalar)).utf8
        }
    }
}
