import Foundation
import Testing

@testable import TILCore

/// The export of a glossary as one page of HTML.
@Suite struct HTMLPageTests {
    private func page(_ things: [Thing], title: String = "Glossary") throws -> String {
        try InterchangeSupport.document(.named("html"), things, options: ExportOptions(title: title))
    }

    @Test func meaningsAreBelowTheirAcronymAndAcronymsBelowTheirLetter() throws {
        let thing = InterchangeSupport.thing
        let text = try page([
            thing("4G", "Fourth Generation", "", []), thing("CD", "Change Directory", "In a shell.", ["unix", "web"]),
            thing("CD", "Compact Disc", "", []), thing("C++", "See Plus Plus", "", []),
        ])
        let body = try #require(
            text.components(separatedBy: "<main>\n").last?.components(separatedBy: "<script>").first)
        #expect(
            body == """
                <section id="letter-1">
                <h2>#</h2>
                <dl>
                <div id="4G"><dt dir="auto"><a href="#4G">4G</a></dt>
                <dd dir="auto">Fourth Generation</dd>
                </div>
                </dl>
                </section>
                <section id="letter-2">
                <h2>C</h2>
                <dl>
                <div id="CD"><dt dir="auto"><a href="#CD">CD</a></dt>
                <dd dir="auto">Change Directory<p class="note">In a shell.</p><p class="tags">#unix #web</p></dd>
                <dd dir="auto">Compact Disc</dd>
                </div>
                <div id="C-2b--2b-"><dt dir="auto"><a href="#C-2b--2b-">C++</a></dt>
                <dd dir="auto">See Plus Plus</dd>
                </div>
                </dl>
                </section>
                </main>
                <nav aria-label="Letters">
                <a href="#letter-1">#</a>
                <a href="#letter-2">C</a>
                </nav>

                """)
    }

    @Test func markupInATextIsEscaped() throws {
        let hostile = "</title><script>alert('1')</script><img src=x onerror=\"a\">&\u{1B}[31m"
        let text = try page([InterchangeSupport.thing(hostile, hostile, note: hostile, tags: ["<b>"])], title: hostile)
        // The page has only its own script.
        #expect(text.components(separatedBy: "<script").count == 2)
        #expect(!text.contains("<img") && !text.contains("<b>") && !text.contains("\u{1B}"))
        #expect(text.contains("&lt;img src=x onerror=&quot;a&quot;&gt;&amp; [31m"))
        #expect(text.contains("default-src 'none'"))
        // The page loads no other file.
        #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("@import"))
    }

    @Test func aPageWithoutThingsReadsBackWithoutItems() throws {
        let text = try page([])
        #expect(try InterchangeSupport.items(HTMLPage.format, text).isEmpty)
    }
}
