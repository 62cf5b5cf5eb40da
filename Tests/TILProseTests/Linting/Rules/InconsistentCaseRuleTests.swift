import TILProse
import Testing

@Suite struct InconsistentCaseRuleTests {
    @Test(arguments: [
        "An internet of things (IoT) needs care. The ⟦IOT⟧ grows, and the IoT of today is large.",
        "Use ⟦MYSQL⟧ or MySQL for the tables of it.",
        "An XQTM is here. The XQTM and the XQTM are not the ⟦XqTM⟧ of it.",
    ])
    func spellingThatIsNotPreferredIsReported(_ text: String) throws {
        try expectFindings(of: .inconsistentCase, in: text)
    }

    @Test(arguments: [
        "A js file and a JS file are here.", "The binNMU is here. BinNMUs are not.", "Read LaTeX or LATEX of it.",
    ])
    func wordOrStartOfASentenceIsNotReported(_ text: String) throws {
        try expectFindings(of: .inconsistentCase, in: text)
    }
}
