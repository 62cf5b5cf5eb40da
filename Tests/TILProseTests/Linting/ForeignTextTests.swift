import TILProse
import Testing

/// What the documents of others have that looks like an acronym or a definition, and is none.
@Suite struct ForeignTextTests {
    /// The findings of rules, whose names have spaces between them.
    private func lines(_ text: String, _ format: DocumentFormat, _ rules: String) throws -> [String] {
        let severities = try Dictionary(
            uniqueKeysWithValues: rules.split(separator: " ").map {
                (try #require(LintRule.named(String($0))), LintSeverity.error)
            })
        return try lintLines(text, format: format, options: LintOptions(severities: severities, allowsCommon: false))
    }

    @Test(
        arguments: [
            // A formula of a web page defines nothing.
            (
                "<p>The algebra \\(A\\) is a ring \\(R\\). Of the algebra \\(A\\), the ring \\(R\\).</p>\n", .html,
                "redefined unused-definition"
            ),
            // The name of a manual page does not count as a use.
            (
                """
                .SH NAME
                xqbd \\- the XQB daemon
                .SH DESCRIPTION
                The cross-quarter board (XQB) meets. The XQB sits, and the XQB rests.

                """, .roff, "late-definition undefined"
            ),
            // The term of a list in a manual is typed.
            (
                ".Sh ENVIRONMENT\n.Bl -tag\n.It Ev XQB\nSet to the\n.Dv ZLF\nof all.\n.El\n", .roff, "undefined"
            ),
            // A compound belongs to the words before it.
            ("It is kept in XQB's in-memory form.", .markdown, "plural"),
            // The name of a called function is not an acronym.
            ("Call XQB(), and the ZLF(s) too.", .markdown, "undefined"),
            // A note right behind a use defines it in time.
            (
                "We write in XQB\\footnote{XQB is an acronym for ``cross-quarter board''} here. The XQB and the XQB.",
                .latex, "late-definition"
            ),
            // The address of a link is not another spelling of an acronym.
            (
                "See [LIDAR](a.html) and [LIDAR](b.html). The LiDAR grows, and the LiDAR stays.", .markdown,
                "inconsistent-case"
            ),
            // A sentence may start with a capital.
            (
                "A binary upload (bIU) is new. BIUs are old, and the bIU stays.", .markdown, "inconsistent-case"
            ),
            // Titles of standards are others.
            (
                """
                The cross-quarter board (XQB) met. The XQB and the XQB.

                - RFC 1 - On the Cross-Quarter Board (XQB) and a Quick Zone (QZ)
                """, .markdown, "redefined unused-definition"
            ),
        ] as [(String, DocumentFormat, String)])
    func foreignTextGivesNoFinding(_ text: String, format: DocumentFormat, rules: String) throws {
        #expect(try lines(text, format, rules).isEmpty)
    }

    @Test(
        arguments: [
            // What a manual sets in bold or italics is typed.
            (
                """
                .SH OPTIONS
                .TP
                .B XQBTERM
                The value of \\fBXQBTERM\\fP, or \\fB\\-\\-zone\\fR=\\fIZLF\\-NUMBER\\fR.
                See
                .BR QQW (3).
                A \\fBPLC\\fP and another PLC run, and \\fBthe DRV of all\\fP does.

                """, .roff, "undefined", ["7:6+3 undefined PLC", "7:45+3 undefined DRV"]
            ),
            // What a manual shows verbatim is code.
            (
                """
                .SH EXAMPLES
                .Vb 2
                \\&    QXB = XQR + 1
                \\&    XQD
                .Ve
                The XQT is prose.

                """, .roff, "undefined", ["6:5+3 undefined XQT"]
            ),
            // A line of tildes below a title opens no code.
            (
                """
                What does XQB mean?
                ~~~~~~~~~~~~~~~~~~~
                A cross-quarter board (XQB) meets. The XQB sits with a QZP.

                What is next for them?
                ~~~~~~~~~~~~~~~~~~~~~~
                The XQB rests.
                """, .markdown, "late-definition undefined", ["3:56+3 undefined QZP"]
            ),
            // Sources and navigation in HTML are not prose.
            (
                """
                <nav><ul><li>The XQB</li></ul></nav>
                <p>The cross-quarter board (XQB) met. The XQB and the XQB.</p>
                <div class="fragment"><div class="line">// The ZLF is set.</div></div><p>The QZP met.</p>
                """, .html, "late-definition undefined", ["3:78+3 undefined QZP"]
            ),
            // Text below two dots and a blank line is not a comment.
            (
                """
                ..
                   The cross-quarter board (XQB) met.

                The QZP met.

                ..

                   The ZLF met.
                """, .restructuredText, "undefined unused-definition",
                ["4:5+3 undefined QZP", "8:8+3 undefined ZLF"]
            ),
            // Keys of LaTeX are typed.
            ("Set \\kbd{XQB} first. The QZP.", .latex, "undefined", ["1:26+3 undefined QZP"]),
            // What a title defines is not unused.
            (
                "# The cross-quarter board (XQB)\n\nIt met in a quick zone (QZ).\n", .markdown, "unused-definition",
                ["3:25+2 unused-definition QZ"]
            ),
            // A word that prose also uses without marks of code is an acronym.
            ("The \"XQB\" is an XQB = 3.", .markdown, "undefined", ["1:17+3 undefined XQB"]),
            ("It is kept by XQB's in memory.", .markdown, "plural", ["1:15+5 plural XQB"]),
            (
                "An internet of things (IoT) is new. IOTs are old, and the IoT stays.", .markdown,
                "inconsistent-case", ["1:37+4 inconsistent-case IOT"]
            ),
            (
                "A sensor data record (SDR) and a sensor data repository (SDR): the SDR, the SDR.", .markdown,
                "conflict", ["1:58+3 conflict SDR"]
            ),
            // What a group speaks of is no short form.
            (
                "You have to name a cross-quarter board (with XQB). The XQB, the XQB.", .markdown, "undefined",
                ["1:46+3 undefined XQB"]
            ),
            (
                "They use the cross-quarter board (via XQB). The XQB, the XQB.", .markdown, "undefined",
                ["1:39+3 undefined XQB"]
            ),
        ] as [(String, DocumentFormat, String, [String])])
    func findingsNextToForeignTextAreReported(_ text: String, format: DocumentFormat, rules: String, findings: [String])
        throws
    {
        #expect(try lines(text, format, rules) == findings)
    }

    @Test(arguments: [
        "A header data unit (HDU) and a header plus data unit (HDU): the HDU, the HDU.",
        "User-Interactive Auth (UIA) and User-Interactive Authentication (UIA): the UIA, the UIA.",
        "A virtual router ID (VRID) and a virtual router identifier (VRID): the VRID, the VRID.",
        "A general purpose log (GPL) and general purpose logging (GPL): the GPL, the GPL.",
    ])
    func otherWordsForOneMeaningAreNotAConflict(_ text: String) throws {
        #expect(try lines(text, .markdown, "conflict").isEmpty)
    }

    @Test(arguments: [
        "It is set to \"XQB\".", "It is set to `XQB`_ there.", "Read $XQB first.", "Say XQB=-O2 to it.",
        "A byte 0xAD is there.",
    ])
    func typedTextAndUnitsAreNotUndefined(_ text: String) throws {
        #expect(try lines(text, .restructuredText, "undefined").isEmpty)
    }
}
