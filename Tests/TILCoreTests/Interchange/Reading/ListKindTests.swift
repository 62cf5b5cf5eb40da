import Testing

@testable import TILCore

/// Kinds of lists that people write, each with the entries that a careful reader finds.
@Suite struct ListKindTests {
    /// The entries of a text as `short = long (note)`.
    static func entries(_ text: String, name: String) throws -> String {
        let items = try InterchangeFormat.open(FileContents(name: name, bytes: Array(text.utf8))).items()
        let lines: [String] = items.compactMap { item in
            guard case .record(let record) = item else { return nil }
            let note = record.note.isEmpty ? "" : " (\(record.note.replacing("\n", with: " ")))"
            return "\(record.short) = \(record.long)\(note)"
        }
        return lines.joined(separator: "\n")
    }

    static func expect(_ row: [String], name: String) throws {
        #expect(try entries(row[0] + "\n", name: name) == row[1])
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            API: **A**pplication **P**rogramming **I**nterface ⇒ API = Application Programming Interface
            API: <u>A</u>pplication <u>P</u>rogramming <u>I</u>nterface ⇒ API = Application Programming Interface
            API = #underline[A]pplication #underline[P]rogramming #underline[I]nterface ⇒ API = Application Programming Interface
            DNS - __D__omain __N__ame __S__ystem ⇒ DNS = Domain Name System
            SCN = snake_case_name and 2*3*4 ⇒ SCN = snake_case_name and 2*3*4
            DNS = Domain Name System https://x.org/_a_b_c_d ⇒ DNS = Domain Name System (https://x.org/_a_b_c_d)
            """))
    func marksInsideOfWordsAreNotPartOfTheMeaning(row: [String]) throws {
        try Self.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            AFL = Atrial flutter Wikipedia(https://example.org/afl) ⇒ AFL = Atrial flutter (Wikipedia (https://example.org/afl))
            DNS = Domain Name System https://example.org/dns ⇒ DNS = Domain Name System (https://example.org/dns)
            DNS = Domain Name System [more](https://example.org) ⇒ DNS = Domain Name System (more (https://example.org))
            RBAC = Role-based [access control](https://example.org) ⇒ RBAC = Role-based access control (https://example.org)
            DNS = see https://example.org for the Domain Name System ⇒ DNS = see https://example.org for the Domain Name System
            """))
    func anAddressAfterAMeaningIsItsNote(row: [String]) throws {
        try Self.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            AF, AFib = Atrial fibrillation⏎DNS = Domain Name System ⇒ AF = Atrial fibrillation⏎AFib = Atrial fibrillation⏎DNS = Domain Name System
            AMP or AMPL = Amplitude⏎DNS = Domain Name System ⇒ AMP = Amplitude⏎AMPL = Amplitude⏎DNS = Domain Name System
            TR, TERC = telomerase RNA ⇒ TR = telomerase RNA⏎TERC = telomerase RNA
            T, G = thymine, guanine ⇒ T = thymine⏎G = guanine
            TCP/IP = Internet protocol suite ⇒ TCP/IP = Internet protocol suite
            """))
    func severalAcronymsBeforeAMeaningAreEntriesOfTheirOwn(row: [String]) throws {
        try Self.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            TCP: Transmission Control⏎⇥Protocol⏎DNS: Domain Name System ⇒ TCP = Transmission Control Protocol⏎DNS = Domain Name System
            TCP = Transmission⏎      Control⏎      Protocol⏎DNS = Domain Name System ⇒ TCP = Transmission Control Protocol⏎DNS = Domain Name System
            DNS: Domain Name System⏎   translates names⏎FTP: File Transfer Protocol ⇒ DNS = Domain Name System (translates names)⏎FTP = File Transfer Protocol
            """))
    func anIndentedLineContinuesTheMeaning(row: [String]) throws {
        try Self.expect(row, name: "list.txt")
    }

    @Test func aColumnThatIsPaddedContinuesBelow() throws {
        let text = """
            TCP    Transmission Control
                   Protocol
            DNS    Domain Name System
            FTP    File Transfer Protocol
            SSH    Secure Shell
            CPU    Central Processing Unit

            """
        let found = try Self.entries(text, name: "list.txt")
        #expect(found.hasPrefix("TCP = Transmission Control Protocol\nDNS = Domain Name System\nFTP"))
    }

    @Test(arguments: ["list.md", "list.org"])
    func aRowWithoutAnAcronymContinuesTheRowAbove(name: String) throws {
        let rule = name.hasSuffix("md") ? "|---|---|" : "|---+---|"
        let text = """
            | Acronym | Meaning |
            \(rule)
            | TCP | Transmission Control |
            | | Protocol |
            | CD | Compact Disc |
            | | Continuous Delivery |
            | DNS | Domain Name System |

            """
        #expect(
            try Self.entries(text, name: name)
                == "TCP = Transmission Control Protocol\nCD = Compact Disc\nCD = Continuous Delivery\nDNS = Domain Name System"
        )
    }

    @Test func aRowOfLaTeXWithoutAnAcronymContinuesTheRowAbove() throws {
        let text = """
            \\begin{tabular}{ll}
            TCP & Transmission Control \\\\
            & Protocol \\\\
            DNS & Domain Name System \\\\
            \\end{tabular}

            """
        #expect(
            try Self.entries(text, name: "list.tex") == "TCP = Transmission Control Protocol\nDNS = Domain Name System")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            Abbreviations⇥Measurement⏎BP⇥blood pressure⏎HR⇥heart rate⏎RR⇥respiratory rate ⇒ BP = blood pressure⏎HR = heart rate⏎RR = respiratory rate
            קיצור,פירוש מלא⏎FTP,File Transfer Protocol⏎DNS,Domain Name System ⇒ FTP = File Transfer Protocol⏎DNS = Domain Name System
            id,Code word,Meaning of it⏎1,FTP,File Transfer Protocol⏎2,DNS,Domain Name System⏎3,SSH,Secure Shell ⇒ FTP = File Transfer Protocol⏎DNS = Domain Name System⏎SSH = Secure Shell
            short,plural,long⏎FTP,File Transfer Protocols,File Transfer Protocol⏎PC,Personal Computers,Personal Computer ⇒ FTP = File Transfer Protocol⏎PC = Personal Computer
            """))
    func aHeaderIsNoEntryAndNamesTheColumns(row: [String]) throws {
        try Self.expect(row, name: "list")
    }

    @Test func aLineWithoutASeparatorNeedsLetters() throws {
        let text = """
            FTP File Transfer Protocol
            DNS Domain Name System
            EOB Explanation of Coverage
            SSH Secure Shell

            """
        let items = try InterchangeFormat.open(FileContents(name: "list.txt", bytes: Array(text.utf8))).items()
        #expect(
            InterchangeSupport.lines(items) == [
                "1 FTP|File Transfer Protocol", "2 DNS|Domain Name System",
                "3 !\(RejectionReason.noSeparator)", "4 SSH|Secure Shell",
            ])
    }

    @Test func aRowWithMoreCellsIsJoinedAsItStandsOrRejected() throws {
        let head = "| Acronym | Meaning |\n|---|---|\n| DNS | Domain Name System |\n"
        #expect(
            try Self.entries(head + "| RW | Read | Write |\n", name: "list.md")
                == "DNS = Domain Name System\nRW = Read | Write")
        #expect(try Self.entries(head + "| ABC | Read | Write |\n", name: "list.md") == "DNS = Domain Name System")
    }

    @Test func aNameThatEndsWithAFullStopIsNamedOnce() throws {
        let text = "Abk.;Bedeutung;Anm.;Nr.\nVW;Volkswagen;Auto;1\nBMW;Bayerische Motorenwerke;Auto;2\n"
        let items = try InterchangeFormat.open(FileContents(name: "list.csv", bytes: Array(text.utf8))).items()
        let remarks = items.compactMap { item in if case .remark(let remark) = item { remark } else { nil } }
        #expect(remarks.allSatisfy { !$0.contains("..") } && !remarks.isEmpty, "\(remarks)")
    }

    @Test(
        arguments: [
            (
                "package.json",
                "{\"name\": \"my-app\", \"version\": \"1.0.0\", \"main\": \"index.js\", \"license\": \"MIT\"}"
            ),
            ("app.yml", "name: my-app\nversion: 1.0.0\nmain: index.js\nlicense: none\n"),
            (".env", "HOME=/root\nPATH=/usr/bin\nPORT=8080\nDEBUG=true\n"),
        ])
    func aConfigurationIsRefusedWithoutAProposal(name: String, text: String) throws {
        do {
            _ = try InterchangeFormat.open(FileContents(name: name, bytes: Array(text.utf8)))
            Issue.record("It is no list.")
        } catch InterchangeError.doubtful(let doubt) {
            #expect(doubt.proposals.isEmpty)
        }
    }

    @Test func aProposalLeavesOutNumbersAndTheHeader() throws {
        let text = "id,Code word,Text of it\n1,Fox,quick brown animal\n2,Owl,a bird at night\n3,Cat,sleeps all day\n"
        do {
            _ = try InterchangeFormat.open(FileContents(name: "words.csv", bytes: Array(text.utf8)))
            Issue.record("The letters do not decide.")
        } catch InterchangeError.doubtful(let doubt) {
            #expect(doubt.entries.first?.short == "Fox")
            #expect(doubt.proposals.allSatisfy { !($0.columns ?? "").contains("1") && $0.count == 3 })
            #expect(doubt.proposals.first?.columns == "2,3")
        }
    }

    @Test func theFieldsOfAListInJSONAreColumns() throws {
        let text = """
            {"ACL": ["Access Control List", "Rules that say who may do what.", false],
             "DNS": ["Domain Name System", "It translates names.", true],
             "SSH": ["Secure Shell", "A protocol for remote work.", false]}
            """
        let found = try Self.entries(text, name: "list.json")
        #expect(
            found.split(separator: "\n").map { $0.prefix { $0 != "(" } } == [
                "ACL = Access Control List ", "DNS = Domain Name System ", "SSH = Secure Shell ",
            ])
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            #let acronyms = (⏎  API: (short: "API", long: "Application Programming Interface"),⏎  DNS: (short: "DNS", long: "Domain Name System"),⏎) ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            #let acronyms = (⏎  "API": ("Application Programming Interface",),⏎  "DNS": ("Domain Name System",),⏎) ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            #let acronyms = (⏎  "API": (link("https://x.y")[Application Programming Interface],), // note⏎  DNS: [Domain *Name* System],⏎) ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            #print-glossary((⏎  (key: "api", short: "API", long: "Application Programming Interface"),⏎  (key: "dns", short: "DNS", long: "Domain Name System"),⏎)) ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            #table(⏎  columns: 2,⏎  [*API*], [Application Programming Interface],⏎  [DNS], [Domain Name System],⏎) ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            = Acronyms⏎/ API: #underline[A]pplication #underline[P]rogramming #underline[I]nterface⏎/ DNS: Domain Name System ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            """))
    func dictionariesAndListsOfTypstAreRead(row: [String]) throws {
        try Self.expect(row, name: "list.typ")
    }
}
