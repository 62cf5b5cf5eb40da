import TILText

/// Blanks the tags of `word/document.xml`, the body of a .docx file: a paragraph is a passage, and what stands between
/// the runs of its text is not there.
struct WordMask: SourceMask {
    var declarations: [MarkupDeclaration] = []
    /// Whether the mask is in a tag, and whether the text between tags is shown.
    private var isInTag = false
    private var isShown = true

    mutating func mask(_ bytes: inout MaskedBytes, from start: Int, isLast: Bool) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if isInTag {
                if byte == UInt8(ascii: ">") { isInTag = false }
                bytes[index] = MaskedBytes.filler
                index += 1
            } else if byte == UInt8(ascii: "<") {
                if !isLast, bytes.count - index < 40 { return index }
                index = readTag(bytes, index)
            } else if byte == UInt8(ascii: "&") {
                if !isLast, bytes.count - index < HTMLReference.longest { return index }
                guard let reference = HTMLReference(bytes.bytes, at: index) else {
                    index += 1
                    continue
                }
                bytes.write(isShown ? reference.prose : [], over: index..<reference.end)
                index = reference.end
            } else {
                if !isShown { bytes[index] = MaskedBytes.filler } else if byte == 0x0A { bytes[index] = 0x20 }
                index += 1
            }
        }
        return index
    }

    private mutating func readTag(_ bytes: MaskedBytes, _ start: Int) -> Int {
        var end = start + 1
        while end < min(bytes.count, start + 40), bytes[end] > 0x20, bytes[end] != UInt8(ascii: ">") { end += 1 }
        let tag = String(decoding: bytes.bytes[(start + 1)..<end], as: UTF8.self)
        isInTag = true
        switch tag {
        case "/w:p", "w:p/": bytes.breakPassage(start..<end)
        case "w:tab", "w:br", "w:cr", "w:tab/", "w:br/", "w:cr/": bytes.write([0x20], over: start..<end)
        case "w:noBreakHyphen/", "w:noBreakHyphen": bytes.write([UInt8(ascii: "-")], over: start..<end)
        default: bytes.clear(start..<end)
        }
        switch tag {
        case "w:instrText", "w:delText", "w:del": isShown = false
        case "/w:instrText", "/w:delText", "/w:del": isShown = true
        default: break
        }
        return end
    }
}
