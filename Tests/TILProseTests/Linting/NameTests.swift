import TILProse
import Testing

/// What looks like an acronym and is the name or the word of somebody: nothing to define.
@Suite struct NameTests {
    private func undefined(_ text: String) throws -> [String] {
        let rule = try #require(LintRule.named("undefined"))
        return try lintLines(text, options: LintOptions(severities: [rule: .error], allowsCommon: false))
    }

    @Test(arguments: [
        "SSLDHFile", "FlushDNSSL", "MySQL", "SeaBIOS", "WinHTTP", "SBus", "JGit", "IRCNet", "TikZ",
    ])
    func whatIsPutTogetherOfWordsIsAName(name: String) throws {
        #expect(try undefined("They use \(name) here.").isEmpty)
    }

    @Test(arguments: [
        "QoS", "iSCSI", "SaaS", "PPPoE", "CoAP", "NVMe", "gRPC", "QXBes", "NAMSBX", "RoCEv2", "BUSes", "UNQXTR",
    ])
    func whatHasOnlyLettersBetweenItsCapitalsIsNone(acronym: String) throws {
        #expect(try undefined("They use \(acronym) here.").count == 1)
    }

    @Test func aLongWordInCapitalsIsAName() throws {
        #expect(try undefined("They set CPPFLAGS for LANDSAT and the QZPXTR.") == ["1:39+6 undefined QZPXTR"])
    }

    @Test func aCompanyOrASystemIsKnownByItsName() throws {
        let text = "Some AMD boards, IBM AIX and AT&T UNIX, and an IBM QXB."
        #expect(try undefined(text) == ["1:52+3 undefined QXB"])
    }

    @Test func aWordOfEnglishInCapitalsIsAWord() throws {
        #expect(try undefined("SIGUSR1 comes with JOINs on PORT2 of LINE1.").isEmpty)
        let text = "The state is ACTIVE or OFFLINE in an AREA; FITS and SMART are acronyms."
        #expect(try undefined(text) == ["1:44+4 undefined FITS", "1:53+5 undefined SMART"])
    }

    @Test func whatIsMostlyTypedIsAName() throws {
        let text = """
            Build with QXOS=linux or QXOS=hurd, so that QXOS is set; in Makefiles $(XQR) and ${XQT}.
            It says MDL:printer. A QXB=1 and the QXB, the QXB; an XQD: it is none.

            """
        #expect(try undefined(text) == ["2:24+3 undefined QXB", "2:55+3 undefined XQD"])
    }
}
