import Foundation
import GRDB

/// Comparing without regard to case, the way search does.
enum SearchFold {
    /// Text in lower case by Unicode's default mapping, as bytes.
    static func fold(_ text: String) -> [UInt8] { Array(text.lowercased().utf8) }

    /// The SQL function `has_text(short, long, note)`: whether any of them has the needle in it.
    static func function(_ needle: [UInt8]) -> DatabaseFunction {
        DatabaseFunction("has_text", argumentCount: 3, pure: true) { values in
            for value in values {
                if let text = String.fromDatabaseValue(value), contains(needle, in: text) { return true }
            }
            return false
        }
    }

    private static func contains(_ needle: [UInt8], in text: String) -> Bool {
        let haystack = fold(text)
        guard haystack.count >= needle.count, let first = needle.first else { return false }
        return haystack.indices.dropLast(needle.count - 1).contains { start in
            haystack[start] == first && haystack[start..<start + needle.count].elementsEqual(needle)
        }
    }
}
