import TILProse
import Testing

/// What looks like an acronym and is the name or the word of somebody: nothing to define.
@Suite struct NameTests {
    private func undefined(_ text: String) throws -> [String] {
        let rule = try #require(LintRule.named("undefined"))
        return try lintLines(text, options: LintOptions(severities: [rule: .error], allowsCommon: false))
    }

    @Test(arguments: [
        "SSLDHFile", "FlushDNSSL", "MySQL", "SeaBIOS", "WinHTTP", "SBus", "JGit", "IRCNet", "TikZ", "LaTeX", "BibTeX",
    ])
    func wordPutTogetherOfWordsIsAName(name: String) throws {
        #expect(try undefined("They use \(name) here.").isEmpty)
    }

    @Test(arguments: [
        "QoS", "iXQSI", "SaaS", "PPPoE", "CoAP", "NXMe", "gRXC", "QXBes", "NAMSB", "RoCE", "BUSes", "UNQXT",
    ])
    func wordWithLettersBetweenCapitalsIsAnAcronym(acronym: String) throws {
        #expect(try undefined("They use \(acronym) here.").count == 1)
    }

    @Test func longWordInCapitalsIsAName() throws {
        #expect(try undefined("They set CPPFLAGS for LANDSAT and the QZPXT.") == ["1:39+5 undefined QZPXT"])
    }

    @Test func companyOrSystemIsAName() throws {
        let text = "Some AMD boards run IBM AIX and AT&T UNIX, and an IBM board has the QXB."
        #expect(try undefined(text) == ["1:69+3 undefined QXB"])
        #expect(
            try undefined("It needs the LGPL-3 and the CUPS-GTK, and has the QXB-2 of this.") == [
                "1:51+5 undefined QXB-2"
            ])
    }

    @Test func englishWordInCapitalsIsNotUndefined() throws {
        let text = "The state is ACTIVE or OFFLINE in an AREA; FITS and SMART are acronyms."
        #expect(try undefined(text) == ["1:44+4 undefined FITS", "1:53+5 undefined SMART"])
    }

    @Test(arguments: [
        "This is the Juniper QXB with the option.", "It reads the QXB File of this board.",
        "It takes the QXBv3 from here.",
        "Set QXBDIR and QXFLAGS for this.", "It has the form XXX or ABCDE here.", "The PA-QXB-TS of this.",
        "The QXB is a board of ours.", "Say --length=QXB, --size=QXB to this.", "The OT1 and the XO-1 of this.",
        "SIGUSR1 comes with JOINs on PORT2 of LINE1.",
        // Only sentences count.
        "# The QXB", "| a | QXB |\n|---|---|\n| QXB | x |", "Copyright 2020 by the QXB of it.", "QXB 12 QXB 13",
    ])
    func partsOfNamesListsAndTitlesAreNotUndefined(text: String) throws {
        #expect(try undefined(text).isEmpty)
    }

    @Test func acronymMostlyTypedAsInputIsAName() throws {
        let text = """
            Build with QXOS=linux or QXOS=hurd, so that QXOS is set; in Makefiles $(XQR) and ${XQT}.

            It says MDL:printer. A QXB=1 and the QXB, the QXB of this; an XQD: it is none.

            """
        #expect(try undefined(text) == ["3:24+3 undefined QXB", "3:63+3 undefined XQD"])
    }
}
