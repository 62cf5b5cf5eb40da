import TILText

extension HTMLElement {
    /// The kind of the text, or nil for prose.
    var kind: MarkupKind? {
        switch subject {
        case nil: nil
        case .code: .code
        case .heading: .heading
        case .link: .link
        case .quotation: .quotation
        case .table: .table
        }
    }

    /// Whether the tags separate sentences.
    var endsPassage: Bool {
        [.block, .lineBreak, .term, .meaning, .cell].contains(role)
    }

    /// Returns the replacement of a tag.
    func text(isEnd: Bool) -> [UInt8] {
        switch role {
        case .block: [Markup.passageEnd]
        case .lineBreak: [.space]
        case .term: isEnd ? [] : [Markup.passageEnd]
        case .meaning: [isEnd ? Markup.passageEnd : UInt8(ascii: ":")]
        case .cell: isEnd ? [] : Array(" |".utf8)
        case .hyphen: [UInt8(ascii: "-")]
        case .inline, .code, .hidden: []
        }
    }

    /// Whether the text is not prose.
    var isCode: Bool { subject == .code }

    /// The elements that cannot be nested, so that a start tag ends the preceding one.
    static let flat = Set(names: "a dt label button w:r")
}

/// Reads the tags in an HTML document or in a paragraph of another format.
struct TagReader {
    /// The definitions made by `title` attributes.
    private(set) var declarations: [MarkupDeclaration] = []
    /// The open element whose text has a kind. Its depth counts the open elements with its name, including itself.
    private var open: (name: String, kind: MarkupKind, start: Int, depth: Int)?
    /// The start of the outermost open list of terms, and the number of open ones.
    private var terms = (start: 0, depth: 0)
    /// The code elements without an end tag in the rest of the text.
    private var unended: Set<String> = []

    /// Reads a tag or a comment.
    /// - Returns: the element and the end of the tag or of the code in it, or nil if there is no tag.
    mutating func read(_ start: Int, before limit: Int, _ buffer: MarkupBuffer) -> (element: HTMLElement, end: Int)? {
        guard let tag = HTMLTag(buffer.source, at: start, limit: limit) else { return nil }
        let element = HTMLElement(tag.name)
        let end = tag.range.upperBound
        guard !tag.isComment else {
            buffer.fill(tag.range)
            buffer.mark(.comment, tag.range)
            return (element, end)
        }
        if let declaration = MarkupDeclaration(titleOf: tag, buffer) { declarations.append(declaration) }
        buffer.write(element.text(isEnd: tag.isEnd), over: tag.range)
        buffer.mark(.code, tag.range)
        if element.isCode, !tag.isEnd, !tag.isEmpty, !unended.contains(tag.name) {
            if let close = buffer.endTag(tag.name, from: end, before: limit) {
                let content = end..<close.lowerBound
                if tag.name == "pre", buffer.isPreformattedProse(content) {
                    buffer.write([Markup.passageEnd], over: tag.range)
                    buffer.breakPreformatted(content)
                    buffer.endPassage(at: close.lowerBound - 1)
                    buffer.mark(.quotation, content)
                    return (element, end)
                }
                buffer.hide(content)
                if element.role != .code { buffer.fill(content) }
                return (element, close.lowerBound)
            }
            unended.insert(tag.name)
        }
        readTerms(tag, limit, buffer)
        readKind(tag, element, buffer)
        return (element, end)
    }

    /// Ends the open elements at the end of the text.
    mutating func finish(at end: Int, _ buffer: MarkupBuffer) {
        if let open { buffer.mark(open.kind, open.start..<end) }
        if terms.depth > 0 { buffer.mark(.entry, terms.start..<end) }
        open = nil
        terms.depth = 0
        unended = []
    }

    /// Marks a list of terms, or an item of another list that starts with a term in bold type or code.
    private mutating func readTerms(_ tag: HTMLTag, _ limit: Int, _ buffer: MarkupBuffer) {
        if tag.name == "dl" {
            if terms.depth == 0, !tag.isEnd { terms.start = tag.range.lowerBound }
            terms.depth = max(0, terms.depth + (tag.isEnd ? -1 : 1))
            if tag.isEnd, terms.depth == 0 { buffer.mark(.entry, terms.start..<tag.range.upperBound) }
        } else if tag.name == "li", !tag.isEnd, startsWithTerm(tag.range.upperBound, limit, buffer) {
            let near = min(limit, tag.range.upperBound + MarkupBuffer.reach)
            let end = ["</li", "<li", "</ul", "</ol"].compactMap { mark in
                buffer.find(mark, from: tag.range.upperBound, before: near)
            }.min()
            buffer.mark(.entry, tag.range.lowerBound..<(end ?? near))
        }
    }

    /// Whether a term and a colon or a dash start at an offset: "<b>Term</b>: text".
    private func startsWithTerm(_ start: Int, _ limit: Int, _ buffer: MarkupBuffer) -> Bool {
        let first = (start..<limit).first { index in !buffer[index].isSpace } ?? limit
        guard first < limit, buffer[first] == "<", let tag = HTMLTag(buffer.source, at: first, limit: limit),
            ["b", "strong", "dfn", "code", "em", "i"].contains(tag.name),
            let close = buffer.endTag(tag.name, from: tag.range.upperBound, before: min(limit, first + 200))
        else { return false }
        let next = (close.upperBound..<limit).first { index in !buffer[index].isSpace } ?? limit
        let marks: [StaticString] = [":", "- ", "– ", "— ", "—", "&ndash;", "&mdash;"]
        return marks.contains { mark in buffer.has(mark, at: next) } || buffer[close.lowerBound - 1] == ":"
    }

    /// Opens an element with a kind if none is open, or closes the open one. In a Word document, an empty element in a
    /// paragraph or a run names its style.
    private mutating func readKind(_ tag: HTMLTag, _ element: HTMLElement, _ buffer: MarkupBuffer) {
        if let current = open {
            let isNext = current.name == tag.name && HTMLElement.flat.contains(tag.name) && !tag.isEnd
            if isNext || current.name == "dt" && tag.name == "dd" {
                buffer.mark(current.kind, current.start..<tag.range.lowerBound)
                open = nil
            } else {
                guard current.name == tag.name, !tag.isEmpty else { return }
                open?.depth += tag.isEnd ? -1 : 1
                guard open?.depth == 0 else { return }
                buffer.mark(current.kind, current.start..<tag.range.upperBound)
                open = nil
                return
            }
        }
        if tag.name == "w:pstyle" || tag.name == "w:rstyle", let style = tag.value(of: "w:val", in: buffer.source),
            WordDocument.isCode(style: buffer.string(style))
        {
            open = (String(tag.name.prefix(3)), [.code, .name], tag.range.lowerBound, 1)
        }
        // Doxygen puts source code into elements of the class fragment.
        let fragment = tag.value(of: "class", in: buffer.source).flatMap {
            buffer.source[$0].elementsEqual("fragment".utf8) ? MarkupKind.code : nil
        }
        guard !tag.isEnd, !tag.isEmpty, let kind = element.kind ?? fragment else { return }
        open = (tag.name, kind, tag.range.lowerBound, 1)
    }
}

extension MarkupDeclaration {
    /// Creates the definition made by `<abbr title="World Wide Web">WWW</abbr>`.
    init?(titleOf tag: HTMLTag, _ buffer: MarkupBuffer) {
        guard !tag.isEnd, tag.name == "abbr" || tag.name == "acronym",
            let title = tag.value(of: "title", in: buffer.source)
        else { return nil }
        let limit = min(buffer.count, tag.range.upperBound + 200)
        let end = ByteSearch.next(UInt8(ascii: "<"), buffer.source, tag.range.upperBound..<limit)
        let text = tag.range.upperBound..<end
        guard let long = buffer.plainText(title), let short = buffer.plainText(text), short.utf8.count >= 2,
            !long.contains("://"),
            short.utf8.count <= 24, long.utf8.count > short.utf8.count
        else { return nil }
        self.init(short: short, long: long, shortRange: text, longRange: title)
    }
}

extension MarkupBuffer {
    /// Replaces a character reference by its character.
    /// - Returns: the end of the reference.
    func readReference(_ start: Int) -> Int {
        guard let reference = HTMLReference(source, at: start) else { return start + 1 }
        write(reference.prose, over: start..<reference.end)
        return reference.end
    }

    /// Returns the text of a range with references decoded and white space collapsed, or nil if it is not valid UTF-8.
    func plainText(_ range: ByteRange) -> String? {
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if source[index] == "&", let reference = HTMLReference(source, at: index),
                reference.end <= range.upperBound
            {
                result += reference.prose
                index = reference.end
            } else {
                result.append(source[index])
                index += 1
            }
        }
        guard !result.contains(Markup.opaque) else { return nil }
        let words = result.split(whereSeparator: \.isSpace)
        return String(validating: Array(words.joined(separator: [.space])), as: UTF8.self)
    }

    /// Returns the end tag of an element that cannot contain elements.
    func endTag(_ name: String, from start: Int, before limit: Int) -> ByteRange? {
        var index = start
        while let found = find("</", from: index, before: limit) {
            if let tag = HTMLTag(source, at: found, limit: limit), tag.name == name { return tag.range }
            index = found + 2
        }
        return nil
    }
}

/// Preformatted text in HTML: code, or a text that was written for a terminal, such as release notes.
extension MarkupBuffer {
    /// Whether preformatted text is prose: it has no elements but links, and most of its lines are not like code.
    fileprivate func isPreformattedProse(_ content: ByteRange) -> Bool {
        var index = content.lowerBound
        while let start = find("<", from: index, before: content.upperBound) {
            guard let tag = HTMLTag(source, at: start, limit: content.upperBound), tag.name == "a" else { return false }
            index = tag.range.upperBound
        }
        var lines = 0
        var code = 0
        for line in ByteSearch.lines(source, from: content.lowerBound, before: content.upperBound) {
            let text = textStart(line)..<line.upperBound
            guard !text.isEmpty else { continue }
            lines += 1
            if isCode(text) { code += 1 }
        }
        return lines >= 3 && 2 * code < lines
    }

    /// Ends a passage at each blank line of a preformatted text, and before each item of a list.
    fileprivate func breakPreformatted(_ content: ByteRange) {
        for line in ByteSearch.lines(source, from: content.lowerBound, before: content.upperBound)
        where line.lowerBound > content.lowerBound {
            let start = textStart(line)
            let isItem = start + 1 < line.upperBound && source[start].isOne(of: "-*+") && source[start + 1].isBlank
            if start >= line.upperBound || isItem { endPassage(at: line.lowerBound - 1) }
        }
    }
}

extension HTMLReference {
    /// The bytes in prose. Angle brackets, control characters and unknown references become opaque marks or spaces.
    fileprivate var prose: [UInt8] {
        switch scalar {
        case nil, "<", ">", "\\", "`", "$": [Markup.opaque]
        // Typographic spaces become plain spaces.
        case "\u{A0}", "\u{2002}", "\u{2003}", "\u{2009}": [.space]
        case let scalar? where scalar.value < 0x20: [.space]
        case let scalar?: Array(String(scalar).utf8)
        }
    }
}
