import Testing

@testable import TILCore

/// Labels, translations, references and headers, by which people tell the parts of an entry.
@Suite struct LabelKindTests {
    @Test(
        arguments: InterchangeSupport.table(
            """
            ARP - Address Resolution Protocol⏎Meaning: finds addresses⏎IDS - Intrusion Detection System⏎Meaning: watches ⇒ ARP = Address Resolution Protocol (Meaning: finds addresses)⏎IDS = Intrusion Detection System (Meaning: watches)
            ARP = Address Resolution Protocol⏎Definition: finds addresses⏎⏎IDS = Intrusion Detection System⏎Definition: ⇒ ARP = Address Resolution Protocol (Definition: finds addresses)⏎IDS = Intrusion Detection System
            ARP -> Address Resolution Protocol⏎Description: finds addresses⏎IDS -> Intrusion Detection System ⇒ ARP = Address Resolution Protocol (Description: finds addresses)⏎IDS = Intrusion Detection System
            DNS = Domain Name System: https://x.org⏎FTP = File Transfer Protocol ⇒ DNS = Domain Name System (https://x.org)⏎FTP = File Transfer Protocol
            DNS = Domain Name System: see https://x.org⏎FTP = File Transfer Protocol ⇒ DNS = Domain Name System (see https://x.org)⏎FTP = File Transfer Protocol
            DNS - Domain Name System, http://x.org/a⏎FTP - File Transfer Protocol ⇒ DNS = Domain Name System (http://x.org/a)⏎FTP = File Transfer Protocol
            RNG: Random Number Generator. See PRNG.⏎FTP: File Transfer Protocol ⇒ RNG = Random Number Generator (See PRNG.)⏎FTP = File Transfer Protocol
            DDI - Data Dictionary Identifier; siehe XYZ⏎FTP - File Transfer Protocol ⇒ DDI = Data Dictionary Identifier (siehe XYZ)⏎FTP = File Transfer Protocol
            HAWD = Have A Wonderful Day (old, see next)⏎FTP = File Transfer Protocol ⇒ HAWD = Have A Wonderful Day (old, see next)⏎FTP = File Transfer Protocol
            API – interfejs aplikacji (ang. Application Programming Interface)⏎CI – ciągła integracja (ang. Continuous Integration) ⇒ API = interfejs aplikacji (ang. Application Programming Interface)⏎CI = ciągła integracja (ang. Continuous Integration)
            AI = artificiell intelligens (eng: Artificial Intelligence)⏎FN = Förenta nationerna (English: United Nations) ⇒ AI = artificiell intelligens (eng: Artificial Intelligence)⏎FN = Förenta nationerna (English: United Nations)
            ADD/ADR/ADDR/Addr - Address⏎FTP - File Transfer Protocol ⇒ ADD/ADR/ADDR/Addr = Address⏎FTP = File Transfer Protocol
            ADD/ADR = Address⏎FTP = File Transfer Protocol ⇒ ADD/ADR = Address⏎FTP = File Transfer Protocol
            """))
    func aPartOfAnEntryBecomesItsNote(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            EN,EN-FULL,FR,FR-FULL⏎UN,United Nations,ONU,Organisation des Nations unies⏎EU,European Union,UE,Union européenne ⇒ UN = United Nations⏎ONU = Organisation des Nations unies⏎EU = European Union⏎UE = Union européenne
            DE,DE_lang,EN,EN_lang⏎EZB,Europäische Zentralbank,ECB,European Central Bank⏎EU,Europäische Union,EU,European Union ⇒ EZB = Europäische Zentralbank⏎ECB = European Central Bank⏎EU = Europäische Union⏎EU = European Union
            sigla,scioglimento,tipo,stato⏎ONU,Organizzazione delle Nazioni Unite,ente,ok⏎UE,Unione Europea,ente,ok ⇒ ONU = Organizzazione delle Nazioni Unite⏎UE = Unione Europea
            Acronym,Meaning,Status⏎FTP,File Transfer Protocol,draft⏎DNS,Domain Name System,final ⇒ FTP = File Transfer Protocol⏎DNS = Domain Name System
            id,title,short⏎1,Customs office,ZK⏎2,Harbour master,BX ⇒ ZK = Customs office⏎BX = Harbour master
            """))
    func aHeaderIsNoEntryAndAStateIsNoTag(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.csv")
    }

    @Test(
        arguments: [
            (
                "list.json",
                #"{"Title": "Our list", "Version": "3.0", "FTP": "File Transfer Protocol", "DNS": "Domain Name System"}"#
            ),
            ("list.yml", "title: Our list\nauthor: Jane Roe\nFTP: File Transfer Protocol\nDNS: Domain Name System\n"),
            (
                "list.json",
                #"{"meta": {"title": "x", "by": "y"}, "all": {"FTP": "File Transfer Protocol", "DNS": "Domain Name System"}}"#
            ),
            (
                "list.yml",
                "- id: a\n  title: File Transfer Protocol\n  short: FTP\n- id: b\n  title: Domain Name System\n  short: DNS\n"
            ),
            (
                "list.json",
                #"[{"id": 1, "title": "File Transfer Protocol", "short": "FTP"}, {"id": 2, "title": "Domain Name System", "short": "DNS"}]"#
            ),
        ])
    func dataThatDescribesTheFileIsNoEntry(name: String, text: String) throws {
        #expect(try ListKindTests.entries(text, name: name) == "FTP = File Transfer Protocol\nDNS = Domain Name System")
    }

    @Test func anAnchorAloneIsTheTermOfAsciiDoc() throws {
        let text =
            "[[EEI]]:: Execution Environment Interface\n[#DNS]:: Domain Name System\n[[f,FTP]]:: File Transfer Protocol\n"
        #expect(
            try ListKindTests.entries(text, name: "list.adoc")
                == "EEI = Execution Environment Interface\nDNS = Domain Name System\nFTP = File Transfer Protocol")
    }

    @Test(
        arguments: [
            (
                "list.adoc",
                "== $DNS$\n\nen:: Domain Name System\nde:: Domänennamen\n\n== $FTP$\n\nen:: File Transfer Protocol\n"
            ),
            (
                "list.adoc",
                "== DNS\n\n🇬🇧:: Domain Name System\n🇩🇪:: Domänennamen\n\n== FTP\n\n🇬🇧:: File Transfer Protocol\n"
            ),
            (
                "list.org",
                "* DNS\n- en :: Domain Name System\n- de :: Domänennamen\n* FTP\n- en :: File Transfer Protocol\n"
            ),
            (
                "list.md",
                "# DNS\nEnglish\n: Domain Name System\n\nDeutsch\n: Domänennamen\n\n# FTP\nEnglish\n: File Transfer Protocol\n"
            ),
        ])
    func languagesBelowAHeadingAreItsMeanings(name: String, text: String) throws {
        let found = try ListKindTests.entries(text, name: name)
        let lines = found.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("DNS = Domain Name System (") == true, "\(found)")
        #expect(lines.first?.hasSuffix(" Domänennamen)") == true, "\(found)")
        #expect(lines.last == "FTP = File Transfer Protocol", "\(found)")
    }

    @Test(
        arguments: [
            (
                "list.csv",
                "Acronym,Expansion,Description\nDNS,Domain Name System,names\nvoxel,,a pixel of a volume\nFTP,File Transfer Protocol,\n"
            ),
            (
                "list.yml",
                "- name: DNS\n  long: Domain Name System\n  description: names\n- name: voxel\n  description: a pixel of a volume\n- name: FTP\n  long: File Transfer Protocol\n"
            ),
            (
                "list.typ",
                "#let list = (\n  (key: \"a\", short: \"DNS\", long: \"Domain Name System\", description: \"names\"),\n  (key: \"b\", short: \"voxel\", description: [a pixel of a volume]),\n  (key: \"c\", short: \"FTP\", long: \"File Transfer Protocol\"),\n)\n"
            ),
        ])
    func aTermWithoutAnExpansionHasItsDescription(name: String, text: String) throws {
        #expect(
            try ListKindTests.entries(text, name: name)
                == "DNS = Domain Name System (names)\nvoxel = a pixel of a volume\nFTP = File Transfer Protocol")
    }

    @Test func aGroupAtTheStartOfATableOfTeXIsPartOfItsFirstCell() throws {
        let text =
            "\\begin{tabular}{p{2cm}l}\n{\\bf DNS} & {\\bf:} Domain Name System\\\\\n{\\bf FTP} & {\\bf:} File Transfer Protocol\\\\\n\\end{tabular}\n"
        #expect(
            try ListKindTests.entries(text, name: "list.tex")
                == "DNS = Domain Name System\nFTP = File Transfer Protocol")
    }

    @Test func severalMarkedAcronymsAreNoEntry() throws {
        let text = "- **RSA**, **DSA**, **ECDH**\n- **DNS** - Domain Name System\n- **FTP** - File Transfer Protocol\n"
        #expect(
            try ListKindTests.entries(text, name: "list.md") == "DNS = Domain Name System\nFTP = File Transfer Protocol"
        )
    }

    @Test func aTranslationBeforeTheMeaningIsTheMeaningIfOnlyItsLettersFit() throws {
        let text = """
            \\item[IoT] (ang. \\emph{Internet of Things}) Internet Rzeczy
            \\item[SLAM] (ang. Simultaneous Localization And Mapping) symultaniczna lokalizacja i mapowanie

            """
        #expect(
            try ListKindTests.entries(text, name: "list.tex") == """
                IoT = Internet of Things (ang. Internet Rzeczy)
                SLAM = symultaniczna lokalizacja i mapowanie (ang. Simultaneous Localization And Mapping)
                """)
    }
}
