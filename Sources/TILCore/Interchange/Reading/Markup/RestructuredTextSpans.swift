import TILText

/// The text of a part of reStructuredText without inline markup.
struct RestructuredTextSpans {
    let text: String
    let lead: String?
    /// The acronyms and meanings of `:abbr:` roles, such as `` :abbr:`LIFO (last in, first out)` ``.
    let abbreviations: [(short: String, long: String)]

    init(_ marked: ArraySlice<UInt8>) {
        var output: [UInt8] = []
        var abbreviations: [(short: String, long: String)] = []
        var firstSpan: [UInt8]?
        var keptLink: String?
        var index = marked.startIndex
        var hasNoMoreQuotes = false
        /// Returns the offset of the backquotes that close a span.
        func closing(_ mark: StaticString, from start: Int) -> Int? {
            if hasNoMoreQuotes { return nil }
            let found = marked.offset(of: mark, from: start)
            if found == nil, mark.utf8CodeUnitCount == 1 { hasNoMoreQuotes = true }
            return found
        }
        while index < marked.endIndex {
            let rest = marked[index...]
            let byte = marked[index]
            if rest.hasPrefix("``"), let end = closing("``", from: index + 2) {
                let code = marked[(index + 2)..<end]
                if output.isEmpty { firstSpan = Array(code) }
                output += code
                index = end + 2
            } else if byte == ":", let open = Self.roleEnd(rest), let end = closing("`", from: open + 1) {
                let name = marked[(index + 1)..<(open - 1)]
                let content = marked[(open + 1)..<end]
                if name.elementsEqual("abbr".utf8) || name.elementsEqual("abbreviation".utf8),
                    let bracket = content.firstIndex(where: { $0 == "(" }), content.last == UInt8(ascii: ")")
                {
                    abbreviations.append((content[..<bracket].text, content[(bracket + 1)...].dropLast().text))
                }
                output += Self.withoutTarget(content)
                index = end + 1
            } else if byte == "`", let end = closing("`", from: index + 1) {
                let link = marked[(index + 1)..<end]
                let content = Self.withoutTarget(link)
                if output.isEmpty { firstSpan = Array(content) }
                index = end + 1
                while index < marked.endIndex, marked[index] == "_" { index += 1 }
                let address = link[content.endIndex...].trimmed.dropFirst().dropLast().text
                if marked[index...].isBlank,
                    let kept = MarkdownLink.text(content.text, to: address, after: output[...].text)
                {
                    keptLink = kept
                } else {
                    output += content
                }
            } else if byte == "\\", index + 1 < marked.endIndex {
                if !marked[index + 1].isSpace { output.append(marked[index + 1]) }
                index += 2
            } else if byte == "_", output.last.map({ $0.isLetter || $0.isDigit }) ?? false, Self.endsWord(marked, index)
            {
                // A reference such as `name_`.
                index += 1
            } else if byte == "[", let end = Self.footnoteEnd(rest) {
                index = end
            } else {
                output.append(byte)
                index += 1
            }
        }
        let spans = SpanMarks(output, marks: "*|")
        text = [spans.text[...].text, keptLink].compactMap(\.self).joined(separator: " ")
        let lead = SpanMarks.text(lead: firstSpan ?? spans.lead)
        self.lead = lead == text ? nil : lead
        self.abbreviations = abbreviations
    }

    /// Returns the offset of the backquote after a role such as `:term:`.
    private static func roleEnd(_ text: ArraySlice<UInt8>) -> Int? {
        let name = text.dropFirst().prefix(40).prefix { $0.isLetter || $0.isDigit || "-_+.:".utf8.contains($0) }
        guard name.count > 1, name.last == UInt8(ascii: ":"), name.endIndex < text.endIndex, text[name.endIndex] == "`"
        else {
            return nil
        }
        return name.endIndex
    }

    /// Returns the text of a link without the target in angle brackets at its end.
    private static func withoutTarget(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.last == UInt8(ascii: ">"), let open = text.lastIndex(where: { $0 == "<" }), open > text.startIndex
        else {
            return text
        }
        return text[..<open].trimmed
    }

    private static func endsWord(_ text: ArraySlice<UInt8>, _ index: Int) -> Bool {
        let next = index + 1
        guard next < text.endIndex else { return true }
        return text[next].isSpace || ".,;:)".utf8.contains(text[next])
    }

    /// Returns the offset after a reference to a footnote, such as `[1]_`.
    private static func footnoteEnd(_ text: ArraySlice<UInt8>) -> Int? {
        let label = text.dropFirst().prefix(20).prefix { $0.isDigit || $0.isLetter || $0 == "#" || $0 == "*" }
        guard text[label.endIndex...].hasPrefix("]_") else { return nil }
        return label.endIndex + 2
    }
}
