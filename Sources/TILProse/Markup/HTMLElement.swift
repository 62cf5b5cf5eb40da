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
    /// The open element whose text has a kind.
    private var open: OpenElement?
    private var termLists = OpenTermLists()
    /// The code elements without an end tag in the rest of the text.
    private var unended: Set<String> = []

    /// The open lists of terms.
    private struct OpenTermLists {
        /// The start of the outermost one.
        var start = 0
        var depth = 0
    }

    /// A tag that was read.
    struct ReadTag {
        let element: HTMLElement
        /// The end of the tag, or of the code in the element.
        let end: Int
    }

    private struct OpenElement {
        let name: String
        let kind: MarkupKind
        let start: Int
        /// The number of open elements with this name.
        var depth = 1
    }

    /// Reads a tag or a comment.
    /// - Returns: the tag, or nil if there is none.
    mutating func read(at start: Int, before limit: Int, in buffer: MarkupBuffer) -> ReadTag? {
        guard let tag = HTMLTag(buffer.source, at: start, limit: limit) else { return nil }
        let element = HTMLElement(tag.name)
        let end = tag.range.upperBound
        if tag.isComment {
            buffer.fill(tag.range)
            buffer.mark(.comment, tag.range)
            return ReadTag(element: element, end: end)
        }
        if let declaration = MarkupDeclaration(titleOf: tag, buffer) { declarations.append(declaration) }
        buffer.write(element.text(isEnd: tag.isEnd), over: tag.range)
        buffer.mark(.code, tag.range)
        if let content = codeContent(of: tag, element, before: limit, in: buffer) {
            return ReadTag(element: element, end: readCode(tag, element, content: content, in: buffer))
        }
        readTerms(tag, before: limit, in: buffer)
        readKind(tag, element, in: buffer)
        return ReadTag(element: element, end: end)
    }

    /// Returns the content of an element for code, or nil for any other tag. Remembers an element without an end tag,
    /// so that the tag is not searched again.
    private mutating func codeContent(
        of tag: HTMLTag, _ element: HTMLElement, before limit: Int, in buffer: MarkupBuffer
    ) -> ByteRange? {
        let startsCode = element.isCode && !tag.isEnd && !tag.isEmpty
        guard startsCode, !unended.contains(tag.name) else { return nil }
        let start = tag.range.upperBound
        guard let close = buffer.endTag(tag.name, from: start, before: limit) else {
            unended.insert(tag.name)
            return nil
        }
        return start..<close.lowerBound
    }

    /// Hides the content of an element for code, unless it is preformatted prose.
    /// - Returns: the offset at which to continue.
    private func readCode(_ tag: HTMLTag, _ element: HTMLElement, content: ByteRange, in buffer: MarkupBuffer) -> Int {
        if tag.name == "pre", buffer.isPreformattedProse(content) {
            buffer.write([Markup.passageEnd], over: tag.range)
            buffer.breakPreformatted(content)
            buffer.endPassage(at: content.upperBound - 1)
            buffer.mark(.quotation, content)
            return content.lowerBound
        }
        buffer.hide(content)
        if element.role != .code { buffer.fill(content) }
        return content.upperBound
    }

    /// Ends the open elements at the end of the text.
    mutating func finish(at end: Int, in buffer: MarkupBuffer) {
        if let open { buffer.mark(open.kind, open.start..<end) }
        if termLists.depth > 0 { buffer.mark(.entry, termLists.start..<end) }
        open = nil
        termLists.depth = 0
        unended = []
    }

    /// Marks a list of terms, or an item of another list that starts with a term in bold type or code.
    private mutating func readTerms(_ tag: HTMLTag, before limit: Int, in buffer: MarkupBuffer) {
        switch tag.name {
        case "dl": readTermList(tag, in: buffer)
        case "li" where !tag.isEnd:
            let start = tag.range.upperBound
            guard startsWithTerm(from: start, before: limit, in: buffer) else { return }
            let near = min(limit, start + MarkupBuffer.reach)
            let ends = Self.itemEnds.compactMap { mark in buffer.find(mark, from: start, before: near) }
            buffer.mark(.entry, tag.range.lowerBound..<(ends.min() ?? near))
        default: break
        }
    }

    private mutating func readTermList(_ tag: HTMLTag, in buffer: MarkupBuffer) {
        if tag.isEnd {
            termLists.depth = max(0, termLists.depth - 1)
            if termLists.depth == 0 { buffer.mark(.entry, termLists.start..<tag.range.upperBound) }
        } else {
            if termLists.depth == 0 { termLists.start = tag.range.lowerBound }
            termLists.depth += 1
        }
    }

    /// The tags before which an item of a list ends.
    private static let itemEnds: [StaticString] = ["</li", "<li", "</ul", "</ol"]
    /// The elements that set a term apart, and the greatest length of a term with its tags.
    private static let termElements: Set = ["b", "strong", "dfn", "code", "em", "i"]
    private static let longestTerm = 200

    /// Whether a term and a colon or a dash start at an offset: "<b>Term</b>: text".
    private func startsWithTerm(from start: Int, before limit: Int, in buffer: MarkupBuffer) -> Bool {
        let first = (start..<limit).first { index in !buffer[index].isSpace }
        guard let first, buffer[first] == "<", let tag = HTMLTag(buffer.source, at: first, limit: limit),
            Self.termElements.contains(tag.name)
        else { return false }
        let near = min(limit, first + Self.longestTerm)
        guard let close = buffer.endTag(tag.name, from: tag.range.upperBound, before: near) else { return false }
        let endsWithColon = buffer[close.lowerBound - 1] == ":"
        let next = (close.upperBound..<limit).first { index in !buffer[index].isSpace } ?? limit
        return endsWithColon || Self.marksAfterTerm.contains { mark in buffer.has(mark, at: next) }
    }

    private static let marksAfterTerm: [StaticString] = [":", "- ", "– ", "— ", "—", "&ndash;", "&mdash;"]

    /// Opens an element with a kind if none is open, or closes the open one. In a Word document, an empty element in a
    /// paragraph or a run names its style.
    private mutating func readKind(_ tag: HTMLTag, _ element: HTMLElement, in buffer: MarkupBuffer) {
        if let current = open {
            guard ends(current, before: tag) else {
                readNested(tag, in: current, buffer)
                return
            }
            buffer.mark(current.kind, current.start..<tag.range.lowerBound)
            open = nil
        }
        open = styledElement(tag, in: buffer) ?? openedElement(tag, element, in: buffer)
    }

    /// The empty elements of Word that name the style of the element around them.
    private static let styles = ["w:pstyle": "w:p", "w:rstyle": "w:r"]

    /// Returns the element of a Word document whose style an empty element names, if it is a style of code.
    private func styledElement(_ tag: HTMLTag, in buffer: MarkupBuffer) -> OpenElement? {
        guard hasStyleOfCode(tag, in: buffer), let name = Self.styles[tag.name] else { return nil }
        return OpenElement(name: name, kind: [.code, .name], start: tag.range.lowerBound)
    }

    /// Returns the element that a tag opens, if it has a kind.
    private func openedElement(_ tag: HTMLTag, _ element: HTMLElement, in buffer: MarkupBuffer) -> OpenElement? {
        guard !tag.isEnd, !tag.isEmpty, let kind = element.kind ?? fragmentKind(tag, in: buffer) else { return nil }
        return OpenElement(name: tag.name, kind: kind, start: tag.range.lowerBound)
    }

    /// Whether a tag ends the open element without an end tag.
    private func ends(_ current: OpenElement, before tag: HTMLTag) -> Bool {
        let isNextFlatElement = current.name == tag.name && !tag.isEnd && HTMLElement.flat.contains(tag.name)
        let isMeaningOfTerm = current.name == "dt" && tag.name == "dd"
        return isNextFlatElement || isMeaningOfTerm
    }

    /// Reads a tag in an open element, which it may end.
    private mutating func readNested(_ tag: HTMLTag, in current: OpenElement, _ buffer: MarkupBuffer) {
        guard current.name == tag.name, !tag.isEmpty else { return }
        let depth = tag.isEnd ? current.depth - 1 : current.depth + 1
        open?.depth = depth
        guard depth == 0 else { return }
        buffer.mark(current.kind, current.start..<tag.range.upperBound)
        open = nil
    }

    private func hasStyleOfCode(_ tag: HTMLTag, in buffer: MarkupBuffer) -> Bool {
        guard tag.name == "w:pstyle" || tag.name == "w:rstyle", let style = tag.value(of: "w:val", in: buffer.source)
        else { return false }
        return WordDocument.isCode(style: buffer.string(style))
    }

    /// Returns the kind of an element in which Doxygen puts source code, or nil for another element.
    private func fragmentKind(_ tag: HTMLTag, in buffer: MarkupBuffer) -> MarkupKind? {
        guard let name = tag.value(of: "class", in: buffer.source) else { return nil }
        return buffer.source[name].elementsEqual("fragment".utf8) ? .code : nil
    }
}

extension MarkupDeclaration {
    /// The lengths of acronyms that an `abbr` defines, in bytes.
    private static let shortLengths = 2...24

    /// Creates the definition made by `<abbr title="World Wide Web">WWW</abbr>`.
    init?(titleOf tag: HTMLTag, _ buffer: MarkupBuffer) {
        guard !tag.isEnd, tag.name == "abbr" || tag.name == "acronym",
            let title = tag.value(of: "title", in: buffer.source)
        else { return nil }
        let longestText = 200
        let limit = min(buffer.count, tag.range.upperBound + longestText)
        let end = ByteSearch.next(UInt8(ascii: "<"), in: buffer.source, tag.range.upperBound..<limit)
        let text = tag.range.upperBound..<end
        guard let long = buffer.plainText(title), let short = buffer.plainText(text) else { return nil }
        guard Self.shortLengths.contains(short.utf8.count), long.utf8.count > short.utf8.count, !long.contains("://")
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
