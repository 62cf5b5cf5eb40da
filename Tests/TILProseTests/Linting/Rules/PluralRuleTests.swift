import TILProse
import Testing

@Suite struct PluralRuleTests {
    @Test(arguments: [
        "The machine has two ⟦CPU's⟧ and a disk.",
        "You can select up to 8 ⟦CPU's⟧ per node of it.",
        "All ⟦XQB’s⟧ are here, two ⟦ZQP's⟧ under them are old, and the ⟦PRQ's⟧ are open.",
    ])
    func pluralWithAnApostropheIsReported(_ text: String) throws {
        try expectFindings(of: .plural, in: text)
    }

    @Test(arguments: [
        "The CPU's clock is fast.", "The CPU's is faster than it.", "twee CPU's van het huis en de CPU's zijn nieuw",
    ])
    func genitiveOrOtherLanguageIsNotReported(_ text: String) throws {
        try expectFindings(of: .plural, in: text)
    }

    @Test func pluralLosesItsApostrophe() throws {
        #expect(
            try fixed("You can select 8 CPU's per node of it.", by: .plural) == "You can select 8 CPUs per node of it.")
    }

    @Test(arguments: [
        // The second one may be a plural, too, but is no clear one.
        "- Tag CPU's in it.\n- Align it with CPU's\n", "All CPU's are in it. It ends with CPU's.\n",
        "Two CPU's are here,\nand it has CPU's, too.\n",
    ])
    func pluralsOfOneListAreNotMendedInPart(_ text: String) throws { #expect(try fixed(text, by: .plural) == text) }

    @Test(arguments: [
        "It is new. It is old.\n\nIt has 3 million CPU's.\n\nIt ends with CPU's.\n",
        "It has 300 CPU's. The CPU's clock is old.\n",
        "All CPU's are in it. The XQB's are new.\n",
    ])
    func pluralBesideAGenitiveIsMended(_ text: String) throws {
        #expect(try fixed(text, by: .plural) != text)
    }

    @Test func pluralBeforeMarkupIsNotMended() throws {
        let text = "You can select 8 CPU's\n[per node](node.md) of it.\n"
        #expect(try fixed(text, by: .plural) == text)
    }
}
