import TILCore
import Testing

@testable import til

/// The text of a field after keys.
@Suite struct FieldLettersTests {
    /// What a field shows after each of some lines that the editor makes of it, the cursor at `|`.
    private func shown(_ capitals: LineCapitals, text: String = "", _ lines: [String]) -> [String] {
        var letters = FieldLetters(capitals, text: text)
        return lines.map { line in
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            let taken = letters.update(LineText(parts.joined(), cursor: parts[0].utf8.count))
            let end = taken.string.utf8.index(taken.string.startIndex, offsetBy: taken.cursor)
            return taken.string[..<end] + "|" + taken.string[end...]
        }
    }

    @Test func theLettersAsTypedDecideTheCapitalsOfAnAcronym() {
        #expect(shown(.short, ["I|", "Io|", "IOT|"]) == ["I|", "IO|", "IoT|"])
        #expect(shown(.short, ["m|", "MR|", "mRN|"]) == ["M|", "mR|", "mRN|"])
        #expect(shown(.short, ["f|", "Ft|", "FTw|", "FT|", "F|", "|"]) == ["F|", "FT|", "FTW|", "FT|", "F|", "|"])
        #expect(shown(.short, ["ac|", "A|C", "Ab|C", "abx|C"]) == ["AC|", "A|C", "AB|C", "ABX|C"])
    }

    @Test func aSmallWordIsInLowerCaseOnceAnotherWordFollows() {
        #expect(
            shown(.long(.smart), ["for|", "For the|", "For The |", "For The w|"])
                == ["For|", "For The|", "For The |", "For the W|"])
    }

    @Test func inAnEntryAcronymAndMeaningGetTheirOwnCapitals() {
        #expect(shown(.entry(.smart), ["gnu|", "GNU = gnu is not|"]) == ["GNU|", "GNU = Gnu Is Not|"])
        #expect(shown(.entry(.smart), ["llm (large model|"]) == ["LLM (Large Model|"])
    }

    @Test func amongEqualLettersTheOneAtTheCursorIsTakenAsNew() {
        var letters = FieldLetters(.short)
        _ = letters.update("aa")
        // A capital is put before both.
        _ = letters.update(LineText("aAA", cursor: 1), isFixed: true)
        #expect(letters.text == "aAA")
    }

    @Test func aLetterWhoseCapitalHasTwoLettersIsDeletedAsOne() {
        #expect(
            shown(.short, ["straß|", "STRASSe|", "STRASS|", "STRAS|"]) == ["STRASS|", "STRASSE|", "STRASS|", "STRAS|"])
        #expect(shown(.short, ["ı|", "Ix|"]) == ["I|", "IX|"])
    }

    @Test func takingBackCapitalsRevertsOneWordAtATime() {
        var letters = FieldLetters(.long(.smart))
        _ = letters.update("for the win")
        #expect(letters.takeBackCapitals(at: LineText("For the Win"))?.string == "For the win")
        #expect(letters.takeBackCapitals(at: LineText("For the win")) == nil)
        #expect(letters.update("For the winx").string == "For the winx")
        #expect(
            letters.takeBackCapitals(at: LineText("For the winx", cursor: 1)) == LineText("for the winx", cursor: 1))
    }

    @Test func textThatWasInTheLineKeepsItsCapitals() {
        #expect(shown(.short, text: "FTW", ["FTWx|"]) == ["FTWX|"])
        #expect(shown(.short, text: "mRNA", ["mRNAx|"]) == ["mRNAx|"])
        #expect(shown(.long(.smart), text: "for THE win", ["for THE win now|"]) == ["for THE win Now|"])
    }

    @Test func aLetterThatAnEditorCommandMadeSmallStaysSmall() {
        #expect(shown(.short, ["ftw|", "f|TW", "fx|TW"]) == ["FTW|", "f|TW", "fX|TW"])
    }
}
