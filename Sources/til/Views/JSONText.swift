import Foundation
import TILCore

/// Writes JSON as every `--json` does: keys in alphabetical order, instants in UTC as ISO 8601.
enum JSONText {
    /// A value as JSON on one line.
    static func encode(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }()
}
