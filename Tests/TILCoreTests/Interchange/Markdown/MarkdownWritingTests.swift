import Testing

@testable import TILCore

@Suite struct MarkdownWritingTests {
    typealias Support = InterchangeSupport

    @Test func anExportIsAGlossaryWithHeadings() throws {
        let things = [
            Support.thing("3GPP", "Third Generation Partnership Project"),
            Support.thing("CD", "change directory", tags: ["shell"]),
            Support.thing("CD", "compact disc", note: "Round.\n\n1. flat"),
            Support.thing("C_X:", "a*b <i> [x](y) & &amp; snake_case"),
            Support.thing("FTW", "for the win", note: "Said.", tags: ["chat", "`odd"]), Support.thing("É", "e"),
        ]
        #expect(
            try Support.document(Markdown.format, things) == """
                # Glossary

                ## 0–9

                - **3GPP**: Third Generation Partnership Project

                ## C

                - **CD**
                  - change directory `#shell`
                  - compact disc

                    Round.

                    1\\. flat

                - **C_X\\:**: a\\*b \\<i> \\[x](y) & \\&amp; snake_case

                ## F

                - **FTW**: for the win `` #`odd `` `#chat`

                  Said.


                ## É

                - **É**: e

                """)
    }

    @Test(arguments: 1...30)
    func anExportReadsBackWithAllItsTexts(seed: Int) throws {
        var nasty = NastyThings(seed: UInt64(seed), hasLines: false)
        let things = nasty.things(100).sorted { $0.short < $1.short }
        try Support.expectRoundTrip(Markdown.format, things)
    }
}
