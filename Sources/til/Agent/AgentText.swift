import Foundation
import TILCore
import TILProse
import TILText

/// A text that an agent has passed, with the name of its format.
struct AgentText: Decodable {
    let text: String
    var format: String?

    /// The greatest size of a text in bytes. A document that is longer is read by 'til scan' and 'til lint'.
    static let longest = 1 << 20

    /// Returns the format. Without a name it is Markdown, which also reads plain text.
    func documentFormat() throws -> DocumentFormat {
        guard let name = format else { return .markdown }
        guard let format = DocumentFormat(rawValue: name) else {
            throw AgentToolError(
                sentence: "There is no format '\(name.visible)'. Use \(Self.formats.joined(separator: ", ")).")
        }
        return format
    }

    /// The names of the formats of texts.
    static let formats = [DocumentFormat.markdown, .plain, .restructuredText, .html, .latex, .roff].map(\.rawValue)

    /// The arguments of a tool that takes a text.
    static let properties = [
        AgentProperty(name: "text", kind: .text, purpose: "The text, at most 1 MiB.", isRequired: true),
        AgentProperty(name: "format", kind: .choice(formats), purpose: "Its format. The default is markdown."),
    ]

    /// Returns the bytes of the text.
    /// - Throws: `AgentToolError` if it is too long.
    func bytes() throws -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.count <= Self.longest else {
            throw AgentToolError(
                sentence:
                    "The text has \(bytes.count) bytes, and a call takes at most \(Self.longest). Pass a part of it.")
        }
        return bytes
    }
}
