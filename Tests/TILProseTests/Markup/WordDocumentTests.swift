import Foundation
import Testing

@testable import TILProse

@Suite struct WordDocumentTests {
    /// An archive as office programs write it, with one paragraph in two runs.
    private static let archive = [UInt8](
        Data(
            base64Encoded: """
                UEsDBBQAAAAIAIQjdl3HHBc8CgAAAAgAAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbLMJqSxILda3AwBQSwMEFAAAAAgAhCN2Xb/xnItf\
                AAAAjQAAABEAAAB3b3JkL2RvY3VtZW50LnhtbLMpt0rJTy7NTc0rsbMpt0rKT6kE0QUgoghElNiFZKQqFORn5pUo5KfZ6INEQGQRQoVC\
                RW6OVXFBYnKqrVJBUWpxalFZqpKdQnFiTqqCRoB/sCaKLn2w6fowu/SRHAAAUEsBAhQDFAAAAAgAhCN2XcccFzwKAAAACAAAABMAAAAA\
                AAAAAAAAAIABAAAAAFtDb250ZW50X1R5cGVzXS54bWxQSwECFAMUAAAACACEI3Zdv/Gci18AAACNAAAAEQAAAAAAAAAAAAAAgAE7AAAA\
                d29yZC9kb2N1bWVudC54bWxQSwUGAAAAAAIAAgCAAAAAyQAAAAAA
                """) ?? Data())

    @Test func bodyOfAWordDocumentIsRead() throws {
        #expect(WordDocument.isArchive(start: Self.archive.prefix(5)))
        let body = try WordDocument.body(of: Self.archive)
        #expect(
            definitions(in: String(decoding: body, as: UTF8.self), format: .wordXML) == ["POS = point of sale"])
    }

    @Test(arguments: ["VerbatimChar", "HTMLCode", "SourceText", "KeywordTok"])
    func runInACodeStyleIsCode(style: String) {
        let code = "<w:r><w:rPr><w:rStyle w:val=\"\(style)\" /></w:rPr><w:t>the point of nail (PON)</w:t></w:r>"
        let end = "<w:r><w:t> of point of sale (POS).</w:t></w:r></w:p>"
        let body = Array("<w:p><w:r><w:t>See </w:t></w:r>\(code)\(end)".utf8)
        let text = WordDocument.text(of: body)
        #expect(
            String(decoding: text, as: UTF8.self)
                == "See <code>the point of nail (PON)</code> of point of sale (POS).\n")
        #expect(definitions(in: String(decoding: text, as: UTF8.self), format: .paragraphs) == ["POS = point of sale"])
        let markup = Markup(body, format: .wordXML)
        let nail = body.count - end.utf8.count
        #expect(markup.contains(.code, nail - 20) && !markup.contains(.code, nail + 12))
    }

    @Test(arguments: ["SourceCode", "PreformattedText", "HTMLPreformatted"])
    func paragraphInACodeStyleIsCode(style: String) {
        let text = """
            <w:p><w:pPr><w:pStyle w:val="\(style)"/><w:rPr><w:rStyle w:val="VerbatimChar"/></w:rPr></w:pPr>\
            <w:r><w:rPr><w:rStyle w:val="KeywordTok"/></w:rPr><w:t>int</w:t></w:r><w:r><w:t> a; // point of nail (PON)</w:t>\
            </w:r></w:p><w:p><w:r><w:t>The point of sale (POS) is here.</w:t></w:r></w:p>
            """
        let plain = String(decoding: WordDocument.text(of: Array(text.utf8)), as: UTF8.self)
        #expect(plain == "<code>int a; // point of nail (PON)</code>\nThe point of sale (POS) is here.\n")
        #expect(definitions(in: plain, format: .paragraphs) == ["POS = point of sale"])
    }

    @Test func damagedArchiveIsRefused() {
        for count in [0, 10, 100, Self.archive.count - 1] {
            #expect(throws: WordDocument.Failure.damaged) {
                try WordDocument.body(of: Array(Self.archive.prefix(count)))
            }
        }
        var broken = Self.archive
        for index in 120..<200 { broken[index] = 0xFF }
        #expect(throws: WordDocument.Failure.self) { try WordDocument.body(of: broken) }
        var other = Self.archive
        for index in other.indices where other[index...].starts(with: "word/".utf8) { other[index] = UInt8(ascii: "x") }
        #expect(throws: WordDocument.Failure.noBody) { try WordDocument.body(of: other) }
    }
}
