import TestSupport
import Testing

@testable import TILCore

/// Choices that a list names, and their places on the screen.
@Suite struct NamedChoiceTests {
    @Test func choicesThatAListNamesAreUsedForItsAcronym() {
        let maker = ChoiceScript.list("FTW", "For the Win", "For the {Win,World}", "From the Web", "For the Week")
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("ftw", "For The Win"), by: maker) {
            #expect(chosen.sorted() == ["For The Week", "For The World", "From The Web"])
        }
    }

    /// The choices of a list have the capitals, the punctuation and the spelling of the person's meaning.
    @Test func namedChoicesGetTheCapitalsAndPunctuationOfTheMeaning() {
        let maker = ChoiceScript.list("BLC", "bacon, lettuce, and color", "bacon, {lettuce,leek}, and {color,cream}")
        for (long, wanted) in [
            (
                "Bacon, Lettuce, And color",
                ["Bacon, Leek, And color", "Bacon, Leek, And cream", "Bacon, Lettuce, And cream"]
            ),
            ("Bacon-Lettuce and Colour", ["Bacon-Leek and Colour", "Bacon-Leek and Cream", "Bacon-Lettuce and Cream"]),
        ] {
            for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("BLC", long), by: maker) {
                #expect(chosen.sorted() == wanted)
            }
        }
    }

    @Test func theRightAnswerIsAtEachPlaceEquallyOften() {
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

    @Test func rotatedAndEditedChoicesKeepTheRightAnswer() {
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
