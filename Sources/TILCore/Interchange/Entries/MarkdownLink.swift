import TILText

/// A link at the end of a text, as Markdown writes it: `[Wikipedia](https://x.y)` or `[[Wikipedia]](https://x.y)`.
///
/// Only the letters say whether the text of a link is part of a meaning or a remark. Therefore readers leave a link at
/// the end of a text in this form if words are before it.
struct MarkdownLink {
    /// The offset at which the link starts.
    let start: Int
    /// The text of the link with its marks.
    let label: String
    let address: String

    /// Finds the link at the end of a text. The result is nil if there is none.
    init?(atEndOf text: ArraySlice<UInt8>) {
        guard text.last == ")", let open = Self.opening(of: text, UInt8(ascii: "("), UInt8(ascii: ")")) else {
            return nil
        }
        let before = text[..<open]
        guard before.last == "]", let start = Self.opening(of: before, UInt8(ascii: "["), UInt8(ascii: "]")) else {
            return nil
        }
        // Brackets after a backslash are text.
        let isEscaped = text[..<start].last == "\\" || before.dropLast().last == "\\"
        if isEscaped { return nil }
        self.start = start
        let marked = before[(start + 1)...].dropLast()
        label = marked.drop { byte in byte == "[" }.text.replacing(scalar: "]", with: "")
        address = text[(open + 1)...].dropLast().text
        if label.isEmpty { return nil }
    }

    /// Returns a link in this form, if it may be a remark on the words before it.
    static func text(_ label: String, to address: String, after words: String) -> String? {
        guard !label.isEmpty, !address.isEmpty, !address.hasPrefix("#"), mayFollow(Array(words.utf8)[...]) else {
            return nil
        }
        return "[\(label)](\(address))"
    }

    /// Returns whether a link after a text may be a remark. The only text after an acronym is its meaning, even if it
    /// is a link.
    static func mayFollow(_ text: ArraySlice<UInt8>) -> Bool {
        let words = text.trimmed
        let text = words.text
        guard LineSeparator.withoutTrailingSigns(text) == text else { return false }
        return words.contains(where: \.isSpace) && !"-=:|~,;>*_`![(".utf8.contains(words.last ?? 0)
    }

    private static let pointers: Set<String> = [
        "article", "details", "docs", "documentation", "homepage", "info", "link", "more", "more info", "ref",
        "reference", "see", "site", "source", "website", "wiki", "wikipedia",
    ]

    /// Returns whether the text of a link only points to the other page, such as `Wikipedia` or `[1]`.
    static func isPointer(_ label: String) -> Bool {
        pointers.contains(label.lowercased()) || label.utf8.allSatisfy(\.isDigit)
    }

    /// Returns a text without the marks of the links at its end.
    static func unlinked(_ text: String) -> String {
        guard text.utf8.last == UInt8(ascii: ")"), text.utf8.contains(UInt8(ascii: "[")) else { return text }
        var rest = Array(text.utf8)[...]
        var labels: [String] = []
        while let link = MarkdownLink(atEndOf: rest) {
            labels.append(link.label)
            rest = rest[..<link.start]
        }
        return ([rest.text] + labels.reversed()).joined(separator: " ")
    }

    /// Returns the offset of the bracket that the bracket at the end of a text closes, or nil.
    private static func opening(of text: ArraySlice<UInt8>, _ openMark: UInt8, _ closeMark: UInt8) -> Int? {
        var depth = 0
        return text.lastIndex { byte in
            if byte == closeMark { depth += 1 }
            if byte == openMark { depth -= 1 }
            return depth == 0
        }
    }
}
