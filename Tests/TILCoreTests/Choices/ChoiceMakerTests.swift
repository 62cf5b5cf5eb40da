import Foundation
import TestSupport
import Testing

@testable import TILCore

/// The wrong answers of single questions, most of them without any deck.
@Suite struct ChoiceMakerTests {
    private let lan = ChoiceScript.lan

    @Test func phrasesOfTheSameFieldAreChosenBeforeOtherPhrases() {
        let others = ["Light Amplifier Nest", "Large Array Notation", "Lower Air Notice"]
        // The separators come from the right meaning.
        let alike = ["Linear Algebra Node"] + others
        let candidates = (["Linear-Algebra Node", "Lazy Nap"] + others).map {
            ChoiceScript.thing("XY", $0, tags: ["net"])
        }
        let ofArt = ["Loud Actor Noise", "Local Author Note"].map { ChoiceScript.thing("XZ", $0, tags: ["art"]) }
        for chosen in ChoiceScript.chosen(
            for: lan, from: candidates + ofArt, by: ChoiceScript.maker("network,node", "local,large"))
        {
            #expect(Set(chosen).count == 3 && Set(chosen).isSubset(of: alike), "\(chosen)")
        }
    }

    /// Without other choices, whole meanings are taken, with the capitals of the right meaning, except inside a name.
    @Test func withoutOtherChoicesMeaningsWithTheSameInitialsAreChosen() {
        let alike = ["Linear-Algebra Node", "Light Amplifier Nest", "Loud ACTOR Noise"].map {
            ChoiceScript.thing("XY", $0)
        }
        let thing = ChoiceScript.thing("LAN", "local area network")
        let similar = ChoiceScript.thing("LA", "local arena", tags: ["net"])
        for chosen in ChoiceScript.chosen(for: thing, from: alike + [similar]) {
            #expect(chosen.sorted() == ["light amplifier nest", "linear algebra node", "loud ACTOR noise"])
        }
    }

    /// If the initials of a meaning do not spell the acronym, phrases that do come before those with the same initials.
    @Test func withoutMatchingInitialsPhrasesThatSpellTheAcronymAreChosen() {
        let list = """
            #tags: science
            LAN = Lanolin
            #choices: {Lanolin,Lanthanin,Laurinamine,Lachnane}
            LN = Lignin
            L = Limonene
            """
        let candidates = ["Lemon Acid Note", "Lower Arc Node", "Linden", "Linoleic Amber Nail"].map {
            ChoiceScript.thing("XY", $0)
        }
        for chosen in ChoiceScript.chosen(
            for: ChoiceScript.thing("LAN", "Lanosterol"), from: candidates, by: ChoiceMaker(lists: [Array(list.utf8)]))
        {
            let spelled = ["Lanthanin", "Laurinamine", "Lachnane"] + candidates.map(\.long).filter { $0.contains(" ") }
            #expect(chosen.count == 3 && Set(chosen).isSubset(of: spelled), "\(chosen)")
        }
    }

    /// No two phrases are of one entry or have a word in common, so that a majority says nothing.
    @Test func theChosenPhrasesHaveNoWordInCommon() {
        let list = """
            #tags: net
            XY = Light Amplifier Nest
            #choices: {Light,Lower} Amplifier {Nest,Notice}
            XZ = Light Air Note
            XW = Linear Air Node
            XV = Loud Actor Network
            XU = Loud Actor Nail
            """
        let maker = ChoiceMaker(lists: [Array(list.utf8)])
        for chosen in ChoiceScript.chosen(for: lan, by: maker) {
            let words = chosen.flatMap { $0.split(separator: " ") }
            #expect(words.count == 9 && Set(words).count == 9, "\(chosen)")
        }
    }

    /// Only the entries of a list that matter for a thing are read.
    @Test func choicesFromAListExcludeOtherMeaningsOfTheAcronym() {
        let text = """
            #tags: net
            LAN = Local Area Network
            #note: A note.
            #choices: {Local,Large} Area {Network,Node}
            ABC = Alphabet
            #choices: Absence
            lan = Large Array Notation
            """
        let maker = ChoiceMaker(lists: [Array(text.utf8)])
        for chosen in ChoiceScript.chosen(for: lan, by: maker) {
            #expect(chosen.sorted() == ["Large Area Network", "Large Area Node", "Local Area Node"])
        }
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("LAN", "Landing Area Notice"), by: maker) {
            #expect(!chosen.contains("Local Area Network") && !chosen.contains("Large Array Notation"))
        }
    }

    /// An entry with another separator, and without tags, is read as one.
    @Test func entriesWithOtherSeparatorsOrWithoutTagsAreRead() {
        let art = "#tags: art\nXY = Loud Actor Nest\n\nlan: Light Amplifier Notice\nNAT - Network Address"
        let plain = "XZ = Lower Air Node\nXU = Large Array Note\nXT = Last Angle Name\nXW = Linear Ale Nail"
        let maker = ChoiceMaker(lists: [art, plain].map { Array($0.utf8) })
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("LAN", "Local Area Network"), by: maker) {
            #expect(!chosen.contains("Loud Actor Nest") && !chosen.contains("Light Amplifier Notice"), "\(chosen)")
        }
        for chosen in ChoiceScript.chosen(
            for: ChoiceScript.thing("LAW", "Local Area Network", tags: ["art"]), by: maker
        ).joined() {
            #expect(chosen != "Local Area Network")
        }
    }

    /// A meaning may be as long as an import allows.
    @Test func longMeaningsAndMeaningsInOtherScriptsGetChoices() {
        let maker = ChoiceScript.maker(
            "local,large,low,last", "network,node,name,note", phrases: "ПП = Простой Протокол")
        let long = ChoiceScript.thing("LAN", String(repeating: "local area network ", count: 500))
        let similar = [ChoiceScript.thing("LAP", "Local Area Pool")]
        #expect(ChoiceScript.chosen(for: long, from: similar, by: maker)[0] == ["Local Area Pool"])
        let other = [ChoiceScript.thing("ПР", "Полный Рост")]
        #expect(
            ChoiceScript.chosen(for: ChoiceScript.thing("ПП", "Первый Пункт"), from: other, by: maker)[0] == [
                "Полный Рост"
            ])
    }

    @Test func choicesExcludeMeaningsOfTheAcronymThatAListHas() {
        let maker = ChoiceScript.maker(
            "local,large", "area,access", "network,node", phrases: "lan = Large Area Network")
        let other = ChoiceScript.thing("LAN", "Local Access Network")
        for chosen in ChoiceScript.chosen(for: lan, accepted: [other], by: maker) {
            #expect(!chosen.contains("Large Area Network") && !chosen.contains("Local Access Network"))
        }
    }

    @Test func withoutReplacementWordsMeaningsWithTheSameTagAreChosen() {
        let thing = ChoiceScript.thing("QZ", "Qixel Zonk", tags: ["law"])
        let candidates = [
            ChoiceScript.thing("BR", "Bundesrat", tags: ["law"]), ChoiceScript.thing("BT", "Bundestag", tags: ["law"]),
            ChoiceScript.thing("BA", "Bauamt", tags: ["law"]), ChoiceScript.thing("XX", "Xylophon"),
        ]
        for chosen in ChoiceScript.chosen(for: thing, from: candidates) {
            #expect(chosen.sorted() == ["Bauamt", "Bundesrat", "Bundestag"])
        }
    }

    /// Nothing but five things that a person added by hand, and the lists that come with til.
    @Test func aStoreOfFiveThingsGivesThreeChoicesForEachThing() throws {
        let store = try ThingStore()
        for (short, long) in [
            ("SLA", "Service Level Agreement"), ("KPI", "Key Performance Indicator"), ("PTO", "Paid Time Off"),
            ("OKR", "Objectives and Key Results"), ("EOB", "End of Business"),
        ] { try store.add(ThingDraft(short: short, long: long), at: morning) }
        var generator = SeededGenerator(seed: 5)
        var maker = ChoiceMaker(
            lists: try ["business", "general"].map {
                Array(try Data(contentsOf: Checkout.file("data/choices/\($0).txt")))
            })
        let things = try store.things()
        for thing in things {
            let candidates = try store.lookAlikes(of: thing, using: &generator)
            let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: candidates, using: &generator)
            #expect(Set(wrong).count == 3)
            #expect(!wrong.contains { text in things.contains { $0.long == text } }, "\(wrong)")
            #expect(
                wrong.allSatisfy {
                    ChoiceMaker.initials(of: $0).uppercased() == ChoiceMaker.initials(of: thing.long).uppercased()
                }, "\(wrong)")
        }
    }

    @Test func choicesExcludeEveryAnswerThatTheJudgeAccepts() {
        let other = ChoiceScript.thing("LAN", "Landing Area Now")
        let candidates = [
            lan, other, ChoiceScript.thing("lan", "Lazy Area Net"), ChoiceScript.thing("L.A.N.", "Large Array Node"),
            ChoiceScript.thing("XYZ", "local-area network"), ChoiceScript.thing("XYY", "Local Area Netwrok"),
            ChoiceScript.thing("ABC", "Alphabet"), ChoiceScript.thing("ABD", "alphabet!"),
            ChoiceScript.thing("ABE", "..."),
            ChoiceScript.thing("ABF", "Football"), ChoiceScript.thing("ABG", "Golf"),
        ]
        for chosen in ChoiceScript.chosen(for: lan, accepted: [other], from: candidates) {
            #expect(Set(chosen).count == 3)
            for answer in chosen {
                #expect(Judge().judge(answer, asked: .meaning, accepted: [lan, other]).verdict == .wrong, "\(answer)")
            }
        }
    }

    @Test func choicesForAMeaningAreAcronymsOfOtherMeanings() {
        let twin = ChoiceScript.thing("LN", "local area network")
        let candidates = [
            lan, twin, ChoiceScript.thing("Lan", "Other"), ChoiceScript.thing("WAN", "Wide Area Network"),
        ]
        #expect(ChoiceScript.chosen(for: lan, .acronym, from: candidates).allSatisfy { $0 == ["WAN"] })
        #expect(ChoiceScript.chosen(for: lan, .acronym, from: []).allSatisfy { $0.isEmpty })
    }
}
