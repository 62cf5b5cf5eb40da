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

    /// A maker with a list of words that stand in for each other, and of phrases that attest them.
    private static func maker(_ words: String..., phrases: String = "", tags: String = "net") -> ChoiceMaker {
        let lines = ["#tags: \(tags)"] + words.map { "#choices: {\($0)}" } + [phrases]
        return ChoiceMaker(lists: [Array(lines.joined(separator: "\n").utf8)])
    }

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

    @Test func phrasesOfTheFieldComeFirst() {
        let alike = ["Linear Algebra Node", "Light Amplifier Nest", "Large Array Notation", "Lower Air Notice"]
        let candidates = (alike + ["Lazy-Afternoon Nap"]).map { Self.thing("XY", $0, tags: ["net"]) }
        let others = ["Loud Actor Noise", "Local Author Note"].map { Self.thing("XZ", $0, tags: ["art"]) }
        for chosen in chosen(for: lan, from: candidates + others, by: Self.maker("network,node", "local,large")) {
            #expect(Set(chosen).count == 3 && Set(chosen).isSubset(of: alike), "\(chosen)")
        }
    }

    /// Without other choices, phrases of other fields and shapes are taken, with the capitals of the right meaning.
    @Test func otherPhrasesWithTheSameInitialsComeLast() {
        let alike = ["Linear-Algebra Node", "Light Amplifier Nest", "Loud ACTOR Noise"].map { Self.thing("XY", $0) }
        let thing = Self.thing("LAN", "local area network")
        let similar = Self.thing("LA", "local arena", tags: ["net"])
        for chosen in chosen(for: thing, from: alike + [similar]) {
            #expect(chosen.sorted() == ["light amplifier nest", "linear-algebra node", "loud ACTOR noise"])
        }
    }

    /// If the initials of a meaning do not spell the acronym, phrases that do come before those with the same initials.
    @Test func phrasesThatSpellTheAcronymReplaceAWord() {
        let list = """
            #tags: science
            LAN = Lanolin
            #choices: {Lanolin,Lanthanin,Laurinamine,Lachnane}
            LN = Lignin
            L = Limonene
            """
        let candidates = ["Lemon Acid Note", "Lower Arc Node", "Linden"].map { Self.thing("XY", $0) }
        for chosen in chosen(
            for: Self.thing("LAN", "Lanosterol"), from: candidates, by: ChoiceMaker(lists: [Array(list.utf8)]))
        {
            let spelled = ["Lanthanin", "Laurinamine", "Lachnane", "Lemon Acid Note", "Lower Arc Node"]
            #expect(chosen.count == 3 && Set(chosen).isSubset(of: spelled), "\(chosen)")
        }
    }

    /// No two phrases are of one entry or have a word in common, so that a majority says nothing.
    @Test func phrasesHaveNoWordInCommon() {
        let list = """
            #tags: net
            XY = Light Amplifier Nest
            #choices: {Light,Lower} Amplifier {Nest,Notice}
            XZ = Light Air Note
            XW = Linear Air Node
            XV = Loud Ocean Network
            """
        let maker = ChoiceMaker(lists: [Array(list.utf8)])
        for chosen in chosen(for: lan, by: maker) {
            let isVaried = chosen.allSatisfy { text in ["Local ", " Area ", " Network"].contains { text.contains($0) } }
            #expect(isVaried, "\(chosen)")
        }
    }

    @Test func aGridReplacesTwoWords() {
        for chosen in chosen(for: lan, by: Self.maker("local,large", "network,node")) {
            #expect(chosen.sorted() == ["Large Area Network", "Large Area Node", "Local Area Node"])
        }
    }

    @Test func oneWordGetsThreeReplacements() {
        let phrases = "AB = Area Number\nAC = Area Name\nAD = Area Node"
        let maker = Self.maker("network,node,number,name", "local,large,low", phrases: phrases)
        for chosen in chosen(for: lan, by: maker) {
            #expect(chosen.count == 3 && chosen.allSatisfy { $0.hasPrefix("Local Area N") }, "\(chosen)")
        }
    }

    /// The words of the thing's field, which its tags and the words of the things around it tell, come before others.
    @Test func replacementsAreOfTheField() {
        let lists = [
            "#tags: medicine\n#choices: {heart,hand}\n#choices: {rate,rhythm,result,risk}\n#choices: {pulse,pressure}",
            "#tags: music\n#choices: {rate,record,rest,reed}\n#choices: {song,sound}",
        ]
        let maker = ChoiceMaker(lists: lists.map { Array($0.utf8) })
        let around = [Self.thing("PP", "Pulse Pressure")]
        for chosen in chosen(for: Self.thing("MR", "Mean Rate"), from: around, by: maker) {
            #expect(chosen.sorted() == ["Mean Result", "Mean Rhythm", "Mean Risk"])
        }
        for chosen in chosen(for: Self.thing("MR", "Mean Rate", tags: ["music"]), by: maker) {
            #expect(chosen.sorted() == ["Mean Record", "Mean Reed", "Mean Rest"])
        }
    }

    /// A nation and small words stay. Beside a small word stands only a word that a list has beside it.
    @Test func nationsAndSmallWordsStay() {
        let words = Self.maker(
            "states,senate,system,service", "marine,military,metal,modern", "denial,delay,data,deed", "service,safety",
            phrases: "DF = Delay of Flights\nDH = Data of History\nDI = Deed of Intent\nTS = Trial of Service")
        for answer in chosen(for: Self.thing("USMC", "United States Marine Corps"), by: words).joined() {
            #expect(answer.hasPrefix("United States M") && answer.hasSuffix(" Corps"), "\(answer)")
        }
        for chosen in chosen(for: Self.thing("DoS", "Denial of Service"), by: words) {
            #expect(chosen.sorted() == ["Data of Service", "Deed of Service", "Delay of Service"])
        }
    }

    /// A plural gets a plural, and a word that ends in -ed or -ing gets such a word.
    @Test func aReplacementHasTheFormOfTheWord() {
        let maker = Self.maker(
            "policy,protocol,process,product", "managed,measured,modern,modular,mixed,mapped",
            "routing,report,reading,ranking,rating", "directly,data,daily,densely,doubly",
            phrases: "A = Processes Base\nB = Products Case\nC = Protocols List")
        for (short, long, wanted) in [
            ("PG", "Policies Guide", ["Processes Guide", "Products Guide", "Protocols Guide"]),
            ("MS", "Managed Sites", ["Mapped Sites", "Measured Sites", "Mixed Sites"]),
            ("RPE", "Routing PEAK", ["Ranking PEAK", "Rating PEAK", "Reading PEAK"]),
            ("DR", "Directly REAL", ["Daily REAL", "Densely REAL", "Doubly REAL"]),
        ] {
            for chosen in chosen(for: Self.thing(short, long), by: maker) { #expect(chosen.sorted() == wanted) }
        }
    }

    /// A word that lists only have before others does not end a phrase.
    @Test func aModifierEndsNoPhrase() {
        let phrases =
            "AB = Legal Basis\nAC = Legal Code\nLT = Legal Thing\nAD = First Layer\nAE = Last List\nAF = Best Link"
        let maker = Self.maker("loop,legal,layer,list,link", phrases: phrases)
        for chosen in chosen(for: Self.thing("OL", "Outer Loop"), by: maker) {
            #expect(chosen.sorted() == ["Outer Layer", "Outer Link", "Outer List"])
        }
    }

    /// In a sentence, too, a word beside a small one needs an example.
    @Test func wordsOfASentenceNeedAnExample() {
        let phrases = "TTYS = Talk to You Sunday\nSYS = See You Saturday\nMYS = Miss You Sometime"
        let maker = Self.maker("soon,sunday,saturday,sometime,someday", "talk,tell,type", phrases: phrases)
        for chosen in chosen(for: Self.thing("STYS", "Speak to You Soon"), by: maker) {
            #expect(chosen.sorted() == ["Speak to You Saturday", "Speak to You Sometime", "Speak to You Sunday"])
        }
    }

    /// Only the entries of a list that matter for a thing are read.
    @Test func aListIsReadForOneThing() {
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
        for chosen in chosen(for: lan, by: maker) {
            #expect(chosen.sorted() == ["Large Area Network", "Large Area Node", "Local Area Node"])
        }
        for chosen in chosen(for: Self.thing("LAN", "Landing Area Notice"), by: maker) {
            #expect(!chosen.contains("Local Area Network") && !chosen.contains("Large Array Notation"))
        }
    }

    @Test func capitalsAndSmallWordsStay() {
        let maker = Self.maker("terms,types,tables,tests", phrases: "A = Types of A\nB = Tables of B\nC = Tests of C")
        for chosen in chosen(for: Self.thing("TOS", "terms of the CPU's service"), by: maker) {
            let wanted = ["tables", "tests", "types"].map { "\($0) of the CPU's service" }
            #expect(chosen.sorted() == wanted)
        }
    }

    private static func list(_ short: String, _ long: String, _ choices: String...) -> ChoiceMaker {
        let lines = ["\(short) = \(long)"] + choices.map { "#choices: \($0)" }
        return ChoiceMaker(lists: [Array(lines.joined(separator: "\n").utf8)])
    }

    @Test func aListNamesChoices() {
        let maker = Self.list("FTW", "For the Win", "For the {Win,World}", "From the Web", "For the Week")
        for chosen in chosen(for: Self.thing("ftw", "For The Win"), by: maker) {
            #expect(chosen.sorted() == ["For The Week", "For The World", "From The Web"])
        }
    }

    /// The choices of a list have the capitals, the punctuation and the spelling of the person's meaning.
    @Test func namedChoicesAreWrittenLikeTheMeaning() {
        let maker = Self.list("BLC", "bacon, lettuce, and color", "bacon, {lettuce,leek}, and {color,cream}")
        for (long, wanted) in [
            (
                "Bacon, Lettuce, And color",
                ["Bacon, Leek, And color", "Bacon, Leek, And cream", "Bacon, Lettuce, And cream"]
            ),
            ("Bacon-Lettuce and Colour", ["Bacon-Leek and Colour", "Bacon-Leek and Cream", "Bacon-Lettuce and Cream"]),
        ] {
            for chosen in chosen(for: Self.thing("BLC", long), by: maker) { #expect(chosen.sorted() == wanted) }
        }
    }

    /// An entry with another separator, and without tags, is read as one.
    @Test func entriesOfAnyFormAreRead() {
        let art = "#tags: art\nXY = Loud Actor Nest\n\nlan: Light Amplifier Notice\nNAT - Network Address"
        let plain = "XZ = Lower Air Node\nXU = Large Array Note\nXT = Last Angle Name\nXW = Linear Ale Nail"
        let maker = ChoiceMaker(lists: [art, plain].map { Array($0.utf8) })
        for chosen in chosen(for: Self.thing("LAN", "Local Area Network"), by: maker) {
            #expect(!chosen.contains("Loud Actor Nest") && !chosen.contains("Light Amplifier Notice"), "\(chosen)")
        }
        for chosen in chosen(for: Self.thing("LAW", "Local Area Network", tags: ["art"]), by: maker).joined() {
            #expect(chosen != "Local Area Network")
        }
    }

    /// A meaning may be as long as an import allows.
    @Test func longMeaningsAndOtherScriptsAreAnswered() {
        let maker = Self.maker("local,large,low,last", "network,node,name,note", phrases: "ПП = Простой Протокол")
        let long = Self.thing("LAN", String(repeating: "local area network ", count: 500))
        let similar = [Self.thing("LAP", "Local Area Pool")]
        #expect(chosen(for: long, from: similar, by: maker)[0] == ["Local Area Pool"])
        let other = [Self.thing("ПР", "Полный Рост")]
        #expect(chosen(for: Self.thing("ПП", "Первый Пункт"), from: other, by: maker)[0] == ["Полный Рост"])
    }

    @Test func noMeaningThatAnotherListHasIsAmongThem() {
        let maker = Self.maker("local,large", "area,access", "network,node", phrases: "lan = Large Area Network")
        let other = Self.thing("LAN", "Local Access Network")
        for chosen in chosen(for: lan, accepted: [other], by: maker) {
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

    /// Nothing but five things that a person added by hand, and the lists that come with til.
    @Test func aStoreOfFiveThingsIsEnough() throws {
        let store = try ThingStore()
        for (short, long) in [
            ("SLA", "Service Level Agreement"), ("KPI", "Key Performance Indicator"), ("PTO", "Paid Time Off"),
            ("OKR", "Objectives and Key Results"), ("EOB", "End of Business"),
        ] { try store.add(ThingDraft(short: short, long: long), at: morning) }
        var generator = SeededGenerator(seed: 5)
        let maker = ChoiceMaker(
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

    @Test func noRightAnswerIsAmongThem() {
        let other = Self.thing("LAN", "Landing Area Now")
        let candidates = [
            lan, other, Self.thing("lan", "Lazy Area Net"), Self.thing("L.A.N.", "Large Array Node"),
            Self.thing("XYZ", "local-area network"), Self.thing("XYY", "Local Area Netwrok"),
            Self.thing("ABC", "Alphabet"), Self.thing("ABD", "alphabet!"), Self.thing("ABE", "..."),
            Self.thing("ABF", "Football"), Self.thing("ABG", "Golf"),
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
