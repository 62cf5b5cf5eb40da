import Foundation
import TILCore
import TILProse
import TILText

/// A text that an agent has passed.
enum AgentText {
    /// The greatest size of a text in bytes. A document that is longer is read by 'til scan' and 'til lint'.
    static let longest = 1 << 20

    /// Returns the format with a name. Without a name it is Markdown, which also reads plain text.
    static func format(named name: String?) throws -> DocumentFormat {
        guard let name else { return .markdown }
        guard let format = DocumentFormat(rawValue: name) else {
            throw AgentToolError(
                sentence: "There is no format '\(name.visible)'. Use \(formats.joined(separator: ", ")).")
        }
        return format
    }

    /// The names of the formats of texts.
    static let formats = [DocumentFormat.markdown, .plain, .restructuredText, .html, .latex, .roff].map(\.rawValue)

    /// Returns the bytes of a text.
    /// - Throws: `AgentToolError` if it is too long.
    static func bytes(_ text: String) throws -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.count <= longest else {
            throw AgentToolError(
                sentence: "The text has \(bytes.count) bytes, and a call takes at most \(longest). Pass a part of it.")
        }
        return bytes
    }
}
