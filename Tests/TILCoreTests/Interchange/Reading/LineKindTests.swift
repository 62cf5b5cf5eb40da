import Testing

@testable import TILCore

/// Kinds of lines that people write, each with the entries that a careful reader finds.
@Suite struct LineKindTests {
    @Test(
        arguments: InterchangeSupport.table(
            """
            GUI [gooey] = graphical user interface ⇒ GUI = graphical user interface (gooey)
            SCSI [scuzzy]: small computer system interface ⇒ SCSI = small computer system interface (scuzzy)
            GIF (jif): graphics interchange format ⇒ GIF = graphics interchange format (jif)
            AF [AFib] = atrial fibrillation ⇒ AF [AFib] = atrial fibrillation
            """))
    func aRemarkInBracketsAfterAnAcronymIsItsNote(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            - **GUI** [gooey]: graphical user interface ⇒ GUI = graphical user interface (gooey)
            - **GIF** (jif): graphics interchange format ⇒ GIF = graphics interchange format (jif)
            - KPI[^1]: Key Performance Indicator⏎⏎[^1]: Measured monthly. ⇒ KPI = Key Performance Indicator (Measured monthly.)
            - **ROI**[^a]: return on investment⏎⏎[^a]: Before taxes. ⇒ ROI = return on investment (Before taxes.)
            """))
    func remarksAndFootnotesOfItemsAreNotes(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.md")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            API = application programming interface; CDN = content delivery network ⇒ API = application programming interface⏎CDN = content delivery network
            DNS: domain name system, FTP: file transfer protocol⏎SSH: secure shell ⇒ DNS = domain name system⏎FTP = file transfer protocol⏎SSH = secure shell
            AAA = authentication, authorization, and accounting, CIA = confidentiality, integrity, availability ⇒ AAA = authentication, authorization, and accounting⏎CIA = confidentiality, integrity, availability
            Abbreviations: API (application programming interface), CDN (content delivery network) ⇒ API = application programming interface⏎CDN = content delivery network
            ATC, air traffic control; AGL, above ground level. ⇒ ATC = air traffic control⏎AGL = above ground level
            PC: personal computer; see also: IBM ⇒ PC = personal computer (see also: IBM)
            KPI: key performance indicator; also key process input ⇒ KPI = key performance indicator; also key process input
            """))
    func severalEntriesInALineAreEntries(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            XSS: cross-site⏎    scripting ⇒ XSS = cross-site scripting
            CSRF: cross-site request⏎    forgery ⇒ CSRF = cross-site request forgery
            EU = European Union⏎    since 1993 ⇒ EU = European Union (since 1993)
            """))
    func anIndentedLineIsPartOfTheMeaningIfItsLettersAreNeeded(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            > > IMO = in my opinion⏎> AFAIK = as far as I know ⇒ IMO = in my opinion⏎AFAIK = as far as I know
            > = greater⏎< = less⏎GT = greater than ⇒ > = greater⏎< = less⏎GT = greater than
            1) API...application programming interface⏎2) DNS...domain name system ⇒ API = application programming interface⏎DNS = domain name system
            """))
    func signsOfQuotationsAndDotsAreNoText(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test(arguments: ["\n", "\r\n", "\r"], ["\n", "\r\n", "\r"])
    func mixedLineEndsEndLines(first: String, second: String) throws {
        let text = "API = application programming interface" + first + "DNS = domain name system" + second
        let expected = "API = application programming interface\nDNS = domain name system"
        #expect(try ListKindTests.entries(text, name: "list.txt") == expected)
        let table = "acronym,meaning\nAPI,application programming interface" + first + "DNS,domain name system" + second
        #expect(try ListKindTests.entries(table, name: "list.csv") == expected)
        let yaml = "API: application programming interface" + first + "DNS: domain name system" + second
        #expect(try ListKindTests.entries(yaml, name: "list.yml") == expected)
    }

    @Test func aReferenceWithoutAFootnoteIsNamed() throws {
        let text = "Acronym,Meaning\nKPI[1],key performance indicator\nROI,return on investment\n"
        let items = try InterchangeFormat.open(FileContents(name: "list.csv", bytes: Array(text.utf8))).items()
        #expect(items.contains(.remark("Not imported: references to footnotes on line 2.")))
    }

    @Test func mapsWithTextsListsAndMapsAreRead() throws {
        let yaml = """
            FTP: File Transfer Protocol
            API:
              - Application Programming Interface
              - American Petroleum Institute
            GUI: {meaning: Graphical User Interface, note: windows}
            """
        #expect(
            try ListKindTests.entries(yaml, name: "list.yml")
                == """
                FTP = File Transfer Protocol
                API = Application Programming Interface
                API = American Petroleum Institute
                GUI = Graphical User Interface (windows)
                """)
    }

    @Test func tagsInANestedObjectAreTags() throws {
        let json = """
            [{"acronym": "FTP", "meaning": "File Transfer Protocol", "attributes": {"tags": ["network", "old"]}},
             {"acronym": "SSH", "meaning": "Secure Shell", "attributes": {"tags": []}}]
            """
        let items = try InterchangeFormat.open(FileContents(name: "list.json", bytes: Array(json.utf8))).items()
        guard case .record(let record) = items.first else {
            Issue.record("no entry")
            return
        }
        #expect(record.tags == ["network", "old"])
    }

    @Test func aFewWordsWithColonsInALongTextAreProse() throws {
        let sentence = "We wrote this program because we needed it, and we use it every day.\n\n"
        let text = String(repeating: sentence, count: 8) + "- sign: signs a document\n- verify: verifies a document\n"
        #expect(throws: InterchangeError.self) { try ListKindTests.entries(text, name: "README.md") }
        let list = String(repeating: sentence, count: 8) + "- API: application programming interface\n"
        #expect(try ListKindTests.entries(list, name: "README.md") == "API = application programming interface")
    }

    @Test func runningTextBelowHeadingsIsProse() throws {
        let text = """
            # Frobnicator

            A tool for **fast** frobbing of files, which was written because we needed one.

            ## Install

            Note: the installer copies the program to your home directory.

            ## Usage

            Start: run the program with a file. Stop: press a key, and it ends at once.
            """
        do {
            _ = try InterchangeFormat.open(FileContents(name: "README.md", bytes: Array(text.utf8)))
            Issue.record("It was read as a list.")
        } catch InterchangeError.doubtful(let doubt) {
            #expect(doubt.isProse)
        } catch InterchangeError.nothingFound(_, let isProse) {
            #expect(isProse)
        }
    }
}
