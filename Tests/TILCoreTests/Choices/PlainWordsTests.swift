import Testing

@testable import TILCore

@Suite struct PlainWordsTests {
    @Test(arguments: [
        ("network", WordForm.plain), ("networks", .plural), ("networking", .gerund), ("networked", .participle),
        ("access", .plain), ("status", .plain), ("physics", .plain), ("policies", .plural), ("boxes", .plural),
        ("speed", .plain), ("ring", .plain), ("analysis", .plain), ("directly", .adverb), ("assembly", .plain),
    ])
    func theEndingOfAWordDecidesItsForm(word: String, form: WordForm) {
        #expect(WordForm(of: word) == form)
    }

    @Test(arguments: [("policy", "policies"), ("key", "keys"), ("process", "processes"), ("batch", "batches")])
    func thePluralOfANounLeadsBackToItsSingular(noun: String, plural: String) {
        #expect(WordForm.plural(of: noun) == plural)
        #expect(WordForm.singulars(of: plural).contains(noun))
    }

    @Test func synonymsAndFormsOfAWordAreAlike() {
        for (one, other) in [
            ("system", "service"), ("center", "centre"), ("systems", "services"), ("manager", "management"),
            ("network", "networks"), ("internet", "internal"),
        ] { #expect(PlainWords.areAlike(one, other), "\(one), \(other)") }
        for (one, other) in [("network", "number"), ("policy", "protocol")] {
            #expect(!PlainWords.areAlike(one, other), "\(one), \(other)")
        }
    }
}
