import TILArchive
import TILText

/// The body of a .docx file: the part `word/document.xml` of a zip archive.
///
/// ```swift
/// let file = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
/// if WordDocument.isArchive(start: file) {
///     let report = ProseScanner.scan(try WordDocument.body(of: file), options: .init(format: .wordXML))
///     print(report.definitions.map(\.short))
/// }
/// ```
public enum WordDocument {
    /// The reason why there is no body.
    ///
    /// ```swift
    /// do {
    ///     print(try WordDocument.body(of: file).count)
    /// } catch {
    ///     print("letter.docx: \(error)")  // letter.docx: Its archive is incomplete or damaged. Copy it again.
    /// }
    /// ```
    public enum Failure: String, Error, Hashable, Sendable, CustomStringConvertible {
        /// The archive is damaged or truncated.
        case damaged = "Its archive is incomplete or damaged. Copy it again."
        /// The archive contains no Word document.
        case noBody = "It is an archive, not a .docx document. Name the files in it."
        /// The body exceeds the greatest size.
        case tooLarge = "It is too large for a .docx document. Save it as text."

        /// The problem and the remedy, in full sentences.
        public var description: String { rawValue }
    }

    /// The limit on the size of a body. Its growth is not limited, because a body may repeat the same words many times.
    private static let limit = UnpackingLimit(largest, boundsGrowth: false)
    private static let largest = 1 << 28

    /// Whether a file with these first bytes is a zip archive.
    public static func isArchive(start: some Collection<UInt8>) -> Bool { ZipReader.isArchive(start: start) }

    /// Returns the body as XML, for scanning as ``DocumentFormat/wordXML``.
    /// - Parameter archive: the complete file.
    public static func body(of archive: [UInt8]) throws(Failure) -> [UInt8] {
        do {
            let zip = try ZipReader(archive)
            guard let body = try zip.entry(named: "word/document.xml") else { throw Failure.noBody }
            return try zip.content(of: body, limit: limit)
        } catch ArchiveFailure.tooLarge {
            throw .tooLarge
        } catch {
            throw error as? Failure ?? .damaged
        }
    }

    /// Returns the text of a body with one paragraph per line, for reading as ``DocumentFormat/paragraphs``. The line
    /// of a place is then the number of its paragraph. Code is an element of HTML.
    /// - Parameter body: the body as XML.
    public static func text(of body: [UInt8]) -> [UInt8] {
        let markup = Markup(body, format: .wordXML, limit: largest)
        var text: [UInt8] = []
        var isInCode = false
        for (byte, kind) in zip(markup.text, markup.kinds) where byte != Markup.filler && byte != Markup.opaque {
            let isParagraphEnd = byte == Markup.passageEnd
            let isCode = kind.contains(.name) && !isParagraphEnd
            if isCode, !isInCode { text += "<code>".utf8 }
            if !isCode, isInCode { text += "</code>".utf8 }
            isInCode = isCode
            if !isParagraphEnd {
                text.append(byte)
            } else if let last = text.last, last != .lineFeed {
                // An empty paragraph has no line.
                text.append(.lineFeed)
            }
        }
        return text
    }

    /// Whether a paragraph or a run of a style is code, by the names that pandoc, Word and LibreOffice use.
    static func isCode(style: String) -> Bool {
        let name = style.lowercased()
        return name.hasSuffix("tok") || codeStyles.contains(where: name.hasPrefix)
    }

    private static let codeStyles = Set(
        names: """
            code verbatim sourcecode sourcetext preformat inlinecode htmlcode htmlpre htmlsample htmlkeyboard htmltypewriter
            htmlvorformatiert htmlprformat teletype userentry macrotext
            """)
}
