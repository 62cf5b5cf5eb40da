import Testing

@testable import TILCore

/// Files whose texts at every place of their format are marked: each marked text is stored, or the report names its
/// line.
///
/// A marked text is a word that starts with `zz`. The names of keys, columns and labels are no text.
@Suite struct LeftTextTests {
    struct Fixture: Sendable, CustomStringConvertible {
        let name: String
        let text: String
        /// The remarks of the report.
        let remarks: [String]

        var description: String { name }
    }

    static let fixtures = [
        Fixture(
            name: "list.md",
            text: """
                ---
                zzfront: zzvalue
                ---
                # Acronyms zzhead

                - **FTP**: [File Transfer Protocol](https://zza.org/zzb "zztitle") <!-- zzcomment -->
                - **CDN**: [Content Delivery Network][zzref]
                - [**BGP**](zzfile.md): Border Gateway Protocol
                - <abbr title="zzabbr">LAN</abbr>: Local Area Network
                - **WAN**: Wide Area Network ![zzalt](zzimg.png)
                - **DNS**: Domain Name System

                [zzref]: https://zzdef.org
                """,
            remarks: [
                "Not imported: other text on lines 1-4 and 13.",
                "Not imported: addresses of links on lines 6, 8 and 10.",
                "Not imported: references on line 7.", "Not imported: comments on line 6.",
            ]),
        Fixture(
            name: "table.md",
            text: """
                | Acronym | Meaning |
                |---|---|
                | [FTP](https://zza.org) | File Transfer Protocol |
                | DNS | [Domain Name System](zzfile.md) |
                | CDN | Content Delivery Network <!-- zzcomment --> |
                | ACL | <span title="zztitle">Access Control List</span> |
                """,
            remarks: [
                "Not imported: addresses of links on lines 3-4.", "Not imported: titles of links and images on line 6.",
                "Not imported: comments on line 5.",
            ]),
        Fixture(
            name: "list.rst",
            text: """
                .. zzcomment

                FTP
                  `File Transfer Protocol <https://zza.org>`_
                CDN
                  Content Delivery Network [zzcite]_
                `ACL <zzfile.html>`__
                  Access Control List
                """,
            remarks: [
                "Not imported: other text on line 1.", "Not imported: addresses of links on lines 4 and 7.",
                "Not imported: references on line 6.",
            ]),
        Fixture(
            name: "list.adoc",
            text: """
                // zzcomment
                :zzattribute: zzvalue

                [[zzanchor]]FTP:: File Transfer Protocol
                DNS:: link:https://zza.org[Domain Name System]
                CDN:: https://zzb.org[Content Delivery Network] // zztrail
                ACL:: Access Control List. See <<zzref,BGP>>.
                [[EEI]]:: Execution Environment Interface
                BGP:: Border Gateway Protocol
                """,
            remarks: [
                "Not imported: other text on lines 1-2.", "Not imported: addresses of links on lines 5-6.",
                "Not imported: anchors on line 4.", "Not imported: references on line 7.",
            ]),
        Fixture(
            name: "list.org",
            text: """
                # zzcomment
                - FTP :: [[https://zza.org][File Transfer Protocol]]
                - [[zzfile.org][ACL]] :: Access Control List
                - BGP :: Border Gateway Protocol
                """,
            remarks: ["Not imported: other text on line 1.", "Not imported: addresses of links on lines 2-3."]),
        Fixture(
            name: "list.wiki",
            text: """
                * '''FTP''': [[zzpage|File Transfer Protocol]]
                * '''CDN''': Content Delivery Network <ref>zzref</ref>
                * '''ACL''': Access Control List {{zztemplate|zzvalue}}
                * '''BGP''': Border Gateway Protocol <!-- zzcomment -->
                """,
            remarks: [
                "Not imported: addresses of links on line 1.", "Not imported: footnotes on line 2.",
                "Not imported: templates on line 3.", "Not imported: comments on line 4.",
            ]),
        Fixture(
            name: "list.html",
            text: """
                <dl>
                <dt><a href="https://zza.org">FTP</a><dd>File Transfer Protocol
                <dt>DNS<dd title="zztitle">Domain Name System <img src="zzimg" alt="zzalt">
                <dt>CDN<dd>Content Delivery Network <!-- zzcomment -->
                <dt>ACL<dd><a href="zzfile.html">Access Control List</a>
                </dl>
                """,
            remarks: [
                "Not imported: addresses of links on lines 2-3 and 5.",
                "Not imported: titles of links and images on line 3.", "Not imported: comments on line 4.",
            ]),
        Fixture(
            name: "page.html",
            text: """
                <p>zzintroduction
                zzcontinued</p>
                <dl>
                <dt>FTP<dd>File Transfer Protocol
                <dt>DNS<dd>Domain Name System
                </dl>
                <nav>
                <span>zzback</span>
                <span>zznext</span>
                </nav>
                """,
            remarks: ["Not imported: other text on lines 1-2 and 8-9."]),
        Fixture(
            name: "list.tex",
            text: #"""
                % zzcomment
                \newacronym[user1=zzuser, longplural=nets, description={zzdescription}]{ftp}{FTP}{File Transfer Protocol} % zztrail
                \newacronym{dns}{DNS}{\href{https://zza.org}{Domain Name System}\index{zzindex}}
                \DeclareAcronym{acl}{short=ACL, long=Access Control List, short-plural=s, foreign=zzforeign, extra=zzextra}
                \acro{BGP}{Border Gateway Protocol\cite{zzcite}}
                """#,
            remarks: [
                "Not imported: longplural, short-plural.", "Not imported: other text on line 1.",
                "Not imported: addresses of links on line 3.", "Not imported: references on lines 3 and 5.",
                "Not imported: comments on line 2.",
            ]),
        Fixture(
            name: "list.yml",
            text: """
                # zzcomment
                - acronym: FTP # zztrail
                  meaning: File Transfer Protocol
                - acronym: DNS
                  meaning: Domain Name System
                - acronym: CDN
                  meaning: Content Delivery Network
                """,
            remarks: ["Not imported: other text on line 1.", "Not imported: comments on line 2."]),
        Fixture(
            name: "list.typ",
            text: """
                // zzcomment
                #let acronyms = (
                  FTP: "File Transfer Protocol", // zztrail
                  "DNS": "Domain Name System",
                )
                / ACL: #link("https://zza.org")[Access Control List]
                """,
            remarks: [
                "Not imported: other text on lines 1-2.", "Not imported: addresses of links on line 6.",
                "Not imported: comments on line 3.",
            ]),
        Fixture(
            name: "list.txt",
            text: """
                # zzcomment
                FTP = File Transfer Protocol  # zztrail
                DNS = Domain Name System (https://zza.org)
                CDN = Content Delivery Network
                """,
            remarks: ["Not imported: other text on line 1."]),
        Fixture(
            name: "list.csv",
            text: """
                # zzcomment
                zztitle
                Acronym,Meaning,Note,Tags
                FTP,File Transfer Protocol,zznote,zztag
                DNS,Domain Name System,,
                """,
            remarks: ["Not imported: other text on lines 1-2."]),
        Fixture(
            name: "list.json",
            text: """
                {
                "version": "zzversion",
                "FTP": "File Transfer Protocol",
                "DNS": ["Domain Name System", "zzsecond"],
                "retries": 3,
                "CDN": "Content Delivery Network"
                }
                """,
            remarks: ["Not imported: other text on lines 2 and 5."]),
    ]

    @Test(arguments: fixtures)
    func aTextInMarkupIsStoredOrItsLineIsNamed(fixture: Fixture) throws {
        let contents = FileContents(name: fixture.name, bytes: Array(fixture.text.utf8))
        let items = try InterchangeFormat.open(contents).items()
        var stored = ""
        var remarks: [String] = []
        for item in items {
            switch item {
            case .record(let record):
                stored += ([record.short, record.long, record.note] + record.tags).joined(separator: " ") + "\n"
            case .remark(let remark): remarks.append(remark)
            default: break
            }
        }
        #expect(remarks == fixture.remarks)
        let named = Self.lines(in: remarks)
        for (index, line) in fixture.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if named.contains(index + 1) { continue }
            let words = line.split { character in !character.isLetter && !character.isNumber }
            for word in words where word.hasPrefix("zz") {
                #expect(stored.contains(word), "\(word) on line \(index + 1)\n\(stored)")
            }
        }
    }

    /// Returns the lines that remarks name.
    private static func lines(in remarks: [String]) -> Set<Int> {
        var lines: Set<Int> = []
        for remark in remarks {
            for part in remark.split(whereSeparator: { character in !character.isNumber && character != "-" }) {
                let ends = part.split(separator: "-").compactMap { Int($0) }
                if let first = ends.first, let last = ends.last { lines.formUnion(first...max(first, last)) }
            }
        }
        return lines
    }

    @Test func aTextInMarkupWhoseWordsAreStoredIsNotNamed() throws {
        let text = "[[FTP]]FTP:: File Transfer Protocol\n[[dns]]DNS:: Domain Name System\n"
        let items = try InterchangeFormat.open(FileContents(name: "list.adoc", bytes: Array(text.utf8))).items()
        #expect(InterchangeSupport.lines(items) == ["1 FTP|File Transfer Protocol", "2 DNS|Domain Name System"])
    }
}
