import Testing

@testable import til

/// What copied text can stand for.
@Suite struct LookedUpTextTests {
    @Test(arguments: ["BoL?", "bol,", "(BoL)", "B.O.L.", "bols", "\"BoL\"", "‘BoL’s’", "[BoL]:", "*BoL*"])
    func copiedTextWithPunctuationLeadsToItsAcronym(text: String) {
        let candidates = LookedUpText.candidates(text)
        #expect(candidates.first == text)
        #expect(candidates.contains { $0.lowercased() == "bol" })
    }

    @Test(arguments: ["C++", "C#", "R&D", "UTF-8", "IS", "AS"]) func signsThatBelongToAnAcronymAreKept(text: String) {
        #expect(LookedUpText.candidates(text) == [text])
    }

    @Test func aQuestionInWordsIsReducedToItsAcronym() {
        #expect(LookedUpText.asked(["what", "is", "BoL?"]) == "BoL")
        #expect(LookedUpText.asked(["What's", "a", "BoL"]) == "BoL")
        #expect(LookedUpText.asked(["what", "does", "BoL", "stand", "for?"]) == "BoL")
        #expect(LookedUpText.asked(["what", "is"]) == nil)
        #expect(LookedUpText.asked(["is", "BoL"]) == nil)
    }

    @Test(arguments: [
        ("BoQ?", "BoQ"), ("(BoQ)", "BoQ"), ("\"BoQ\",", "BoQ"), ("BoQ", "BoQ"), ("C++", "C++"), ("e.g.", "e.g."),
        ("(e.g.)", "e.g."), ("z.B.,", "z.B."), ("?", "?"),
    ])
    func anUnknownTextIsAnAcronymWithoutTheMarksAroundIt(text: String, expected: String) {
        #expect(LookedUpText.withoutMarks(text) == expected)
    }
}
