import Testing

@testable import TILProse

@Suite struct DocumentFormatTests {
    @Test func fileNameDecidesTheFormat() {
        let formats = [
            "a/README.md", "x.HTML", "p.tex", "ls.1.gz", "Foo.3pm.gz", "guide.rst", "notes.txt", "README", "a.adoc",
            "a.org.gz",
        ]
        .map(DocumentFormat.init(path:))
        #expect(formats == [.markdown, .html, .latex, .roff, .roff, .restructuredText, nil, nil, .asciiDoc, .org])
    }

    @Test(arguments: [
        ("page.mdx", "# Title", DocumentFormat.unknown), ("a.md.erb", "x", .unknown), ("a.wiki.gz", "x", .unknown),
        ("notes.txt", "x", .markdown), ("README", "x", .markdown), ("-", "x", .markdown), ("a.adoc", "x", .asciiDoc),
        ("notes.1", "x", .markdown), ("ls.1", ".TH LS", .roff), ("page.foo", "<html>", .html),
    ])
    func unknownEndingHasNoReader(_ path: String, _ start: String, _ format: DocumentFormat) {
        #expect(DocumentFormat(path: path, start: start.utf8) == format)
    }

    @Test func firstBytesDecideTheFormat() {
        for (start, format) in [
            ("\n<!DOCTYPE html><html>", DocumentFormat.html), ("% a\n\\documentclass{a}", .latex),
            (".\\\" Copyright\n.TH LS 1", .roff), ("# Title\n", .markdown), ("", .markdown),
        ] {
            #expect(DocumentFormat(start: start.utf8) == format)
        }
    }

    @Test func tagsOfHTMLAreLeftOut() {
        let text = """
            <!DOCTYPE html><head><title>Point of sale (POS)</title><style>a { b: "point of nail (PON)" }</style></head>
            <p class="x (Y)">We use <b>p</b>rincipal <b>c</b>omponent
            <i>analysis</i> (<b>PCA</b>) and <abbr title="World Wide &amp; Web">WWW</abbr>,
            <p>na&iuml;ve &eacute;tude base (N&Eacute;B) <code>point of code (POC)</code><!-- point of talk (POT) -->
            <dl><dt>RTT<dd>round trip time<dt>WAN</dt>
            <dd>wide area network</dl><table><tr><td>DNS<td>domain name system</table>
            <script>"point of run (POR)"</script>
            """
        #expect(
            definitions(in: text, format: .html) == [
                "POS = Point of sale", "PCA = principal component analysis", "WWW = World Wide & Web",
                "NÉB = naïve étude base", "RTT = round trip time", "WAN = wide area network",
                "DNS = domain name system",
            ])
    }

    @Test func ownCommandsOfLaTeXAreReadByTheirNames() {
        let text = """
            \\newacronym{tug}{TUG}{\\TeX{} Users Group} \\newcommand{\\x}{y}
            the Comprehensive \\TeX{} Archive Network (CTAN) and the \\emph{\\LaTeX\\ Project Public License} (LPPL)
            \\begin{codeblock}
            the point of nail (PON)
            \\end{codeblock}
            the \\tcode{point of code (POC)}, \\mytt{point of talk (POT)} and point of sale (POS)
            """
        #expect(
            definitions(in: text, format: .latex) == [
                "CTAN = Comprehensive TeX Archive Network", "LPPL = LaTeX Project Public License",
                "TUG = TeX Users Group", "POS = point of sale",
            ])
    }

    @Test func commandsOfLaTeXAreLeftOut() {
        let text = """
            \\documentclass{article}
            \\newacronym[option]{pca}{PCA}{principal {component} analysis}
            \\DeclareAcronym{svm}{ short = SVM, long = {support vector machine} }
            \\begin{document}
            \\section{Point of sale (POS)} A \\emph{neural network} (\\textbf{NN})~\\cite{ABC} % point of talk (POT)
            and the $k$-nearest neighbour (KNN) rule. \\ac{SVM} is \\'etude de base (\\'EDB).
            \\begin{equation} point of nail (PON) \\end{equation}
            \\acro{WWW}{world wide web} \\item[RTT] round trip time
            """
        #expect(
            definitions(in: text, format: .latex) == [
                "PCA = principal component analysis", "SVM = support vector machine", "POS = Point of sale",
                "NN = neural network", "KNN = k-nearest neighbour", "ÉDB = étude de base", "WWW = world wide web",
                "RTT = round trip time",
            ])
    }

    @Test func macrosOfManPagesAreLeftOut() {
        let text = """
            .TH FOO 1 "point of head (POH)"
            .SH NAME
            foo \\- do the \\fIPoint of Sale\\fR (POS)
            .SH DESCRIPTION
            The \\fBprincipal\\fR component
            .I analysis
            .RB ( PCA )
            is \\(lqround trip time\\(rq (\\s-1RTT\\s0).
            .TP
            .B WWW
            World Wide Web
            .nf
            point of nail (PON)
            .fi
            The
            .Em domain name system
            .Pq DNS
            of old.
            """
        #expect(
            definitions(in: text, format: .roff) == [
                "POS = Point of Sale", "PCA = principal component analysis", "RTT = round trip time",
                "WWW = World Wide Web", "DNS = domain name system",
            ])
    }

    @Test func runsOfAWordParagraphAreJoined() {
        let text = """
            <?xml version="1.0"?><w:document><w:body><w:p><w:r><w:t>the prin</w:t></w:r><w:r><w:t>cipal component</w:t></w:r>
            <w:r><w:t xml:space="preserve"> analysis (PCA) &amp; the point</w:t></w:r></w:p><w:p><w:r><w:t>of sale (POS)</w:t>
            <w:instrText>point of nail (PON)</w:instrText></w:r></w:p></w:body></w:document>
            """
        #expect(definitions(in: text, format: .wordXML) == ["PCA = principal component analysis"])
    }

    @Test func codeOfReStructuredTextIsLeftOut() {
        let text = """
            Point of sale (POS)
            ~~~~~~~~~~~~~~~~~~~

            Like this::

                the point of nail (PON)

            .. note:: the round trip time (RTT)

            .. code-block:: c

               /* point of code (POC) */

            .. py:function:: f(x)

               The domain name system (DNS).

            .. a comment on the point of talk (POT)

            * The :dfn:`world wide web` (WWW).
            """
        #expect(
            definitions(in: text, format: .restructuredText) == [
                "POS = Point of sale", "RTT = round trip time", "DNS = domain name system", "WWW = world wide web",
            ])
    }

    @Test func placesPointIntoTheSource() {
        let text = "<p>\n  We use <b>p</b>oint\n of&#32;sale (<i>POS</i>)."
        let report = ProseScanner.scan(text, options: .init(format: .html))
        let definition = report.definitions.first
        #expect(definition?.long == "point of sale")
        #expect(definition?.longPlace == SourcePlace(range: 16..<38, line: 2, utf8Column: 13))
        #expect(definition?.shortPlace == SourcePlace(range: 43..<46, line: 3, utf8Column: 18))
        #expect(report.uses.first?.place == definition?.shortPlace)
    }

    @Test func columnsOfLaTeXDefineAndIdentifiersDoNot() {
        let table = "\\begin{tabular}{ll}\nCCD & Charge-Coupled Device \\\\\nQZ & A \\& B \\\\\n\\end{tabular}\n"
        #expect(definitions(in: table, format: .latex) == ["CCD = Charge-Coupled Device"])
        #expect(definitions(in: "\\item \\textbf{sv} (= spatial\\_vector): it", format: .latex) == [])
    }

    @Test func codeOfAPerlManualIsNotRead() {
        let text = "parses \\f(CW\\*(C`ZONE\\*(C'\\fR and \\*(C`QZP (quick zone protocol)\\*(C' with XQB.\n"
        let report = ProseScanner.scan(text, options: .init(format: .roff))
        #expect(report.uses.map(\.short) == ["XQB"])
        #expect(report.definitions.isEmpty)
    }

    @Test func releaseNotesInPreformattedTextAreProseAndCodeIsNot() {
        let page = """
            <p>The Secure Shell (SSH) is old.</p><pre>
            Version 2 of the program was published in the spring of this year, and it
            introduces the extended query board (XQB) for people who ask many questions.

            - The fast cache layer (FCL) is now on by default, and uses less memory.
            </pre><pre>
            int main(void) { return exit_code (EXC); }
            y = external_code(EXC);
            z = 1;
            </pre>
            """
        #expect(
            definitions(in: page, format: .html) == [
                "SSH = Secure Shell", "XQB = extended query board", "FCL = fast cache layer",
            ])
    }

    @Test func preformattedProseIsNotEdited() {
        let lines = "A line of words that all people can read in the text.\n"
        let markup = Markup(Array("<pre>\n\(lines)\(lines)\(lines)</pre>".utf8), format: .html)
        #expect(markup.isProtected(10..<20))
    }

    @Test func titlesAndTablesOfManPagesAreRead() {
        let page = """
            .Dd June 1, 2020
            .Sh SEE ALSO
            .%T "The Extended Query Board (XQB)"
            .Sh TABLES
            .TS
            tab(@) box;
            l l.
            XQC@Extended Query Cache
            PUT{id}@request of the Zero Record Store (ZRS)
            T{
            The fast cache
            layer (FCL)
            T}@text
            .TE
            The point of sale (POS) is here.
            """
        #expect(
            definitions(in: page, format: .roff) == [
                "XQB = Extended Query Board", "XQC = Extended Query Cache", "ZRS = Zero Record Store",
                "FCL = fast cache layer",
                "POS = point of sale",
            ])
    }

    @Test func literalParagraphsOfAsciiDocEndAtABlankLine() {
        let text = """
              Shown as written, with a Zero Record Store (ZRS)
            and its second line about an Extended Query Cache (XQC).

            [source,yaml]
            - name: Secure Shell (SSH)

            The point of sale (POS) is here.
            """
        #expect(definitions(in: text, format: .asciiDoc) == ["POS = point of sale"])
    }

    @Test func titlesOfLinksInRestructuredTextAreRead() {
        let text = """
            See :doc:`Extended Query Board (XQB) <xqb>` and the `Fast Cache Layer (FCL) <https://example.org>`_ of
            :file:`Secure Shell (SSH)`.
            """
        #expect(
            definitions(in: text, format: .restructuredText) == [
                "XQB = Extended Query Board", "FCL = Fast Cache Layer",
            ])
    }

    @Test func indentedAbbreviationsAreReadAndImportsAreNot() {
        let text = """
            !!! note "Box"

                *[POJO]: Plain Old Java Object

            [^1]: A note.

                *[XQB]: Extended Query Board

            import Tabs from '@theme/Tabs (TBS)';
            """
        #expect(definitions(in: text) == ["POJO = Plain Old Java Object", "XQB = Extended Query Board"])
    }

    @Test func entriesOfGlossariesInLaTeXAreReadAndDisabledTextIsNot() {
        let text = """
            \\newglossaryentry{aqi}{name=AQI, description={a number}, first={Air Quality Index (AQI)}}
            \\newglossaryentry{xqb}{name={XQB}, long={Extended Query Board}, description={x}}
            \\newglossaryentry{tree}{name=tree, description={a plant}}
            \\nomenclature[b]{FCL}{Fast cache layer}
            \\nomenclature{$c$}{Speed of light}
            \\iffalse The old query board (OQB) \\ifx a b \\fi is gone. \\fi
            The new query board (NQB) is here.
            """
        #expect(
            definitions(in: text, format: .latex) == [
                "AQI = Air Quality Index", "XQB = Extended Query Board", "FCL = Fast cache layer",
                "NQB = new query board",
            ])
    }
}
