/// Plain text as Markdown.
package enum MarkdownText {
    /// Returns Markdown that shows a text unchanged, on one line.
    package static func escaped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case "\\", "`", "*", "[", "<", "~":
                result.append(UInt8(ascii: "\\"))
            case "_":
                // An underscore inside a word is not a mark.
                let isInWord =
                    index > 0 && index + 1 < bytes.count && bytes[index - 1].isOfWord && bytes[index + 1].isOfWord
                if !isInWord { result.append(UInt8(ascii: "\\")) }
            case "&":
                if HTMLReference(bytes, at: index)?.scalar != nil { result.append(UInt8(ascii: "\\")) }
            default:
                break
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
