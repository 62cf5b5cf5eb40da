import Foundation
import TILText

/// The conversion between the marked text of a line in Markdown and plain text.
///
/// It implements the part of CommonMark 0.31 that entries need: escapes, code spans, emphasis, links, images,
/// footnotes, HTML tags and character references.
enum MarkdownInline {
    /// Returns a marked text without its marks, and the tags at its end, which are code spans that start with `#`.
    static func plain(_ marked: some Sequence<UInt8>) -> (text: String, tags: [String]) {
        var plain = MarkdownPlainText(Array(marked))
        let (text, tags) = plain.read()
        return (FieldText.trimmed(text), tags)
    }

    /// Returns Markdown that shows a text unchanged at the start of a line.
    static func escapedLine(_ text: String) -> String {
        var escaped = MarkdownText.escaped(text)
        let bytes = escaped.utf8
        guard let first = bytes.first else { return escaped }
        switch first {
        case "#", ">", "-", "+", "=", ":", "|":
            escaped = "\\" + escaped
        case _ where first.isDigit:
            let digits = bytes.prefix(while: \.isDigit)
            if digits.endIndex < bytes.endIndex, bytes[digits.endIndex] == "." || bytes[digits.endIndex] == ")" {
                escaped = String(Substring(digits)) + "\\" + String(escaped[digits.endIndex...])
            }
        default:
            break
        }
        return escaped
    }

    /// Returns a tag as a code span that ``plain(_:)`` recognises.
    static func code(tag: String) -> String {
        let content = "#" + OneLine.text(tag)
        let longest = content.utf8.split { byte in byte != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + content + fence : "\(fence) \(content) \(fence)"
    }
}
