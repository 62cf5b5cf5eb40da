import Testing

@testable import TILCore

/// Choices of meanings that no list has.
@Suite struct UnnamedChoiceTests {
    private func maker(_ lists: String...) -> ChoiceMaker { ChoiceMaker(lists: lists.map { Array($0.utf8) }) }

    /// If a tag names no field, the field is found from the things with the same tag.
    @Test func theFieldIsFoundFromThingsWithTheSameTag() {
        let maker = maker(
            "#tags: medicine\n#choices: {rate,rhythm,result,risk}\nPP = Pulse Pressure\nHB = Heart Block",
            "#tags: music\n#choices: {rate,record,rest,reed}\nSS = Song Sound")
        let around = [("PP", "Pulse Pressure"), ("HB", "Heart Block"), ("XX", "Mean Song")].map {
            ChoiceScript.thing($0, $1, tags: ["uni"])
        }
        let thing = ChoiceScript.thing("MR", "Mean Rate", tags: ["uni"])
        for chosen in ChoiceScript.chosen(for: thing, from: around, by: maker) {
            #expect(chosen.sorted() == ["Mean Result", "Mean Rhythm", "Mean Risk"])
        }
    }

    @Test func theFieldIsFoundFromAPartOfATag() {
        let maker = maker(
            "#tags: food\n#choices: {rate,rhythm,result,risk}", "#tags: music\n#choices: {rate,record,rest,reed}")
        let thing = ChoiceScript.thing("MR", "Mean Rate", tags: ["food-safety"])
        for chosen in ChoiceScript.chosen(for: thing, by: maker) {
            #expect(chosen.sorted() == ["Mean Result", "Mean Rhythm", "Mean Risk"])
        }
    }

    /// A word that no braces have is replaced by words of the field with the same first letter and end of a phrase.
    @Test func aWordWithoutReplacementsIsReplacedByWordsOfTheField() {
        let words = ["Casing", "Channel", "Charge", "Core"]
        let own = words.flatMap { word in ["Steel", "Outer", "Inner"].map { "XX = \($0) \(word)" } }
        let maker = maker(
            "#tags: oil\n" + own.joined(separator: "\n"),
            "#tags: music\nWO = Web Orchestra\nOC = Orchestra Choir\nWA = Wind Octet\nOA = Octet Concert")
        let thing = ChoiceScript.thing("WOC", "Waiting on Cement", tags: ["oil"])
        for chosen in ChoiceScript.chosen(for: thing, by: maker) {
            let wanted = Set(words.map { "Waiting on \($0)" })
            #expect(chosen.count == 3 && wanted.isSuperset(of: chosen), "\(chosen)")
        }
    }

    @Test func aMeaningOfOneWordGetsWordsWithItsFirstLetterIfNoneHasAllLettersOfTheAcronym() {
        let words = ["Quarter", "Queue", "Quota", "Quest"]
        let own = words.flatMap { word in ["Sales", "Store", "Stock"].map { "XX = \($0) \(word)" } }
        let maker = maker(
            "#tags: shop\n" + own.joined(separator: "\n"), "#tags: music\nRR = Rest\nCC = Choir\nOO = Octet")
        let thing = ChoiceScript.thing("QTY", "Quantity", tags: ["shop"])
        for chosen in ChoiceScript.chosen(for: thing, by: maker) {
            #expect(chosen.count == 3 && Set(words).isSuperset(of: chosen), "\(chosen)")
        }
    }

    @Test func aMeaningOfOneWordGetsNoChoicesIfNoOtherWordHasItsFirstLetter() {
        let maker = maker("#tags: music\nRR = Rest\nCC = Choir\nOO = Octet\nBB = Brass")
        let thing = ChoiceScript.thing("QTY", "Quantity", tags: ["music"])
        for chosen in ChoiceScript.chosen(for: thing, by: maker) { #expect(chosen.isEmpty) }
    }

    /// If no word begins like the acronym, no choice has a word that does.
    @Test func ifAMeaningDoesNotSpellItsAcronymItsChoicesDoNotEither() {
        let maker = maker(
            """
            #tags: medicine
            HS = At Bedtime
            AC = Before Meals
            BID = Two Drops
            AN = Acoustic Neuroma
            PN = Peripheral Neuropathy
            PR = Pro Rata Nova
            """)
        let thing = ChoiceScript.thing("PRN", "As Needed", tags: ["medicine"])
        for chosen in ChoiceScript.chosen(for: thing, by: maker) {
            #expect(chosen.sorted() == ["At Bedtime", "Before Meals", "Two Drops"])
        }
    }

    /// A set phrase with one other word is recognized at once.
    @Test func aSetPhraseIsReplacedByPhrasesWithTheSameSmallWords() {
        let maker = maker(
            "#tags: film\n#choices: {point,part}\n#choices: {view,value}\nVC = View of Crew\nPF = Part of Film\nPA = Part of View",
            "#tags: law\nPOV = Period of Validity\nPW = Proof of Votes\nPX = Pledge of Victory\nPY = Plan for Visits")
        let thing = ChoiceScript.thing("POVX", "Point of View", tags: ["film"])
        for chosen in ChoiceScript.chosen(for: thing, by: maker) {
            #expect(chosen.sorted() == ["Period of Validity", "Pledge of Victory", "Proof of Votes"])
        }
    }

    @Test func choicesForASingleWordAreSingleWords() {
        let maker = maker(
            """
            #tags: language
            E1 = Ellipsis
            E2 = Echo
            E3 = Ending
            L4 = Lexeme
            XY = English Reading Group
            XZ = Early Runic Grammar
            XW = Essay Rules Guide
            """)
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("ERG", "Ergative", tags: ["language"]), by: maker) {
            #expect(chosen.sorted() == ["Echo", "Ellipsis", "Ending"])
        }
    }

    /// Lists may have dashes and other characters in words.
    @Test func wordsWithDashesOrSymbolsAreNotChosen() {
        let maker = maker(
            """
            #tags: a
            A1 = Eno–Asa
            A2 = —
            A3 = Énoé
            A4 = Echo®
            A5 = {—,Ellipsis–é}
            A6 = Ending
            A7 = Elm
            —
            #choices: —
            =
            """)
        let candidates = [
            ChoiceScript.thing("—", "— –"), ChoiceScript.thing("#tags: b", "#choices: {"),
            ChoiceScript.thing("#tags: c", "Egg"), ChoiceScript.thing("E", "—"),
        ]
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("ERG", "Ergative"), from: candidates, by: maker) {
            let wanted = ["Echo", "Egg", "Elm", "Ending"]
            #expect(chosen.count == 3 && Set(chosen).isSubset(of: wanted), "\(chosen)")
        }
        for long in ["—", "Eno–Asa Echo", "", "{"] {
            for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("ERG", long), from: candidates, by: maker) {
                #expect(!chosen.contains(long), "\(chosen)")
            }
        }
    }

    @Test func namesAndAcronymsAreNotUsedAsReplacements() {
        let maker = ChoiceScript.maker("sync,SQL,scene,sound,screen,sCENE", "motor,MIDI")
        for chosen in ChoiceScript.chosen(for: ChoiceScript.thing("MOS", "Motor Only Sync", tags: ["net"]), by: maker) {
            #expect(chosen.sorted() == ["Motor Only Scene", "Motor Only Screen", "Motor Only Sound"])
        }
    }

    @Test func smallWordsInAChoiceStayInLowerCase() {
        let maker = ChoiceScript.list(
            "CAM", "Complementary Alternative Medicine", "Chronic and Managed", "Cure for Mice", "Care at Midnight")
        let thing = ChoiceScript.thing("CAM", "Complementary Alternative Medicine")
        for chosen in ChoiceScript.chosen(for: thing, by: maker) {
            #expect(chosen.sorted() == ["Care at Midnight", "Chronic and Managed", "Cure for Mice"])
        }
    }
}
