import Foundation
import TestSupport
import Testing

@testable import TILCore

/// The wrong answers of single questions, most of them without any deck.
@Suite struct ChoiceMakerTests {
    private static func thing(_ short: String, _ long: String, tags: [String] = []) -> Thing {
        Thing(id: UUID(), short: short, long: long, tags: tags, dateAdded: Date(timeIntervalSince1970: 0))
    }

    private let lan = thing("LAN", "Local Area Network", tags: ["net"])

    /// The choices with each of twenty seeds.
    private func chosen(
        for thing: Thing, _ direction: Direction = .meaning, accepted: [Thing] = [], from candidates: [Thing] = [],
        by maker: ChoiceMaker = ChoiceMaker()
    ) -> [[String]] {
        (0..<UInt64(20)).map { seed in
            var generator = SeededGenerator(seed: seed)
            return maker.wrongAnswers(
                for: thing, asked: direction, accepted: accepted, from: candidates, using: &generator)
        }
    }

    @Test func realMeaningsWithTheSameInitialsComeFirst() {
        let alike = ["Linear Algebra Node", "Light Amplifier Network", "Large Array Notation", "Lower Air Notice"]
        let candidates = alike.map { Self.thing("XY", $0) } + [Self.thing("LAN", "Land Area Number")]
        for chosen in chosen(for: lan, from: candidates) {
            #expect(Set(chosen).count == 3 && Set(chosen).isSubset(of: alike), "\(chosen)")
        }
    }

    @Test func aGridReplacesTwoWords() {
        for chosen in chosen(for: lan) {
            let options = (chosen + [lan.long]).map { $0.split(separator: " ") }
            #expect(options.allSatisfy { $0.count == 3 })
            let kinds = (0..<3).map { place in Set(options.map { $0[place] }).count }
            #expect(kinds.sorted() == [1, 2, 2], "\(chosen)")
        }
    }

    /// Whole questions, each with the first seed.
    @Test(arguments: [
        ("MTU", "Maximum Transmission Unit", "Maximum Time Unit, Multiple Transmission Unit, Multiple Time Unit"),
        ("DoS", "Denial of Service", "Denial of Security, Denial of Supply, Denial of Safety"),
        ("RNs", "Routing Numbers", "Reading Numbers, Routing Nodes, Reading Nodes"),
    ])
    func aQuestionReads(short: String, long: String, wanted: String) {
        #expect(chosen(for: Self.thing(short, long))[0].joined(separator: ", ") == wanted)
    }

    /// A nation and small words stay, even if all other words are replaced.
    @Test(arguments: [
        ("USMC", "United States Marine Corps", "United States "), ("AVD", "American Viola Day", "American "),
        ("FotR", "Fellowship of the Ring", " of the "), ("PiS", "Peas in Switzerland", " in "),
    ])
    func nationsAndSmallWordsStay(short: String, long: String, kept: String) {
        let chosen = chosen(for: Self.thing(short, long)).joined()
        #expect(chosen.count == 60)
        for answer in chosen { #expect(answer.contains(kept), "\(answer)") }
    }

    /// A plural gets a plural, and a word that ends in -ed or -ing gets such a word.
    @Test(arguments: [
        ("PPG", "Policies and Procedures Guide", WordForm.plural), ("MSS", "Managed Security Service", .participle),
        ("RPE", "Routing Policy Engine", .gerund),
    ])
    func aReplacementHasTheFormOfTheWord(short: String, long: String, form: WordForm) {
        for answer in chosen(for: Self.thing(short, long)).joined() {
            #expect(WordForm(of: PlainWords.words(answer.lowercased())[0]) == form, "\(answer)")
        }
    }

    /// Words of everyday life stay in sentences and in wishes.
    @Test func everydayWordsStayAmongThemselves() {
        for answer in chosen(for: Self.thing("STLD", "Should the Lazy Dog")).joined() {
            #expect(answer.hasPrefix("Should the L"), "\(answer)")
            let last = PlainWords.words(answer.lowercased())[3]
            #expect(last == "dog" || PlainWords.everydayWords(like: "dog").contains(last), "\(answer)")
        }
    }

    /// Where no word has a good replacement, phrases with the same letters are shown.
    @Test(arguments: [
        ("RTG", "Radioisotope Thermoelectric Generator"), ("LTL", "Less Than Truckload"), ("LX", "Lunar Excavator"),
        ("VTE", "Venous Thromboembolic Event"), ("JFT", "Jazz Festival in Tunis"),
    ])
    func wholePhrasesFillUp(short: String, long: String) {
        for chosen in chosen(for: Self.thing(short, long), from: [Self.thing("X", "Left Ventricle")]) {
            #expect(Set(chosen).count == 3, "\(chosen)")
            let initials = ChoiceMaker.initials(of: long)
            #expect(chosen.allSatisfy { ChoiceMaker.initials(of: $0) == initials }, "\(chosen)")
        }
    }

    /// The words of a phrase are of its topic.
    @Test(arguments: [("Glutaraldehyde Turbidity Test", Topics.medicine), ("Callable Bond Redemption", .finance)])
    func phrasesKeepToTheTopic(long: String, topic: Topics) throws {
        let parts = MeaningParts(of: long, acronym: ChoiceMaker.initials(of: long))
        var generator = SeededGenerator(seed: 1)
        let phrases = try #require(TopicPhrases(like: parts, topic: topic)).phrases(using: &generator)
        for word in phrases.flatMap({ PlainWords.words($0.lowercased()) }) where !long.lowercased().contains(word) {
            let entry = PlainWords.table[PlainWords.lemma(word)]
            #expect(entry?.starts.union(entry?.ends ?? []).contains(topic) == true, "\(word)")
        }
    }

    /// Of the text of a deck, only the entries that matter for a thing are read.
    @Test func aDeckIsReadForOneThing() {
        let text = """
            #tags: net
            LAN = Local Area Network
            #note: A note.
            #choices: {Local,Large} Area {Network,Node}
            ABC = Alphabet
            #choices: Absence
            lan: Large Array Notation
            """
        let maker = ChoiceMaker(decks: [Array(text.utf8)], for: lan)
        for chosen in chosen(for: lan, by: maker) {
            #expect(chosen.sorted() == ["Large Area Network", "Large Area Node", "Local Area Node"])
        }
        let other = Self.thing("LAN", "Landing Area Notice")
        for chosen in chosen(for: other, by: ChoiceMaker(decks: [Array(text.utf8)], for: other)) {
            #expect(!chosen.contains("Local Area Network") && !chosen.contains("Large Array Notation"))
        }
    }

    @Test func aWordThatStandsAloneGetsThreeReplacements() {
        for chosen in chosen(for: Self.thing("FA", "Fourier Analyst")) {
            #expect(chosen.count == 3)
            #expect(chosen.allSatisfy { $0.hasPrefix("Fourier A") && $0 != "Fourier Analyst" }, "\(chosen)")
        }
    }

    @Test func capitalsAndSmallWordsStay() {
        for answer in chosen(for: Self.thing("TOS", "terms of the CPU's service")).joined() {
            #expect(answer.hasPrefix("t") && answer.contains("s of the CPU's s"), "\(answer)")
            #expect(answer.replacing("CPU", with: "cpu") == answer.lowercased())
        }
    }

    @Test func aDeckNamesChoices() {
        var record = ImportRecord(line: 1, short: "FTW", long: "For the Win")
        record.choices = ["For the {Win,World}", "From the Web", "For the Week"]
        for chosen in chosen(for: Self.thing("ftw", "For The Win"), by: ChoiceMaker(decks: [record])) {
            #expect(chosen.sorted() == ["For The Week", "For The World", "From The Web"])
        }
    }

    /// The choices of a deck have the capitals of the person's meaning, and are left if it is punctuated otherwise.
    @Test func namedChoicesAreWrittenLikeTheMeaning() {
        var record = ImportRecord(line: 1, short: "BLT", long: "bacon, lettuce, and tomato")
        record.choices = ["bacon, {lettuce,leek}, and {tomato,turkey}"]
        let maker = ChoiceMaker(decks: [record])
        let wanted = ["Bacon, Leek, And tomato", "Bacon, Leek, And turkey", "Bacon, Lettuce, And turkey"]
        for chosen in chosen(for: Self.thing("BLT", "Bacon, Lettuce, And tomato"), by: maker) {
            #expect(chosen.sorted() == wanted)
        }
        for chosen in chosen(for: Self.thing("BLT", "Bacon, Lettuce and Tomato"), by: maker).joined() {
            #expect(!chosen.contains("eek") && !chosen.contains(", and"), "\(chosen)")
        }
    }

    /// Words of medicine stand next to each other, and nowhere else.
    @Test func medicineStaysAmongItself() {
        for chosen in chosen(for: Self.thing("CPU", "Central Processing Unit")).joined() {
            #expect(!chosen.hasPrefix("Card") && !chosen.hasPrefix("Cer"), "\(chosen)")
        }
        let medical = chosen(for: Self.thing("CVC", "Central Venous Catheter")).joined()
        #expect(medical.contains { PlainWords.roles(of: words($0)[1]).contains(.special) })
        func words(_ text: String) -> [String] { PlainWords.words(text.lowercased()) }
    }

    @Test func noMeaningThatAnotherListHasIsAmongThem() {
        let deck = [ImportRecord(line: 1, short: "lan", long: "Large Area Network")]
        let other = Self.thing("LAN", "Local Access Network")
        for chosen in chosen(for: lan, accepted: [other], by: ChoiceMaker(decks: deck)) {
            #expect(!chosen.contains("Large Area Network") && !chosen.contains("Local Access Network"))
        }
    }

    @Test func withoutOtherWordsWholeMeaningsAreChosen() {
        let thing = Self.thing("BGB", "Bürgerliches Gesetzbuch", tags: ["law"])
        let candidates = [
            Self.thing("BR", "Bundesrat", tags: ["law"]), Self.thing("BT", "Bundestag", tags: ["law"]),
            Self.thing("BA", "Bauamt", tags: ["law"]), Self.thing("XX", "Xylophon"),
        ]
        for chosen in chosen(for: thing, from: candidates) {
            #expect(chosen.sorted() == ["Bauamt", "Bundesrat", "Bundestag"])
        }
    }

    /// Nothing but five things that a person added by hand.
    @Test func aStoreOfFiveThingsIsEnough() throws {
        let store = try ThingStore()
        for (short, long) in [
            ("SLA", "Service Level Agreement"), ("KPI", "Key Performance Indicator"), ("PTO", "Paid Time Off"),
            ("OKR", "Objectives and Key Results"), ("EOB", "End of Business"),
        ] { try store.add(ThingDraft(short: short, long: long), at: morning) }
        var generator = SeededGenerator(seed: 5)
        let things = try store.things()
        for thing in things {
            let candidates = try store.lookAlikes(of: thing, using: &generator)
            let wrong = ChoiceMaker().wrongAnswers(
                for: thing, asked: .meaning, from: candidates, using: &generator)
            #expect(Set(wrong).count == 3)
            #expect(!wrong.contains { text in things.contains { $0.long == text } }, "\(wrong)")
            #expect(
                wrong.allSatisfy {
                    ChoiceMaker.initials(of: $0).uppercased() == ChoiceMaker.initials(of: thing.long).uppercased()
                }, "\(wrong)")
        }
    }

    @Test func noRightAnswerIsAmongThem() {
        let other = Self.thing("LAN", "Landing Area Now")
        let candidates = [
            lan, other, Self.thing("lan", "Lazy Area Net"), Self.thing("L.A.N.", "Large Array Node"),
            Self.thing("XYZ", "local-area network"), Self.thing("XYY", "Local Area Netwrok"),
            Self.thing("ABC", "Alphabet"), Self.thing("ABD", "alphabet!"), Self.thing("ABE", "..."),
        ]
        for chosen in chosen(for: lan, accepted: [other], from: candidates) {
            #expect(Set(chosen).count == 3)
            for answer in chosen {
                #expect(Judge().judge(answer, asked: .meaning, accepted: [lan, other]).verdict == .wrong, "\(answer)")
            }
        }
    }

    @Test func acronymsAreDrawnForTheOtherDirection() {
        let twin = Self.thing("LN", "local area network")
        let candidates = [lan, twin, Self.thing("Lan", "Other"), Self.thing("WAN", "Wide Area Network")]
        #expect(chosen(for: lan, .acronym, from: candidates).allSatisfy { $0 == ["WAN"] })
        #expect(chosen(for: lan, .acronym, from: []).allSatisfy { $0.isEmpty })
    }

    @Test func theRightOneStandsAnywhereAmongTheChoices() {
        var places: [Int: Int] = [:]
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<4_000 {
            let choices = AnswerChoices(right: "r", wrong: ["a", "b", "c"], using: &generator)
            #expect(choices.texts[choices.right] == "r")
            #expect(choices.texts.filter { $0 != "r" } == ["a", "b", "c"])
            places[choices.right, default: 0] += 1
        }
        #expect(places.count == 4 && places.values.allSatisfy { abs($0 - 1_000) < 140 })
    }

    @Test func choicesTurnAndFollowAnEdit() {
        var generator = SeededGenerator(seed: 7)
        let choices = AnswerChoices(right: "r", wrong: ["a", "b", "c"], using: &generator)
        for places in -5...9 {
            let rotated = choices.rotated(by: places)
            #expect(rotated.texts[rotated.right] == "r")
            #expect(Set(rotated.texts) == Set(choices.texts))
        }
        #expect(choices.rotated(by: 1).texts.first == choices.texts[1])
        let edited = choices.replacingRight(with: "e")
        #expect(edited.texts[edited.right] == "e")
        #expect(AnswerChoices(right: "r", wrong: [], using: &generator).texts == ["r"])
    }
}
