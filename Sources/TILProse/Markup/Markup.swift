import TILText

/// A document with its markup blanked, and the kind of each byte.
///
/// Each format has a scanner that fills it. Tokens are read from the text, whose offsets are those of the source. Rules
/// and edits query the kinds.
struct Markup: Sendable {
    /// The greatest size of a document in bytes.
    static let largest = 64 << 20

    let format: DocumentFormat
    /// The bytes of the document as written.
    let source: [UInt8]
    /// The same number of bytes, with markup replaced by control characters.
    let text: [UInt8]
    /// The kinds of the bytes, or nothing if they are not wanted.
    let kinds: [MarkupKind]
    /// The definitions made by the markup, in the order of the document.
    let declarations: [AcronymDefinition]
    let lines: LineIndex

    /// Replaces a removed byte. It does not end a word.
    static let filler: UInt8 = 1
    /// Replaces something that is not prose, such as code or a formula.
    static let opaque: UInt8 = 2
    /// Ends a passage: a paragraph, a list item, a heading, a table row.
    static let passageEnd: UInt8 = 3
    /// Ends a word.
    static let joint: UInt8 = 4
    /// Separates a text from its surroundings, like the brackets of a link.
    static let edge: UInt8 = 5

    /// Reads a document. If it exceeds the limit, only its start is read.
    init(_ document: [UInt8], format: DocumentFormat, limit: Int = Self.largest, wantsKinds: Bool = true) {
        let source = document.count > limit ? Array(document.prefix(limit)) : document
        var text = source
        var kinds = [MarkupKind](repeating: [], count: wantsKinds ? source.count : 0)
        let lines = LineIndex(source)
        let declarations = source.withUnsafeBufferPointer { source in
            text.withUnsafeMutableBufferPointer { text in
                kinds.withUnsafeMutableBufferPointer { kinds in
                    Self.fill(MarkupBuffer(source: source, text: text, kinds: kinds), format: format)
                }
            }
        }
        self.declarations = declarations.map { declaration in
            AcronymDefinition(
                short: declaration.short, long: declaration.long, shortPlace: lines.place(of: declaration.shortRange),
                longPlace: lines.place(of: declaration.longRange))
        }
        self.format = format
        self.source = source
        self.text = text
        self.kinds = kinds
        self.lines = lines
    }

    /// Reads the markup of a document into a buffer.
    /// - Returns: the definitions made by the markup.
    private static func fill(_ buffer: MarkupBuffer, format: DocumentFormat) -> [MarkupDeclaration] {
        switch format {
        case .plain:
            PlainMarkup.read(buffer, isParagraphEachLine: false)
            return []
        case .paragraphs:
            PlainMarkup.read(buffer, isParagraphEachLine: true)
            return []
        case .markdown, .unknown:
            var scanner = MarkdownMarkup(buffer, hasExpressions: format == .unknown)
            return scanner.read()
        case .restructuredText:
            var scanner = RestructuredTextMarkup(buffer)
            scanner.read()
            return []
        case .asciiDoc:
            var scanner = AsciiDocMarkup(buffer)
            return scanner.read()
        case .org:
            var scanner = OrgMarkup(buffer)
            return scanner.read()
        case .html, .wordXML:
            var scanner = HTMLMarkup(buffer)
            return scanner.read()
        case .latex:
            var scanner = LaTeXMarkup(buffer)
            return scanner.read()
        case .roff:
            var scanner = RoffMarkup(buffer)
            scanner.read()
            return []
        }
    }

    /// Whether all markup of the format is recognised, so that the rest may be edited.
    var isComplete: Bool { ![.plain, .paragraphs, .wordXML, .unknown].contains(format) }

    /// Whether a byte is of a kind.
    func contains(_ kind: MarkupKind, _ byte: Int) -> Bool { kinds[byte].contains(kind) }

    /// The starts of the headings, in their order.
    var headings: [Int] {
        kinds.indices.filter { index in
            kinds[index].contains(.heading) && (index == 0 || !kinds[index - 1].contains(.heading))
        }
    }

    /// Whether any byte of a range is of a kind in which no author defines acronyms.
    func isProtected(_ range: ByteRange) -> Bool {
        kinds[range].contains { kind in !kind.isDisjoint(with: .protected) }
    }

    /// Whether any byte of a range must not be edited, although it may be read as prose.
    func isKept(_ range: ByteRange) -> Bool { kinds[range].contains { kind in kind.contains(.kept) } }
}

extension Dictionary where Key == String {
    /// Creates a dictionary from space-separated lists of names.
    init(lists: [(names: String, value: Value)]) {
        self = [:]
        for list in lists {
            for name in Set(names: list.names) { self[name] = list.value }
        }
    }
}

extension Set<String> {
    /// Creates a set from space-separated names.
    init(names: String) {
        self.init(names.utf8.split(whereSeparator: \.isSpace).map { part in String(Substring(part)) })
    }
}

/// The kinds of a byte, in addition to prose.
struct MarkupKind: OptionSet, Sendable {
    let rawValue: UInt16

    static let code = MarkupKind(rawValue: 1)
    static let comment = MarkupKind(rawValue: 2)
    static let heading = MarkupKind(rawValue: 4)
    static let table = MarkupKind(rawValue: 8)
    static let link = MarkupKind(rawValue: 16)
    static let quotation = MarkupKind(rawValue: 32)
    /// Text that is read as prose but never edited, because it may not be prose: indented text, lists of references.
    static let kept = MarkupKind(rawValue: 64)
    /// Text in another font, used for input and output of programs.
    static let name = MarkupKind(rawValue: 128)
    /// An entry of a glossary or of a list of terms. It is read on its own, so that no rule about the order of text or
    /// about repetition applies.
    static let entry = MarkupKind(rawValue: 256)

    /// The kinds in which no author defines acronyms.
    static let protected: MarkupKind = [.code, .comment, .heading, .table, .link, .quotation]
}

/// A definition made by the markup, as bytes of the document.
struct MarkupDeclaration {
    var short: String
    var long: String
    var shortRange: ByteRange
    var longRange: ByteRange
}
