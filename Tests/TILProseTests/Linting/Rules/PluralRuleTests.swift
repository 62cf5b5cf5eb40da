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

    @Test func pluralBeforeMarkupIsNotMended() throws {
        let text = "You can select 8 CPU's\n[per node](node.md) of it.\n"
        #expect(try fixed(text, by: .plural) == text)
    }
}
