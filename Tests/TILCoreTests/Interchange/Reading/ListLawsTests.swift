import Testing

@testable import TILCore

/// The laws of reading lists: nothing vanishes, and the letters decide.
@Suite struct ListLawsTests {
    typealias Support = InterchangeSupport

    private static let entries: [(short: String, long: String)] = [
        ("ACL", "Access Control List"), ("BGP", "Border Gateway Protocol"), ("CDN", "Content Delivery Network"),
        ("DNS", "Domain Name System"), ("EOF", "End of File"), ("FTP", "File Transfer Protocol"),
        ("GPU", "Graphics Processing Unit"), ("HTML", "HyperText Markup Language"), ("IoT", "Internet of Things"),
    ]

    private static let plain = entries.map { "\($0.short) = \($0.long)" }

    /// Returns the entries that an import of a text would store.
    private func stored(_ text: String, name: String = "list") throws -> [String] {
        try InterchangeFormat.open(FileContents(name: name, bytes: Array(text.utf8))).items().compactMap { item in
            if case .record(let record) = item { "\(record.short) = \(record.long)" } else { nil }
        }
    }

    @Test(arguments: [",", ";", "\t", "|", " | ", "    "])
    func anOrderOfColumnsAndAnotherSeparatorChangeNothing(separator: String) throws {
        let headers = [
            ["acronym", "meaning"], ["Kürzel", "Bedeutung"], ["sigle", "signification"], ["Skrót", "Wyjaśnienie"], nil,
        ]
        for header in headers {
            for isTurned in [false, true] {
                var rows = Self.entries.map { [$0.short, $0.long] }
                if let header { rows.insert(header, at: 0) }
                let lines = rows.map { (isTurned ? $0.reversed() : $0).joined(separator: separator) }
                let found = try stored(lines.joined(separator: "\n") + "\n")
                #expect(found == Self.plain, "\(separator) \(header ?? []) \(isTurned)")
            }
        }
    }

    @Test(arguments: [" = ", ": ", "::", " - ", " -- ", " --> ", " => ", " ~ ", " – ", "\t", "   "])
    func anySeparatorOfLinesIsFoundAndNeverStays(separator: String) throws {
        let text = Self.entries.map { $0.short + separator + $0.long }.joined(separator: "\n")
        #expect(try stored(text) == Self.plain)
        let turned = Self.entries.map { $0.long + separator + $0.short }.joined(separator: "\n")
        #expect(try stored(turned) == Self.plain)
    }

    @Test func linesWithoutASeparatorAreSplitByTheirLetters() throws {
        let text = Self.entries.map { "\($0.short) \($0.long)" }.joined(separator: "\n")
        #expect(try stored(text) == Self.plain)
    }

    @Test func wordsThatRepeatOnTheLeftAreNotStored() throws {
        let keys = (0..<10).map { "- name: value \($0)\n  type: other \($0)\n" }.joined()
        for name in ["list.txt", "list", "list.csv"] {
            let found = try? stored(keys, name: name)
            #expect(found?.isEmpty ?? true, "\(name) \(found ?? [])")
        }
        let meanings = "CD,Compact Disc\nCD,Change Directory\nCD,Continuous Delivery\nCD,Certificate of Deposit\nCD,Cross Dock\n"
        #expect(try stored(meanings).count == 5)
    }

    @Test(arguments: 1...40)
    func eachWordOfATableIsStoredOrReported(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let words = ["alpha", "Beta", "gamma", "Delta", "x1", "GmbH", "(old)", "- new", "#tag", "a/b", "etc.", "—", "Ünder"]
        let delimiter = [",", ";", "\t", "|"].randomElement(using: &random) ?? ","
        var rows: [[String]] = []
        for entry in Self.entries {
            let extra = (0..<Int.random(in: 0...3, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
            rows.append([entry.short, ([entry.long] + extra).joined(separator: " ")])
            if Bool.random(using: &random) { rows[rows.count - 1].append(words.randomElement(using: &random) ?? "") }
        }
        let text = rows.map { $0.joined(separator: delimiter) }.joined(separator: "\n")
        let items: [ImportItem]
        do {
            items = try InterchangeFormat.open(FileContents(name: "list", bytes: Array(text.utf8))).items()
        } catch {
            return
        }
        for (index, row) in rows.enumerated() {
            var kept = ""
            for item in items {
                switch item {
                case .record(let record) where record.line == index + 1:
                    kept += [record.short, record.long, record.note].joined(separator: " ")
                    kept += record.tags.joined(separator: " ")
                case .rejected(let rejection) where rejection.line == index + 1: kept += row.joined()
                case .remark(let remark) where remark.contains("Not imported"): kept += row.dropFirst(2).joined()
                default: break
                }
            }
            for word in row.joined(separator: " ").split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
                #expect(kept.contains(word), "\(word) of \(row) in \(kept)")
            }
        }
    }

    @Test(
        arguments: Support.table(
            """
            AAA,Authentication, Authorization, and Accounting ⇒ AAA = Authentication, Authorization, and Accounting
            ADAPT (Archival Description and Processing Team): the team ⇒ ADAPT = Archival Description and Processing Team
            Red-Green-Blue (RGB) ⇒ RGB = Red-Green-Blue
            GDS Government Digital Service (UK) ⇒ GDS = Government Digital Service
            - [ ] FTP: File Transfer Protocol ⇒ FTP = File Transfer Protocol
            SSH::Secure Shell ⇒ SSH = Secure Shell
            FTP -- File Transfer Protocol ⇒ FTP = File Transfer Protocol
            ARO Annualized Rate of Occurrence ⇒ ARO = Annualized Rate of Occurrence
            MUC,Munich⏎TXL,Berlin⏎JFK,New York ⇒ MUC = Munich⏎TXL = Berlin⏎JFK = New York
            24/7 = around the clock⏎B2B = firms among themselves ⇒ 24/7 = around the clock⏎B2B = firms among themselves
            1⇥APT⇥Advanced Persistent Threat⏎2⇥DoS⇥Denial of Service ⇒ APT = Advanced Persistent Threat⏎DoS = Denial of Service
            """))
    func kindsOfLinesAndRowsAreRead(row: [String]) throws {
        #expect(try stored(row[0] + "\n").joined(separator: "\n") == row[1])
    }

    @Test(
        arguments: [
            "name,age\nFred,40\nAnna,30\n", "path=/usr/bin\nhost=localhost\nport=80\n",
            "Some text that goes on.\nMore of it: it has a colon.\nAnd an end.\n",
        ])
    func whatIsNoListIsRefused(text: String) {
        #expect(throws: InterchangeError.self) { try stored(text) }
    }

    @Test func aProposalReadsTheFile() throws {
        let text = "Fred,40\nAnna,30\nOtto,20\n"
        let contents = FileContents(name: "people.csv", bytes: Array(text.utf8))
        do {
            _ = try InterchangeFormat.open(contents)
            Issue.record("It is no list.")
        } catch InterchangeError.doubtful(let doubt) {
            #expect(doubt.entries.count == 3 && !doubt.proposals.isEmpty)
            for proposal in doubt.proposals {
                let columns = try #require(proposal.columns.flatMap { ColumnChoice($0) })
                let file = try InterchangeFormat.open(contents, options: ReadingOptions(columns: columns))
                #expect(try file.items().count == proposal.count)
            }
        }
    }
}
