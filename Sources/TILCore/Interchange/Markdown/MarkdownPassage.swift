import TILText

/// Follows the passages of a Markdown file that hold no entries: code blocks, comments and front matter.
struct MarkdownPassage {
    private var fence: CodeFence?
    private var isInComment = false
    private var isInFrontMatter = false

    /// Whether a line, the next of the file, belongs to such a passage.
    mutating func isPassedOver(_ line: MarkdownLine) -> Bool {
        if let open = fence {
            if line.text.withUnsafeBufferPointer({ open.isClosed(by: $0) }) { fence = nil }
            return true
        }
        if isInFrontMatter {
            isInFrontMatter = !(line.text.elementsEqual("---".utf8) || line.text.elementsEqual("...".utf8))
            return true
        }
        if line.number == 1, line.text.elementsEqual("---".utf8) {
            isInFrontMatter = true
            return true
        }
        let starts = line.text.starts(with: "<!--".utf8)
        if isInComment || starts {
            isInComment = !line.text.dropFirst(starts ? 4 : 0).reversed().starts(with: "-->".utf8.reversed())
            return true
        }
        if case .fence(let opened) = line.kind { fence = opened }
        return fence != nil
    }
}
