import Testing

@testable import TILCore

@Suite struct YAMLListReaderTests {
    private func dump(_ text: String) -> String { ReaderSupport.dump(YAMLListReader.reader, text) }

    @Test func aListOfMapsIsATable() {
        let text = """
            ---
            # departments
            - acronym: DIT
              meaning: Department of International Trade
            - acronym: NO
              meaning: Norway # in the north
              since: 2001-02-03
            """
        #expect(
            dump(text) == """
                3# acronym | meaning | since
                3: DIT | Department of International Trade
                5: NO | Norway | 2001-02-03
                2 other
                """)
    }

    @Test func aMapIsPairsAndEveryValueIsText() {
        let text = """
            NO: Norway
            ON: Ontario
            "24/7": around the clock
            1.10: one
            CD: Compact Disc
            CD: Change Directory
            NIL: ~
            """
        #expect(
            dump(text) == """
                1~ NO | Norway
                2~ ON | Ontario
                3~ 24/7 | around the clock
                4~ 1.10 | one
                5~ CD | Compact Disc
                6~ CD | Change Directory
                7~ NIL | \("")
                """)
    }

    @Test func aListOfMapsWithOneMemberEachIsPairs() {
        #expect(dump("acronyms:\n  - AA: Alpha Ant\n  - BB: \"Beta: Bee\"\n") == "2~ AA | Alpha Ant\n3~ BB | Beta: Bee")
    }

    @Test func acronymsOfQuartoAreEntriesWhoseTextsAreMarkdown() {
        let text = """
            acronyms:
              insert_loa: false
              keys:
                - shortname: C\\+\\+
                  longname: "*See* plus"
                - key: b
                  shortname: BB
                  longname: Beta
                  plural: Betas
            """
        #expect(dump(text) == "4= C++ | See plus\n6= BB | Beta\n9 other")
    }

    @Test(arguments: ["a: &x 1\nb: *x\n", "- &x [1]\n", "&x a: b\n", "a: *x\n"])
    func anchorsAndAliasesAreRefused(text: String) {
        #expect(
            dump(text).hasSuffix(
                "! The YAML has anchors or aliases (& or *). Write the values out, or put them in quotes."))
        #expect(!dump(text).contains("\n"))
    }

    @Test func aDeepFileIsRefused() {
        let deep = String(repeating: "[", count: 30) + String(repeating: "]", count: 30)
        #expect(
            dump(deep) == "1! Its lists and maps are nested more than 20 levels deep. Save the list with fewer levels.")
    }

    @Test func aLineThatIsNoYAMLIsNamedAndTheRestIsRead() {
        let text = """
            AA: Alpha Ant
            BB: Beta: Bee
            CC: Gamma Gnu
            """
        #expect(
            dump(text) == """
                1~ AA | Alpha Ant
                3~ CC | Gamma Gnu
                2! The YAML is not valid here: mapping values are not allowed in this context. Put the text in quotes.
                """)
    }

    @Test func aTextOverSeveralLinesMayHaveLinesThatLookLikeComments() {
        #expect(dump("A: |\n  one\n  # two\nB: b\n") == "1~ A | one⏎# two\n4~ B | b")
    }

    @Test func documentsOfAFileAreReadOneAfterTheOther() {
        #expect(dump("---\nAA: Alpha\n---\nBB: Beta\n---\n") == "2~ AA | Alpha\n4~ BB | Beta")
    }
}
