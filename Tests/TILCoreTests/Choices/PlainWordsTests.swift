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
        let initials = PlainWords.byInitial.mapValues { words in words.count { !$0.roles.isDisjoint(with: .noun) } }
        for letter in "abcdefghijklmnopqrstuvwyz" { #expect(initials[letter, default: 0] >= 4, "\(letter)") }
    }

    @Test func someWordsStandInForOthers() {
        #expect(PlainWords.areStandIns("router", "relay") && !PlainWords.areStandIns("router", "reader"))
    }

    @Test func standInsHaveTheSameInitialAndAreInTheTable() {
        for group in PlainWords.standInGroups.split(separator: ",").map(PlainWords.words) {
            #expect(group.count > 1 && Set(group.map(\.first)).count == 1, "\(group)")
            #expect(group.allSatisfy { !PlainWords.roles(of: $0).isEmpty }, "\(group)")
        }
        for word in Array(PlainWords.beforeOf) + PlainWords.generalQualities + PlainWords.generalHeads {
            #expect(!PlainWords.roles(of: word).isEmpty, "\(word)")
        }
    }

    /// A set of families has a bit for each.
    @Test func allFamiliesFitIntoASet() {
        let families = PlainWords.table.values.reduce(into: FamilySet()) { $0.formUnion($1.families) }
        #expect(families.rawValue.nonzeroBitCount == PlainWords.familyCount)
    }

    @Test(arguments: [("area", "network", 2), ("network", "area", 0), ("virtual", "memory", 3)])
    func pairsOfWordsInTexts(left: String, right: String, least: Int) {
        #expect(least == 0 ? PhraseBook.frequency(left, right) == 0 : PhraseBook.frequency(left, right) >= least)
    }

    /// A word stands in for words of its own kind only.
    @Test(arguments: [
        ("vehicle", "vessel", true), ("vehicle", "variable", false), ("agency", "association", true),
        ("policies", "protocols", true), ("renal", "respiratory", true), ("kidney", "kernel", false),
        ("left", "lower", true), ("kitchen", "kernel", false),
        ("chocolate", "character", false),
    ])
    func kindsOfWords(one: String, other: String, areOfAKind: Bool) {
        let families = PlainWords.families(of: one).intersection(PlainWords.families(of: other))
        #expect(families.isEmpty != areOfAKind)
    }
}
