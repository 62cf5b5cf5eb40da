import Testing

@testable import TILCore

@Suite struct JSONListReaderTests {
    private func dump(_ text: String) -> String { ReaderSupport.dump(JSONListReader.reader, text) }

    @Test func objectsOfAnArrayAreRowsWithTheirKeysAsHeader() {
        let text = """
            [
              {"abbr": "CD", "text": "Compact Disc"},
              {"abbr": "DVD", "text": "Digital Versatile Disc", "year": 1995, "old": null}
            ]
            """
        #expect(
            dump(text) == """
                2# abbr | text | year | old
                2: CD | Compact Disc
                3: DVD | Digital Versatile Disc | 1995 | \("")
                """)
    }

    @Test func membersOfAnObjectArePairsAndAKeyMayOccurTwice() {
        let text = """
            {
              "CD": "Compact Disc",
              "CD": "Change Directory",
              "PS": ["Power Supply", "Post Scriptum"]
            }
            """
        #expect(
            dump(text) == """
                2~ CD | Compact Disc
                3~ CD | Change Directory
                4~ PS | Power Supply
                4~ PS | Post Scriptum
                """)
    }

    @Test func objectsInAnObjectAreRowsIfTheyHaveAKeyInCommon() {
        let text = """
            {"words": {
              "CD": {"meaning": "Compact Disc"},
              "PS": {"meaning": "Power Supply", "info": {"unit": "watt"}}
            }}
            """
        #expect(
            dump(text) == """
                2#  | meaning | info.unit
                2: CD | Compact Disc
                3: PS | Power Supply | watt
                """)
    }

    @Test func objectsInAnObjectAreSectionsIfTheyHaveNoKeyInCommon() {
        let text = """
            {"title": "List",
             "C": {"CD": "Compact Disc"},
             "P": {"PS": "Power Supply", "PC": "Personal Computer"}}
            """
        #expect(
            dump(text) == """
                1 other
                2~ CD | Compact Disc
                3~ PS | Power Supply
                3~ PC | Personal Computer
                """)
    }

    @Test func textsOfAnArrayAreLines() {
        #expect(
            dump(#"{"all": ["CD - Compact Disc\n", "PS - Power Supply"]}"#)
                == "1- CD - Compact Disc\n1- PS - Power Supply")
    }

    @Test func arraysInAnArrayAreRows() {
        #expect(
            dump("[[\"CD\", \"Compact Disc\"],\n[\"PS\", \"Power Supply\"]]")
                == "1: CD | Compact Disc\n2: PS | Power Supply")
    }

    @Test func aListOfObjectsInARecordMakesARowForEach() {
        let text = """
            [{"word": "CD", "senses": [{"text": "Compact Disc"},
              {"text": "Change Directory"}]},
             {"word": "PS", "senses": [{"text": "Power Supply"}]}]
            """
        #expect(
            dump(text) == """
                1# word | senses.text
                1: CD | Compact Disc
                2: CD | Change Directory
                3: PS | Power Supply
                """)
    }

    @Test func aListOfPhrasesMakesARowForEachAndAListOfWordsOneCell() {
        let text = #"[{"word": "CD", "means": ["Compact Disc", "Change Directory"], "tags": ["music old", "shell"]}]"#
        #expect(
            dump(text) == """
                1# word | means | tags
                1: CD | Compact Disc | music old, shell
                1: CD | Change Directory | music old, shell
                """)
    }

    @Test func commentsAreNamedAndACommaMayFollowTheLastElement() {
        let text = """
            // my list
            {"CD": "Compact \\u0044isc", /* one
            two */ "OK": "\\ud83d\\udc4d",}
            """
        #expect(dump(text) == "2~ CD | Compact Disc\n3~ OK | 👍\n1-3 other")
    }

    @Test func whatIsBeforeAFaultIsKeptAndTheFaultIsNamed() {
        #expect(
            dump("{\"CD\": \"Compact Disc\",\n\"PS\": Power}")
                == "1~ CD | Compact Disc\n2~ PS | \n2! The JSON is not valid here: texts need double quotes. The rest was not read."
        )
        #expect(
            dump("{\"CD\": \"Compact Disc\"").hasSuffix(
                "1! The JSON ends inside of a list or a map, so the file may be cut off."))
    }

    @Test func aDeepFileIsRefused() {
        let deep = String(repeating: "[", count: 21)
        #expect(
            dump(deep) == "1! Its lists and maps are nested more than 20 levels deep. Save the list with fewer levels.")
    }

    @Test(arguments: [
        ("[FTP] File Transfer Protocol", ListReader.Fit.no), ("{| class=wikitable", .no), ("[[anchor]]", .no),
        (#" {"a": 1}"#, .certain), (#"[["a"]]"#, .certain), ("FTP = x", .no),
    ])
    func aTextFitsIfItStartsAsJSONDoes(text: String, fit: ListReader.Fit) {
        #expect(ReaderSupport.fit(JSONListReader.reader, text) == fit)
    }
}
