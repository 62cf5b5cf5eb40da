import TILProse
import Testing

/// What the documents of others have that looks like an acronym or a definition, and is none.
@Suite struct ForeignTextTests {
    private func lines(
        _ text: String, _ format: DocumentFormat = .markdown, _ rules: String...
    ) throws -> [String] {
        let severities = try Dictionary(
            uniqueKeysWithValues: rules.map { (try #require(LintRule.named($0)), LintSeverity.error) })
        return try lintLines(text, format: format, options: LintOptions(severities: severities, allowsCommon: false))
    }

    @Test func whatAManualSetsInBoldOrItalicsIsTyped() throws {
        let text = """
            .SH OPTIONS
            .TP
            .B XQBTERM
            The value of \\fBXQBTERM\\fP, or \\fB\\-\\-zone\\fR=\\fIZLF\\-NUMBER\\fR.
            See
            .BR QQW (3).
            A \\fBPLC\\fP and another PLC run, and \\fBthe DRV of all\\fP does.

            """
        #expect(
            try lines(text, .roff, "undefined") == ["7:6+3 undefined PLC", "7:45+3 undefined DRV"])
    }

    @Test func whatAManualShowsVerbatimIsCode() throws {
        let text = """
            .SH EXAMPLES
            .Vb 2
            \\&    QXB = XQR + 1
            \\&    XQD
            .Ve
            The XQT is prose.

            """
        #expect(try lines(text, .roff, "undefined") == ["6:5+3 undefined XQT"])
    }

    @Test func aFormulaOfAWebPageDefinesNothing() throws {
        let text = "<p>The algebra \\(A\\) is a ring \\(R\\). Of the algebra \\(A\\), the ring \\(R\\).</p>\n"
        #expect(try lines(text, .html, "redefined", "unused-definition").isEmpty)
    }

    @Test func theNameOfAManualPageIsNoUse() throws {
        let text = """
            .SH NAME
            xqbd \\- the XQB daemon
            .SH DESCRIPTION
            The cross-quarter board (XQB) meets. The XQB sits, and the XQB rests.

            """
        #expect(try lines(text, .roff, "late-definition", "undefined").isEmpty)
    }

    @Test func wordsBetweenThoseOfAMeaningMakeNoOther() throws {
        let text = "A header data unit (HDU) and a header plus data unit (HDU): the HDU, the HDU."
        #expect(try lines(text, .markdown, "conflict").isEmpty)
        let other = "A sensor data record (SDR) and a sensor data repository (SDR): the SDR, the SDR."
        #expect(try lines(other, .markdown, "conflict") == ["1:58+3 conflict SDR"])
        let short = "User-Interactive Auth (UIA) and User-Interactive Authentication (UIA): the UIA, the UIA."
        #expect(try lines(short, .markdown, "conflict").isEmpty)
    }

    @Test func aCompoundBelongsToWhatIsBeforeIt() throws {
        #expect(try lines("It is kept in XQB's in-memory form.", .markdown, "plural").isEmpty)
        #expect(try lines("It is kept by XQB's in memory.", .markdown, "plural") == ["1:15+5 plural XQB"])
    }

    @Test(arguments: [
        "You have to name a cross-quarter board (with XQB). The XQB, the XQB.",
        "They use the cross-quarter board (via XQB). The XQB, the XQB.",
    ])
    func whatAGroupSpeaksOfIsNoShortForm(_ text: String) throws {
        #expect(try lines(text, .markdown, "undefined").count == 1)
    }

    @Test func aCallIsNoAcronym() throws {
        #expect(try lines("Call XQB(), and the ZLF(s) too.", .markdown, "undefined").isEmpty)
    }

    @Test func aNoteRightBehindAUseDefinesItInTime() throws {
        let text =
            "We write in XQB\\footnote{XQB is an acronym for ``cross-quarter board''} here. The XQB and the XQB."
        #expect(try lines(text, .latex, "late-definition").isEmpty)
    }

    @Test func whatStandsInLinksIsNoOtherWayToWriteAnAcronym() throws {
        let text = "See [LIDAR](a.html) and [LIDAR](b.html). The LiDAR grows, and the LiDAR stays."
        #expect(try lines(text, .markdown, "inconsistent-case").isEmpty)
    }

    @Test func titlesOfStandardsAreOthers() throws {
        let text = """
            The cross-quarter board (XQB) met. The XQB and the XQB.

            - RFC 1 - On the Cross-Quarter Board (XQB) and a Quick Zone (QZ)
            """
        #expect(try lines(text, .markdown, "redefined", "unused-definition").isEmpty)
    }

    @Test func aLineOfTildesBelowATitleOpensNoCode() throws {
        let text = """
            What does XQB mean?
            ~~~~~~~~~~~~~~~~~~~
            A cross-quarter board (XQB) meets. The XQB sits with a QZP.

            What is next for them?
            ~~~~~~~~~~~~~~~~~~~~~~
            The XQB rests.
            """
        #expect(try lines(text, .markdown, "late-definition", "undefined") == ["3:56+3 undefined QZP"])
    }

    @Test(arguments: [
        "It is set to \"XQB\".", "It is set to `XQB`_ there.", "Read $XQB first.", "Say XQB=-O2 to it.",
        "A byte 0xAD is there.",
    ])
    func whatIsTypedOrMeasuredIsNoAcronym(_ text: String) throws {
        #expect(try lines(text, .restructuredText, "undefined").isEmpty)
    }

    @Test func aWordThatIsAlsoUsedBesideItsLiteralIsAnAcronym() throws {
        #expect(try lines("The \"XQB\" is an XQB = 3.", .markdown, "undefined") == ["1:17+3 undefined XQB"])
    }

    @Test func sourcesAndNavigationInHTMLAreNoProse() throws {
        let text = """
            <nav><ul><li>The XQB</li></ul></nav>
            <p>The cross-quarter board (XQB) met. The XQB and the XQB.</p>
            <div class="fragment"><div class="line">// The ZLF is set.</div></div><p>The QZP met.</p>
            """
        #expect(try lines(text, .html, "late-definition", "undefined") == ["3:78+3 undefined QZP"])
    }

    @Test func anIdentifierIsAnID() throws {
        let text = "A virtual router ID (VRID) and a virtual router identifier (VRID): the VRID, the VRID."
        #expect(try lines(text, .markdown, "conflict").isEmpty)
    }

    @Test(arguments: [
        "A session id (sid) is new. The sid is set. Some session ids (sid) are old.",
        "The metric identifier (mID) is new, the mID and the mID.\n\nMID: 60.2.0",
    ])
    func aPluralAndALabelStay(_ text: String) throws {
        let options = LintOptions()
        let outcome = try DocumentFixer(options: options).fixed(Array(text.utf8), format: .markdown)
        #expect(String(decoding: outcome.document, as: UTF8.self) == text)
    }

    @Test func theTermOfAListInAManualIsTyped() throws {
        let text = ".Sh ENVIRONMENT\n.Bl -tag\n.It Ev XQB\nSet to the\n.Dv ZLF\nof all.\n.El\n"
        #expect(try lines(text, .roff, "undefined").isEmpty)
    }

    @Test func aCommentBelowDotsIsNone() throws {
        let text = """
            ..
               The cross-quarter board (XQB) met.

            The QZP met.

            ..

               The ZLF met.
            """
        #expect(
            try lines(text, .restructuredText, "undefined", "unused-definition") == [
                "4:5+3 undefined QZP", "8:8+3 undefined ZLF",
            ])
    }

    @Test func keysOfLaTeXAreTyped() throws {
        #expect(try lines("Set \\kbd{XQB} first. The QZP.", .latex, "undefined") == ["1:26+3 undefined QZP"])
    }

    @Test func loggingIsNoOtherLog() throws {
        let text = "A general purpose log (GPL) and general purpose logging (GPL): the GPL, the GPL."
        #expect(try lines(text, .markdown, "conflict").isEmpty)
    }

    @Test func aSentenceMayStartWithACapital() throws {
        let text = "A binary upload (bIU) is new. BIUs are old, and the bIU stays."
        #expect(try lines(text, .markdown, "inconsistent-case").isEmpty)
        let other = "An internet of things (IoT) is new. IOTs are old, and the IoT stays."
        #expect(try lines(other, .markdown, "inconsistent-case") == ["1:37+4 inconsistent-case IOT"])
    }

    @Test func whatATitleDefinesIsNotUnused() throws {
        let text = "# The cross-quarter board (XQB)\n\nIt met in a quick zone (QZ).\n"
        #expect(try lines(text, .markdown, "unused-definition") == ["3:25+2 unused-definition QZ"])
    }
}
