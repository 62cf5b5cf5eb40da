import TILText

/// What an element of HTML is to a reader of prose.
struct HTMLElement {
    /// What comes of its tags and its text.
    enum Role {
        /// It marks up words, or is not known.
        case inline
        /// It is a passage of its own, or holds some.
        case block
        case lineBreak
        /// In a list of definitions, the description of the term before it; and a cell of a table.
        case meaning
        case cell
        /// Its text is no prose, but something is there.
        case code
        /// Its text is not there.
        case hidden
    }

    let role: Role
    /// The kind of its text.
    let kind: MarkupKind?

    /// The element with a name in lower case.
    init(_ name: String) {
        role = Self.roles[name] ?? .inline
        kind = role == .code || role == .hidden ? .code : Self.kinds[name]
    }

    /// Whether the text before and behind its tags is not one sentence.
    var endsPassage: Bool {
        switch role {
        case .block, .lineBreak, .meaning, .cell: true
        case .inline, .code, .hidden: false
        }
    }

    /// Whether its text is no prose.
    var isCode: Bool { kind == .code }

    /// The elements that set their text in another type.
    static let fonts: Set<String> = ["b", "i", "em", "strong"]
    /// The elements that have none of their own name within, so that a start tag ends the one before.
    static let flat: Set<String> = ["a", "dt", "label", "button"]

    private static let roles: [String: Role] = table([
        (Role.lineBreak, "br"), (.meaning, "dd"), (.cell, "td th"), (.code, "code kbd samp tt math var"),
        (.hidden, "pre script style template svg textarea noscript canvas"),
        (
            .block,
            """
            address article aside blockquote body button caption center details dialog div dl dt fieldset figcaption figure
            footer form h1 h2 h3 h4 h5 h6 head header hr html iframe img label legend li main menu nav ol option p section
            select summary table tbody tfoot thead tr ul video audio
            """
        ),
    ])
    private static let kinds: [String: MarkupKind] = table([
        (MarkupKind.link, "a abbr acronym dfn dt button label select nav"),
        (.heading, "h1 h2 h3 h4 h5 h6 title caption figcaption"), (.quotation, "blockquote q cite"), (.table, "table"),
    ])

    private static func table<Value>(_ lists: [(Value, String)]) -> [String: Value] {
        Dictionary(
            lists.flatMap { value, names in names.split(whereSeparator: \.isWhitespace).map { (String($0), value) } },
            uniquingKeysWith: { first, _ in first })
    }
}

/// An element that is open and whose text has a kind.
struct OpenElement {
    let name: String
    let kind: MarkupKind
    /// Where it starts.
    let start: Int
    /// How many elements of its name are open in it, itself included.
    var depth = 1

    /// Reads a tag: opens an element that has a kind if none is open, or closes the one that is.
    static func read(_ tag: HTMLTag, _ element: HTMLElement, _ open: inout OpenElement?, _ buffer: MarkupBuffer) {
        if let current = open {
            let isNext = HTMLElement.flat.contains(current.name) && !tag.isEnd
            if current.name == "dt" && tag.name == "dd" || current.name == tag.name && isNext {
                buffer.mark(current.kind, current.start..<tag.range.lowerBound)
                open = nil
            } else if current.name == tag.name {
                open?.depth += tag.isEnd ? -1 : 1
                guard open?.depth == 0 else { return }
                buffer.mark(current.kind, current.start..<tag.range.upperBound)
                open = nil
                return
            } else {
                return
            }
        }
        guard !tag.isEnd, !tag.isEmpty, let kind = element.kind ?? fragment(tag, buffer) else { return }
        open = OpenElement(name: tag.name, kind: kind, start: tag.range.lowerBound)
    }

    /// The kind of an element by its class: Doxygen sets sources in elements of the class fragment.
    private static func fragment(_ tag: HTMLTag, _ buffer: MarkupBuffer) -> MarkupKind? {
        let value = tag.attributes.isEmpty ? nil : tag.value(of: "class", in: buffer.source)
        return value.map { buffer.source[$0].elementsEqual("fragment".utf8) } == true ? .code : nil
    }
}

extension MarkupDeclaration {
    /// The definition of `<abbr title="World Wide Web">WWW</abbr>`.
    init?(titleOf tag: HTMLTag, _ buffer: MarkupBuffer) {
        guard !tag.isEnd, tag.name == "abbr" || tag.name == "acronym",
            let title = tag.value(of: "title", in: buffer.source)
        else { return nil }
        let limit = min(buffer.count, tag.range.upperBound + 200)
        let end = ByteSearch.next(UInt8(ascii: "<"), buffer.source, tag.range.upperBound..<limit)
        let text = tag.range.upperBound..<end
        guard let long = buffer.plainText(title), let short = buffer.plainText(text), short.utf8.count >= 2,
            short.utf8.count <= 24, long.utf8.count > short.utf8.count
        else { return nil }
        self.init(short: short, long: long, shortRange: text, longRange: title)
    }
}

extension MarkupBuffer {
    /// Replaces a character reference by its character.
    /// - Returns: its end.
    func readReference(_ start: Int) -> Int {
        guard let reference = HTMLReference(source, at: start) else { return start + 1 }
        write(reference.prose, over: start..<reference.end)
        return reference.end
    }

    /// The text of a range of the source with its references read and its blanks as one; nil if it is no UTF-8.
    func plainText(_ range: Range<Int>) -> String? {
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if source[index] == UInt8(ascii: "&"), let reference = HTMLReference(source, at: index),
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
        let words = result.split(whereSeparator: ByteClass.isSpace)
        return String(validating: Array(words.joined(separator: [0x20])), as: UTF8.self)
    }

    /// The end tag of an element with a name that holds no elements.
    func endTag(_ name: String, from start: Int, before limit: Int) -> Range<Int>? {
        var index = start
        while let found = find("</", from: index, before: limit) {
            if let tag = HTMLTag(source, at: found, limit: limit), tag.name == name { return tag.range }
            index = found + 2
        }
        return nil
    }
}

extension HTMLReference {
    /// The bytes in prose. Angle brackets and controls are no part of a word and no tag, and an unknown name may be anything.
    fileprivate var prose: [UInt8] {
        switch scalar {
        case nil, "<", ">", "\\", "`", "$": [Markup.opaque]
        // The blanks of a typesetter are blanks.
        case "\u{A0}", "\u{2002}", "\u{2003}", "\u{2009}": [0x20]
        case let scalar? where scalar.value < 0x20: [0x20]
        case let scalar?: Array(String(scalar).utf8)
        }
    }
}
