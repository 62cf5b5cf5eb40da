import Foundation
import Testing

@testable import TILCore

/// The formats that are only written.
@Suite struct PublishingTests {
    private func thing(_ short: String, _ long: String) -> Thing { InterchangeSupport.thing(short, long) }

    /// The document that a format writes for things.
    private func document(_ format: String, _ things: [Thing]) throws -> String {
        try InterchangeSupport.document(.named(format), things)
    }

    private var things: [Thing] {
        [
            thing("CD", "Change Directory"), thing("Cd", "Cadmium"), thing("CD", "Compact Disc"),
            thing("R&D", "50% of\nResearch_{1} & $x^2~\\ \"D#\""),
        ]
    }

    @Test func abbreviationsHaveOneLineForAnAcronym() throws {
        let written = try document("mkdocs", things)
        #expect(
            written == """
                *[CD]: Change Directory&#59; Compact Disc
                *[Cd]: Cadmium
                *[R&D]: 50% of Research&#95;{1} & $x^2&#126;&#92; "D#"

                """)
        #expect(try document("mkdocs", [thing("a]: b", "c"), thing("d\\e", "f"), thing("g]h", "i")]) == "*[g]h]: i\n")
    }

    @Test func eachMeaningHasALabelInLaTeX() throws {
        #expect(
            try document("acro", things) == ##"""
                \DeclareAcronym{CD}{short = {CD}, long = {Change Directory}}
                \DeclareAcronym{CD.2}{short = {CD}, long = {Compact Disc}}
                \DeclareAcronym{Cd}{short = {Cd}, long = {Cadmium}}
                \DeclareAcronym{R-26-D}{short = {R\&D}, long = {50\% of Research\_\{1\} \& \$x\textasciicircum{}2\textasciitilde{}\textbackslash{} "D\#"}}

                """##)
        #expect(
            try document("glossaries", things) == ##"""
                \newacronym{CD}{CD}{Change Directory}
                \newacronym{CD.2}{CD}{Compact Disc}
                \newacronym{Cd}{Cd}{Cadmium}
                \newacronym{R-26-D}{R\&D}{50\% of Research\_\{1\} \& \$x\textasciicircum{}2\textasciitilde{}\textbackslash{} "D\#"}

                """##)
    }

    @Test func textsForQuartoAreMarkdownInQuotes() throws {
        #expect(
            try document("quarto", [thing("CD", "Change Directory"), thing("CD", "*Compact* \"D\\isc\", Real-Time")])
                == #"""
                ---
                acronyms:
                  keys:
                    - key: "CD"
                      shortname: "CD"
                      longname: "Change Directory"
                    - key: "CD\\.2"
                      shortname: "CD"
                      longname: "\\*Compact\\* \\\"D\\\\isc\\\", Real-Time"
                ---

                """#)
    }

    @Test func charactersThatWouldBeJoinedOrMarkedAreSeparated() throws {
        #expect(try document("mkdocs", [thing("A", "*a* &amp; `b`")]) == "*[A]: &#42;a&#42; &#38;amp; &#96;b&#96;\n")
        #expect(try document("glossaries", [thing("A", "a -- b ``c''")]) == "\\newacronym{A}{A}{a -{}- b `{}`c'{}'}\n")
    }

    @Test func eachAcronymHasALabelOfItsOwn() {
        let shorts = ["C", "C+", "C++", "C-2b-", "c", "C.2", "Ä", "A", "C-", "C2b", ""]
        #expect(Set(shorts.map(Publishing.label)).count == shorts.count)
    }
}
