import Testing

@testable import TILCore

/// How the lines of lists become choices.
@Suite struct ListReadingTests {
    private func maker(_ list: String) -> ChoiceMaker { ChoiceMaker(lists: [Array(list.utf8)]) }

    private static let others = "L1 = Lower Air\nL2 = Linear Angle\nL3 = Lost Actor"

    private func chosen(
        _ list: String, for long: String = "Local Area", as short: String = "LA", from candidates: [Thing] = []
    ) -> [[String]] {
        ChoiceScript.chosen(for: ChoiceScript.thing(short, long), from: candidates, by: maker(list))
    }

    /// Each form of an entry that an import reads names a right answer.
    @Test(arguments: [
        "- LA = Large Array", "1. LA = Large Array", "  LA = Large Array", "la = Large Array",
        "\"LA\" = Large Array", "**LA** = Large Array", "• La = Large Array", "LA = Large Array, Light Amber",
    ])
    func meaningsOfTheSameAcronymAreNotChoicesInAnyFormOfEntry(line: String) {
        for chosen in chosen(line + "\n" + Self.others) {
            #expect(chosen.sorted() == ["Linear Angle", "Lost Actor", "Lower Air"], "\(line)")
        }
    }

    @Test func acronymsAreComparedWithoutCaseBeyondASCII() {
        for chosen in chosen("lä = Large Array\n" + Self.others, as: "LÄ") {
            #expect(chosen.sorted() == ["Linear Angle", "Lost Actor", "Lower Air"])
        }
    }

    @Test func aCommentAfterAnEntryIsNotPartOfAChoice() {
        for chosen in chosen("XY = Lower Air  # Lucky Answer\n" + Self.others, for: "Local Area") {
            #expect(chosen.sorted() == ["Linear Angle", "Lost Actor", "Lower Air"])
        }
    }

    /// The separator comes after the quotes.
    @Test func anEqualsSignInQuotesDoesNotSeparate() {
        for chosen in chosen("\"X=, Lucky Answer\" = Lower Air\nL2 = Linear Angle\nL3 = Lost Actor") {
            #expect(chosen.sorted() == ["Linear Angle", "Lost Actor", "Lower Air"])
        }
    }

    /// Words of an alternative of several words are not mixed with others.
    @Test func alternativesOfSeveralWordsAreNotCombinedWithOthers() {
        let list = """
            XY = Level Start
            #choices: {Lean,Layered,Lower} {Six Sigma,Shop Scheduling,Slow Setup}
            L1 = Light Song
            L2 = Lost Sound
            L3 = Last Sum
            """
        for chosen in chosen(list, for: "Local Service", as: "LS") {
            for choice in chosen {
                #expect(["Level Start", "Light Song", "Lost Sound", "Last Sum"].contains(choice))
            }
            #expect(chosen.count == 3)
        }
    }

    /// Each word of a long list in braces may be paired with each word of another, so only the first ones are read.
    @Test func onlyTheFirst64AlternativesInBracesAreRead() {
        let letters = Array("abcdefghijklm").map(String.init)
        let words = letters.flatMap { first in
            letters.flatMap { second in letters.map { first + second + $0 } }
        }
        let lists = ["l", "a"].map { initial in "{" + words.map { initial + $0 }.joined(separator: ",") + "}" }
        let lexicon = Lexicon(of: [Array("#choices: \(lists[0]) \(lists[1])".utf8)])
        var counts: [Int] = []
        lexicon.forEachPlace(of: lexicon.phrases[0]) { counts.append($0.words.count) }
        #expect(counts == [64, 64])
    }

    /// Names keep their spelling in whole meanings.
    @Test func namesInsideAMeaningKeepTheirCapitals() {
        let list = "A = Mixed OpenGL Tests\nB = opengl\nC = Quick MIDI Files\nD = Wide LaTeX Books"
        for chosen in chosen(list, for: "Green Uneven Zone", as: "GUZ") {
            #expect(chosen.sorted() == ["Mixed OpenGL Tests", "Quick MIDI Files", "Wide LaTeX Books"])
        }
    }

    /// The more letters of a whole meaning agree, the earlier it comes.
    @Test func meaningsWithMoreLettersInCommonAreChosenFirst() {
        let far = (0..<40).map { "X\($0) = Gnat\($0) Rare\($0) Storm\($0)" }.joined(separator: "\n")
        let list = far + "\nA = Great Unit Song\nB = Gold Upper Moon\nC = Grey Umber Fish"
        for chosen in chosen(list, for: "General Usual Zone", as: "GUZ") {
            #expect(chosen.sorted() == ["Gold Upper Moon", "Great Unit Song", "Grey Umber Fish"])
        }
    }

    /// Without phrases of the field, meanings of things without a tag in common are used.
    @Test func withoutPhrasesOfTheFieldThingsOfOtherFieldsAreChosen() {
        let others = ["Lower Air Nest", "Linear Angle Note", "Lost Actor Name"].map {
            ChoiceScript.thing("XY", $0, tags: ["art"])
        }
        let similar = ["Local Arena", "Last Area"].map { ChoiceScript.thing("LA", $0, tags: ["net"]) }
        for chosen in ChoiceScript.chosen(for: ChoiceScript.lan, from: others + similar) {
            #expect(chosen.sorted() == ["Linear Angle Note", "Lost Actor Name", "Lower Air Nest"])
        }
    }

    /// The things of an earlier question leave nothing behind for a later one.
    @Test func candidatesOfAnEarlierQuestionAreNotChosenLater() {
        var maker = maker("L1 = Lower Air\nL2 = Linear Angle")
        func answers(_ candidates: [Thing]) -> [String] {
            var generator = SeededGenerator(seed: 1)
            return maker.wrongAnswers(
                for: ChoiceScript.thing("LA", "Local Area"), asked: .meaning, from: candidates, using: &generator)
        }
        #expect(answers([ChoiceScript.thing("L3", "Lost Actor")]).count == 3)
        #expect(answers([]).allSatisfy { $0 != "Lost Actor" })
    }
}
