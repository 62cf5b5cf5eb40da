/// A document with its markup blanked, and the kind of each of its bytes: all that is read of it as it is written.
///
/// One scanner for each format fills it. The tokens are read from the text, whose bytes have the places of the source's, and
/// rules and edits ask for the kinds.
struct Markup: Sendable {
    /// The most bytes of a document.
    static let largest = 64 << 20

    let format: DocumentFormat
    /// The bytes of the document as they are written.
    let source: [UInt8]
    /// The same number of bytes, in which control characters replace the markup.
    let text: [UInt8]
    /// The kinds of the bytes.
    let kinds: [MarkupKind]
    /// The definitions that the markup makes, in the order of the document.
    let declarations: [AcronymDefinition]
    /// The acronyms of lists of abbreviations in plain text.
    let listed: Set<String>
    let lines: LineIndex

    /// Replaces a byte of which nothing is there. It does not even end a word.
    static let filler: UInt8 = 0x01
    /// Replaces something that is no prose, such as code or a formula.
    static let opaque: UInt8 = 0x02
    /// Ends a passage: a paragraph, an item of a list, a heading, a row of a table.
    static let passageEnd: UInt8 = 0x03
    /// Ends a word.
    static let joint: UInt8 = 0x04
    /// Sets a text apart from what is around it, as the brackets of a link do.
    static let edge: UInt8 = 0x05

    /// Reads a document; of one that is longer than a limit the start.
    init(_ document: [UInt8], format: DocumentFormat, limit: Int = Self.largest) {
        let source = document.count > limit ? Array(document.prefix(limit)) : document
        var text = source
        var kinds = [MarkupKind](repeating: [], count: source.count)
        let lines = LineIndex(source)
        var declarations: [MarkupDeclaration] = []
        var listed: [Range<Int>] = []
        source.withUnsafeBufferPointer { source in
            text.withUnsafeMutableBufferPointer { text in
                kinds.withUnsafeMutableBufferPointer { kinds in
                    let buffer = MarkupBuffer(source: source, text: text, kinds: kinds)
                    switch format {
                    case .plain, .paragraphs: PlainMarkup.read(buffer, isParagraphEachLine: format == .paragraphs)
                    case .markdown:
                        var scanner = MarkdownMarkup(buffer)
                        (declarations, listed) = scanner.read()
                    case .restructuredText:
                        var scanner = RestructuredTextMarkup(buffer)
                        scanner.read()
                    case .html:
                        var scanner = HTMLMarkup(buffer)
                        declarations = scanner.read()
                    case .latex:
                        var scanner = LaTeXMarkup(buffer)
                        declarations = scanner.read()
                    case .roff:
                        var scanner = RoffMarkup(buffer)
                        scanner.read()
                    case .wordXML: WordDocument.read(buffer)
                    }
                }
            }
        }
        self.declarations = declarations.map {
            AcronymDefinition(
                short: $0.short, long: $0.long, shortPlace: lines.place(of: $0.shortRange),
                longPlace: lines.place(of: $0.longRange))
        }
        self.listed = Set(listed.map { String(decoding: source[$0], as: UTF8.self) })
        self.format = format
        self.source = source
        self.text = text
        self.kinds = kinds
        self.lines = lines
    }

    /// Whether all markup of the format is known, so that the rest may be edited.
    var isComplete: Bool { format != .plain && format != .paragraphs && format != .wordXML }

    /// Whether a byte is of a kind.
    func contains(_ kind: MarkupKind, _ byte: Int) -> Bool { kinds[byte].contains(kind) }

    /// Whether any of some bytes is of a kind in which no one defines an acronym.
    func isProtected(_ range: Range<Int>) -> Bool { kinds[range].contains { !$0.isDisjoint(with: .protected) } }

    /// Whether any of some bytes is never edited, although it may be read as prose.
    func isKept(_ range: Range<Int>) -> Bool { kinds[range].contains { $0.contains(.kept) } }
}

/// The kinds of a byte that is not just prose.
struct MarkupKind: OptionSet, Sendable {
    let rawValue: UInt8

    static let code = MarkupKind(rawValue: 1)
    static let comment = MarkupKind(rawValue: 2)
    static let heading = MarkupKind(rawValue: 4)
    static let table = MarkupKind(rawValue: 8)
    static let link = MarkupKind(rawValue: 16)
    static let quotation = MarkupKind(rawValue: 32)
    /// What is read as prose, but may be none and is never edited: indented text, lists of references.
    static let kept = MarkupKind(rawValue: 64)
    /// What is set in another type, as what a person types or a program prints.
    static let name = MarkupKind(rawValue: 128)

    /// Where no one defines an acronym.
    static let protected: MarkupKind = [.code, .comment, .heading, .table, .link, .quotation]
}

/// A definition that the markup makes, in bytes of the document.
struct MarkupDeclaration {
    var short: String
    var long: String
    var shortRange: Range<Int>
    var longRange: Range<Int>
}
