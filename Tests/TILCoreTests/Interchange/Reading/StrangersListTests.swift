import Testing

@testable import TILCore

/// Habits of people's lists: links after meanings, wrapped lines, marks of other programs, and files that are no lists.
@Suite struct StrangersListTests {
    private static func expectNote(_ text: String, name: String) throws {
        let found = try ListKindTests.entries(text + "\n", name: name)
        #expect(found == "AFL = Atrial flutter (Wiki (https://x.org/a_b))\nDNS = Domain Name System", "\(name)")
    }

    @Test(
        arguments: [
            ("list.md", "- AFL: Atrial flutter [Wiki](https://x.org/a_b)\n- DNS: Domain Name System"),
            (
                "list.md",
                "| A | M |\n|---|---|\n| AFL | Atrial flutter [Wiki](https://x.org/a_b) |\n| DNS | Domain Name System |"
            ),
            ("list.md", "AFL\n: Atrial flutter [Wiki](https://x.org/a_b)\n\nDNS\n: Domain Name System"),
            ("list.md", "**AFL** Atrial flutter [[Wiki]](https://x.org/a_b)  \n**DNS** Domain Name System"),
            (
                "list.html",
                "<li>AFL: Atrial flutter <a href=\"https://x.org/a_b\">Wiki</a></li><li>DNS: Domain Name System</li>"
            ),
            ("list.org", "- AFL :: Atrial flutter [[https://x.org/a_b][Wiki]]\n- DNS :: Domain Name System"),
            ("list.adoc", "AFL:: Atrial flutter https://x.org/a_b[Wiki]\nDNS:: Domain Name System"),
            ("list.wiki", ";AFL\n:Atrial flutter [https://x.org/a_b Wiki]\n;DNS\n:Domain Name System"),
            ("list.rst", "AFL\n  Atrial flutter `Wiki <https://x.org/a_b>`_\n\nDNS\n  Domain Name System"),
            ("list.txt", "AFL - Atrial flutter [Wiki](https://x.org/a_b)\nDNS - Domain Name System"),
        ])
    func aLinkAfterAMeaningIsItsNoteIfTheLettersDoNotNeedIt(name: String, text: String) throws {
        try Self.expectNote(text, name: name)
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            - DNS: [Domain Name System](https://x.org)⏎- SSH: [Secure Shell](s.md) ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            - [DNS](https://x.org): Domain Name System⏎- SSH: Secure Shell ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            - RBAC: Role-based [access control](https://x.org)⏎- SSH: Secure Shell ⇒ RBAC = Role-based access control (https://x.org)⏎SSH = Secure Shell
            - SSH: Secure Shell [1](https://x.org/1) [2](https://x.org/2)⏎- DNS: Domain Name System ⇒ SSH = Secure Shell (1 (https://x.org/1) 2 (https://x.org/2))⏎DNS = Domain Name System
            - SSH: Secure Shell [back](#top)⏎- DNS: Domain Name System ⇒ SSH = Secure Shell back⏎DNS = Domain Name System
            """))
    func aLinkThatTheLettersNeedIsPartOfTheMeaning(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.md")
    }

    @Test func aLinkInAColumnOfNotesIsItsText() throws {
        let text = """
            | Acronym | Meaning | Note |
            |---|---|---|
            | DNS | Domain Name System | It is described [here](https://x.org) |
            | SSH | Secure Shell | |

            """
        #expect(
            try ListKindTests.entries(text, name: "list.md")
                == "DNS = Domain Name System (It is described here)\nSSH = Secure Shell")
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            API: API (Application Programming Interface)⏎DNS: Domain Name System ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            // DNS   == Domain Name System⏎// FIFO  == First In, First Out (Queue) ⇒ DNS = Domain Name System⏎FIFO = First In, First Out (Queue)
            [DNS]: Domain Name System⏎[SSH]: Secure Shell ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            _[DNS]: Domain Name System⏎_[SSH]: Secure Shell ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            DNS - Domain Name System\\⏎SSH - Secure Shell ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            MAP = Maximum #underline[A] Posteriori⏎DNS = Domain #strong[Name] System ⇒ MAP = Maximum A Posteriori⏎DNS = Domain Name System
            ASCII American Standard Code for⏎Information Interchange⏎DNS Domain Name System ⇒ ASCII = American Standard Code for Information Interchange⏎DNS = Domain Name System
            """))
    func marksOfOtherProgramsAreNotStored(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test func cellsInQuotesBetweenTabsLoseTheirQuotes() throws {
        let text = "heart rate\t\"HR, PULSE\"\nblood pressure\t\"BP, PRES\"\n\"respiratory rate\"\tRR\n"
        #expect(
            try ListKindTests.entries(text, name: "list.tsv").split(separator: "\n") == [
                "HR = heart rate", "PULSE = heart rate", "BP = blood pressure", "PRES = blood pressure",
                "RR = respiratory rate",
            ])
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            \\newacronym{acc}{ACC}{Accuracy, $\\frac{TP+TN}{n}$} ⇒ ACC = Accuracy, (TP+TN)/n
            \\begin{description}⏎\\item[DNS]— Domain Name System⏎\\item[SSH] Secure Shell⏎\\end{description} ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            """))
    func fractionsAndSignsOfLaTeXBecomeText(row: [String]) throws {
        try ListKindTests.expect(row.map { $0.replacing("\\\\", with: "\\") }, name: "list.tex")
    }

    @Test(
        arguments: [
            (
                "ci.yml",
                "build:\n  stage: build-docs\n  paths:\n    - docs/_build/\npages:\n  stage: publish\n  paths:\n    - public/\n"
            ),
            ("post.json", "{\"name\": \"app\", \"_file_id\": \"c2b8\", \"schema\": \"https://schema.x.org/a.json\"}"),
            ("index.md", "| | |\n|-|-|\n| A | ACL • ACK • ADR |\n| B | BGP • BIOS |\n| C | CPU • CSV • CSS |\n"),
            (
                "terms.md",
                "- Chapter 5\n  - 577.001. Definitions\n  - 577.010. Offences\n- Chapter 6\n  - 578.001. Terms\n"
            ),
        ])
    func aFileThatIsNoListIsNotStored(name: String, text: String) throws {
        #expect(throws: InterchangeError.self) {
            try InterchangeFormat.open(FileContents(name: name, bytes: Array(text.utf8)))
        }
    }

    @Test(
        arguments: [
            (
                "list.csv",
                "Acronym,Meaning,Acronym,Meaning\nACL,Access Control List,DNS,Domain Name System\nCPU,Central Processing Unit,SSH,Secure Shell\n"
            ),
            (
                "list.md",
                "| A | M | A | M |\n|---|---|---|---|\n| ACL | Access Control List | DNS | Domain Name System |\n| CPU | Central Processing Unit | SSH | Secure Shell |\n"
            ),
        ])
    func listsNextToEachOtherAreReadOneAfterTheOther(name: String, text: String) throws {
        #expect(
            try ListKindTests.entries(text, name: name).split(separator: "\n") == [
                "ACL = Access Control List", "DNS = Domain Name System", "CPU = Central Processing Unit",
                "SSH = Secure Shell",
            ])
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            API[1] = Application Programming Interface[2]⏎DNS† = Domain Name System [note 1] ⇒ API = Application Programming Interface⏎DNS = Domain Name System
            SQL ("sequel" or S-Q-L) = Structured Query Language⏎DNS = Domain Name System ⇒ SQL = Structured Query Language ("sequel" or S-Q-L)⏎DNS = Domain Name System
            CAD (CAO) = Computer Aided Design⏎DNS = Domain Name System ⇒ CAD (CAO) = Computer Aided Design⏎DNS = Domain Name System
            statement of work - SOW (contract)⏎domain name system - DNS ⇒ SOW = statement of work (contract)⏎DNS = domain name system
            From: Anna - Office⏎Subject: Our list⏎DNS: Domain Name System⏎SSH: Secure Shell ⇒ DNS = Domain Name System⏎SSH = Secure Shell
            - DNS⇥Domain Name System⏎- SSH⇥Secure Shell⏎10. FTP⇥File Transfer Protocol ⇒ DNS = Domain Name System⏎SSH = Secure Shell⏎FTP = File Transfer Protocol
            """))
    func remarksAndMarksAroundAnAcronymAreNotPartOfIt(row: [String]) throws {
        try ListKindTests.expect(row, name: "list.txt")
    }

    @Test func aCommaInBracketsDoesNotEndAMeaning() throws {
        let text = "DNS,Domain Name System\nETA,estimated time of arrival (sea, air)\nSSH,Secure Shell\n"
        #expect(
            try ListKindTests.entries(text, name: "list.csv").split(separator: "\n") == [
                "DNS = Domain Name System", "ETA = estimated time of arrival (sea, air)", "SSH = Secure Shell",
            ])
    }

    @Test func anAddressOrAPathIsNoAcronym() throws {
        let text =
            "AWS - Amazon Web Services\nSSM - Systems Session Manager\nhttps://x.org/y - the table\n.cache/x - a folder\n"
        let items = try InterchangeFormat.open(FileContents(name: "list.txt", bytes: Array(text.utf8))).items()
        #expect(
            InterchangeSupport.lines(items) == [
                "1 AWS|Amazon Web Services", "2 SSM|Systems Session Manager", "3 !\(RejectionReason.remark)",
                "4 !\(RejectionReason.remark)",
            ])
    }

    @Test func aPageOfCodeGetsNoProposals() throws {
        let text = "<html><body><script>\nvar list = {\n'a': 1,\n};\n</script><p>One</p></body></html>\n"
        do {
            _ = try InterchangeFormat.open(FileContents(name: "page.html", bytes: Array(text.utf8)))
            Issue.record("It is no list.")
        } catch InterchangeError.doubtful(let doubt) {
            #expect(doubt.proposals.isEmpty)
        } catch InterchangeError.nothingFound {
        }
    }

    @Test func allLinesOfEntriesThatAreLeftOutAreNamed() throws {
        let text = """
            \\newacronym{dns}{DNS}{Domain Name System}
            \\newglossaryentry{cat}{
              name={cat},
              description={an animal that sleeps}
            }
            \\newglossaryentry{dog}{
              name={dog},
              description={another animal}
            }
            """
        let items = try InterchangeFormat.open(FileContents(name: "list.tex", bytes: Array(text.utf8))).items()
        #expect(
            InterchangeSupport.lines(items) == ["1 DNS|Domain Name System", "* Not imported: other text on lines 2-9."])
    }

    @Test func theNamesOfSectionsInJSONAreNamed() throws {
        let text = """
            {
              "Web": {
                "DNS": "Domain Name System"
              },
              "Office": {
                "CSV": "Comma-Separated Values"
              }
            }
            """
        let items = try InterchangeFormat.open(FileContents(name: "list.json", bytes: Array(text.utf8))).items()
        #expect(
            InterchangeSupport.lines(items) == [
                "3 DNS|Domain Name System", "6 CSV|Comma-Separated Values",
                "* Not imported: other text on lines 2 and 5.",
            ])
    }
}
