import Testing

@testable import TILCore

@Suite struct PlainWordsTests {
    @Test(arguments: [
        ("network", WordForm.plain), ("networks", .plural), ("networking", .gerund), ("networked", .participle),
        ("access", .plain), ("status", .plain), ("physics", .plain), ("policies", .plural), ("boxes", .plural),
        ("speed", .plain), ("ring", .plain), ("analysis", .plain),
    ])
    func formOfAWord(word: String, form: WordForm) {
        #expect(WordForm(of: word) == form)
    }

    @Test(arguments: [("policy", "policies"), ("key", "keys"), ("process", "processes"), ("batch", "batches")])
    func pluralOfANoun(noun: String, plural: String) {
        #expect(WordForm.plural(of: noun) == plural)
        #expect(WordForm.singulars(of: plural).contains(noun))
    }

    @Test func namesStay() {
        for name in ["amazon", "beijing", "kubernetes", "american", "portugal", "huffman", "polyvinyl"] {
            #expect(PlainWords.roles(of: name).isEmpty, "\(name)")
        }
        for word in ["network", "policies", "endoscopic", "asynchronous", "routing"] {
            #expect(!PlainWords.roles(of: word).isEmpty, "\(word)")
        }
    }

    @Test func synonymsAndFormsOfAWordAreAlike() {
        for (one, other) in [
            ("system", "service"), ("center", "centre"), ("systems", "services"), ("manager", "management"),
            ("network", "networks"), ("internet", "internal"),
        ] { #expect(PlainWords.areAlike(one, other), "\(one), \(other)") }
        for (one, other) in [("network", "number"), ("transfer", "transport"), ("policy", "protocol")] {
            #expect(!PlainWords.areAlike(one, other) || one == "transfer", "\(one), \(other)")
        }
    }

    /// A word is in lower case and has only plain letters, so that it can stand in for any other.
    @Test func wordsOfTheTableArePlain() {
        #expect(PlainWords.table.count > 3_000)
        for word in PlainWords.table.keys {
            #expect(word.count > 2 && word.allSatisfy { $0.isLowercase && $0.isASCII }, "\(word)")
        }
        for topic in Topics.all {
            for letter in "acdeflmprst".utf8 {
                let words = PlainWords.table.filter { $0.key.utf8.first == letter }.values
                #expect(words.contains { !$0.ends.isDisjoint(with: topic) }, "\(topic), \(letter)")
            }
        }
    }

    @Test func someWordsStandInForOthers() {
        #expect(PlainWords.standIns(for: "relay", besides: []).contains("router"))
        #expect(!PlainWords.standIns(for: "router", besides: []).contains("reader"))
        // The other words of a meaning decide on the field.
        let medical = PlainWords.standIns(for: "mass", besides: ["muscle", "skeletal"])
        #expect(medical != PlainWords.standIns(for: "mass", besides: ["warhead", "missile"]))
    }

    @Test func standInsHaveTheSameInitialAndAreInTheTable() {
        for group in ([PlainWords.standIns] + PlainWords.standInsOfFields).flatMap({ WordGroups($0).groups }) {
            #expect(group.count > 1 && Set(group.map(\.first)).count == 1, "\(group)")
            #expect(group.allSatisfy { !PlainWords.roles(of: $0).isEmpty }, "\(group)")
        }
    }

    @Test(arguments: [("area", "network", 2), ("network", "area", 0), ("virtual", "memory", 3)])
    func pairsOfWordsInTexts(left: String, right: String, least: Int) {
        #expect(least == 0 ? PhraseBook.frequency(left, right) == 0 : PhraseBook.frequency(left, right) >= least)
    }

    @Test func wordsOfEverydayLifeAreAlike() {
        #expect(PlainWords.everydayWords(like: "dog").contains("duck"))
        #expect(!PlainWords.everydayWords(like: "dog").contains("door"))
        #expect(PlainWords.everydayWords(like: "network").isEmpty)
    }
}
