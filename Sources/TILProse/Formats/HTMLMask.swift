import TILText

/// Blanks the tags of HTML. Text of scripts, styles and code is none; the title of an `abbr` makes a definition.
struct HTMLMask: SourceMask {
    /// What the mask is in the middle of.
    private enum State {
        case text
        /// A tag, and the quote that an attribute's value is in.
        case tag(Tag, quote: UInt8)
        case comment
        /// The content of an element up to its end tag: of which nothing, or something that is no prose.
        case element(name: String, isOpaque: Bool)
    }

    /// What comes in the place of a tag.
    private enum Tag {
        case nothing
        case skip(name: String, isOpaque: Bool)
    }

    var declarations: [MarkupDeclaration] = []
    private var state = State.text

    mutating func mask(_ bytes: inout MaskedBytes, from start: Int, isLast: Bool) -> Int {
        var index = start
        while index < bytes.count {
            switch state {
            case .text:
                let byte = bytes[index]
                if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
                    let needed = byte == UInt8(ascii: "&") ? HTMLReference.longest : MaskedBytes.lookahead
                    if !isLast, bytes.count - index < needed { return index }
                    index = byte == UInt8(ascii: "&") ? readReference(bytes, index) : readTag(bytes, index)
                } else {
                    if byte == 0x0A { bytes[index] = 0x20 }
                    index += 1
                }
            case .tag(let tag, let quote):
                index = finishTag(tag, quote: quote, bytes, index)
            case .comment:
                if !isLast, bytes.count - index < 3 { return index }
                if bytes.has("-->", at: index) {
                    bytes.clear(index..<(index + 3))
                    index += 3
                    state = .text
                } else {
                    bytes[index] = MaskedBytes.filler
                    index += 1
                }
            case .element(let name, let isOpaque):
                if bytes[index] == UInt8(ascii: "<") {
                    if !isLast, bytes.count - index < 40 { return index }
                    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/"),
                        bytes.name(at: index + 2, lowercased: true) == name
                    {
                        state = .tag(.nothing, quote: 0)
                        continue
                    }
                }
                bytes[index] = isOpaque ? MaskedBytes.opaque : MaskedBytes.filler
                index += 1
            }
        }
        return index
    }

    // MARK: Tags

    /// Blanks the name of a tag and goes on inside it.
    private mutating func readTag(_ bytes: MaskedBytes, _ start: Int) -> Int {
        if bytes.has("<!--", at: start) {
            state = .comment
            bytes.clear(start..<(start + 4))
            return start + 4
        }
        var index = start + 1
        guard index < bytes.count else {
            bytes[start] = MaskedBytes.opaque
            return index
        }
        let isEnd = bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let isMarkup = index < bytes.count && (bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?"))
        let name = bytes.name(at: index, lowercased: true)
        guard !name.isEmpty || isMarkup else {
            bytes[start] = MaskedBytes.opaque
            return start + 1
        }
        index += name.utf8.count
        let kind = HTMLElement(name)
        if !isEnd, kind == .abbreviation { declare(bytes, start, name) }
        switch kind {
        case .block: bytes.breakPassage(start..<index)
        case .lineBreak: bytes.write([0x20], over: start..<index)
        case .meaning where !isEnd: bytes.write([UInt8(ascii: ":")], over: start..<index)
        case .meaning: bytes.breakPassage(start..<index)
        case .cell where !isEnd: bytes.write([0x20, UInt8(ascii: "|")], over: start..<index)
        default: bytes.clear(start..<index)
        }
        switch kind {
        case .code where !isEnd: state = .tag(.skip(name: name, isOpaque: true), quote: 0)
        case .hidden where !isEnd: state = .tag(.skip(name: name, isOpaque: false), quote: 0)
        default: state = .tag(.nothing, quote: 0)
        }
        return index
    }

    /// Blanks the attributes of a tag up to its end or the end of the buffer.
    private mutating func finishTag(_ tag: Tag, quote: UInt8, _ bytes: MaskedBytes, _ start: Int) -> Int {
        var index = start
        var quote = quote
        var isEmpty = false
        while index < bytes.count {
            let byte = bytes[index]
            bytes[index] = MaskedBytes.filler
            index += 1
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                if case .skip(let name, let isOpaque) = tag, !isEmpty {
                    state = .element(name: name, isOpaque: isOpaque)
                } else {
                    state = .text
                }
                return index
            }
            isEmpty = byte == UInt8(ascii: "/")
        }
        state = .tag(tag, quote: quote)
        return index
    }

    /// Notes the definition of `<abbr title="World Wide Web">WWW</abbr>`, if all of it is there.
    private mutating func declare(_ bytes: MaskedBytes, _ start: Int, _ name: String) {
        let limit = min(bytes.count, start + MaskedBytes.lookahead)
        guard let title = HTMLAttribute(named: "title", ofTagAt: start, in: bytes, limit: limit) else { return }
        let text = (title.tagEnd..<limit).prefix { bytes[$0] != UInt8(ascii: "<") }
        guard let long = HTMLReference.text(bytes, title.value), let short = HTMLReference.text(bytes, text),
            short.utf8.count >= 2, short.utf8.count <= 24, long.utf8.count > short.utf8.count
        else { return }
        declarations.append(MarkupDeclaration(short: short, long: long, shortRange: text, longRange: title.value))
    }

    // MARK: Text

    private func readReference(_ bytes: MaskedBytes, _ start: Int) -> Int {
        guard let reference = HTMLReference(bytes.bytes, at: start) else { return start + 1 }
        bytes.write(reference.prose, over: start..<reference.end)
        return reference.end
    }
}
