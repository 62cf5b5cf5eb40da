import Testing

@testable import TILCore

/// Wrong answers that replace words of the right one.
@Suite struct ReplacedWordTests {
    private let lan = ChoiceScript.lan

    @Test func ifTwoWordsHaveReplacementsTheChoicesCombineThem() {
        for chosen in ChoiceScript.chosen(for: lan, by: ChoiceScript.maker("local,large", "network,node")) {
            #expect(chosen.sorted() == ["Large Area Network", "Large Area Node", "Local Area Node"])
        }
    }

    @Test func aWordWithThreeAttestedReplacementsIsReplacedInEveryChoice() {
        let phrases = "AB = Area Number\nAC = Area Name\nAD = Area Node"
        let maker = ChoiceScript.maker("network,node,number,name", "local,large,low", phrases: phrases)
        for chosen in ChoiceScript.chosen(for: lan, by: maker) {
            #expect(chosen.count == 3 && chosen.allSatisfy { $0.hasPrefix("Local Area N") }, "\(chosen)")
        }
    }

    /// The words of the thing's field, which its tags and the words of the things around it tell, come before others.
    @Test func replacementWordsComeFromTheFieldOfTheThing() {
        let lists = [
            "#tags: medicine\n#choices: {heart,hand}\n#choices: {rate,rhythm,result,risk}\n#choices: {pulse,pressure}",
            "#tags: music\n#choices: {rate,record,rest,reed}\n#choices: {song,sound}",
        ]
        let maker = ChoiceMaker(lists: lists.map { Array($0.utf8) })
        let around = [ChoiceScript.thing("PP", "Pulse Pressure")]
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("MR", "Mean Rate"), from: around, by: maker) {
            #expect(chosen.sorted() == ["Mean Result", "Mean Rhythm", "Mean Risk"])
        }
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("MR", "Mean Rate", tags: ["music"]), by: maker) {
            #expect(chosen.sorted() == ["Mean Record", "Mean Reed", "Mean Rest"])
        }
    }

    /// A nation and small words stay. Next to a small word, a replacement needs an example in a list.
    @Test func nationsAndSmallWordsAreNotReplaced() {
        let words = ChoiceScript.maker(
            "states,senate,system,service", "marine,military,metal,modern", "denial,delay,data,deed", "service,safety",
            phrases: "DF = Delay of Flights\nDH = Data of History\nDI = Deed of Intent\nTS = Trial of Service")
        for answer in ChoiceScript.chosen(for: ChoiceScript.thing("USMC", "United States Marine Corps"), by: words)
            .joined()
        {
            #expect(answer.hasPrefix("United States M") && answer.hasSuffix(" Corps"), "\(answer)")
        }
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("DoS", "Denial of Service"), by: words) {
            #expect(chosen.sorted() == ["Data of Service", "Deed of Service", "Delay of Service"])
        }
    }

    /// A plural gets a plural, and a word that ends in -ed or -ing gets such a word.
    @Test func aReplacementHasTheFormOfTheWord() {
        let maker = ChoiceScript.maker(
            "policy,protocol,process,product", "managed,measured,modern,modular,mixed,mapped",
            "routing,report,reading,ranking,rating", "directly,data,daily,densely,doubly",
            phrases: "A = Processes Base\nB = Products Case\nC = Protocols List")
        for (short, long, wanted) in [
            ("PG", "Policies Guide", ["Processes Guide", "Products Guide", "Protocols Guide"]),
            ("MS", "Managed Sites", ["Mapped Sites", "Measured Sites", "Mixed Sites"]),
            ("RPE", "Routing PEAK", ["Ranking PEAK", "Rating PEAK", "Reading PEAK"]),
            ("DR", "Directly REAL", ["Daily REAL", "Densely REAL", "Doubly REAL"]),
        ] {
            for chosen in ChoiceScript.chosen(for: ChoiceScript.thing(short, long), by: maker) {
                #expect(chosen.sorted() == wanted)
            }
        }
    }

    /// A word that lists only have before others does not end a phrase, whatever the capitals of the lists are.
    @Test func aWordThatOnlyModifiesOthersDoesNotEndAPhrase() {
        let phrases =
            "AB = Legal Basis\nAC = Legal Code\nLT = Legal Thing\nAD = First Layer\nAE = Last List\nAF = Best Link"
        for phrases in [phrases, phrases.lowercased()] {
            let maker = ChoiceScript.maker("loop,legal,layer,list,link", phrases: phrases)
            for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("OL", "Outer Loop"), by: maker) {
                #expect(chosen.sorted() == ["Outer Layer", "Outer Link", "Outer List"])
            }
        }
    }

    @Test func replacementsThatListsRepeatAreChosenFirst() {
        let often = ["name", "name", "node", "node", "number", "number"].map { "network,\($0)" }
        let lines = (often + ["network,nozzle", "network,narrative"]).map { "#choices: {\($0)}\n" }
        let maker = ChoiceMaker(lists: [Array(("#tags: net\n" + lines.joined()).utf8)])
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("LN", "Local Network", tags: ["net"]), by: maker) {
            #expect(chosen.sorted() == ["Local Name", "Local Node", "Local Number"])
        }
    }

    /// In a sentence, too, a word beside a small one needs an example.
    @Test func wordsNextToSmallWordsAreReplacedOnlyAsInExamples() {
        let phrases = "TTYS = Talk to You Sunday\nSYS = See You Saturday\nMYS = Miss You Sometime"
        let maker = ChoiceScript.maker("soon,sunday,saturday,sometime,someday", "talk,tell,type", phrases: phrases)
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("STYS", "Speak to You Soon"), by: maker) {
            #expect(chosen.sorted() == ["Speak to You Saturday", "Speak to You Sometime", "Speak to You Sunday"])
        }
    }

    @Test func choicesKeepCapitalsAndSmallWordsOfTheMeaning() {
        let maker = ChoiceScript.maker(
            "terms,types,tables,tests", phrases: "A = Types of A\nB = Tables of B\nC = Tests of C")
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("TOS", "terms of the CPU's service"), by: maker) {
            let wanted = ["tables", "tests", "types"].map { "\($0) of the CPU's service" }
            #expect(chosen.sorted() == wanted)
        }
    }
}
