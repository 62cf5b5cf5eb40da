import Testing

@testable import TILCore

/// An acronym and its meaning in the words of one line.
@Suite struct EntryTextTests {
    @Test(
        arguments: InterchangeSupport.table(
            """
            gnu = gnu is not unix ⇒ gnu|gnu is not unix
            gnu: gnu is not unix ⇒ gnu|gnu is not unix
            nato=north atlantic ⇒ nato|north atlantic
            one two three four = some thing ⇒ one two three four|some thing
            CD -> compact disc ⇒ CD|compact disc
            ftw for the win ⇒ none
            emc2 energy is mass ⇒ none
            „XPSLA“, = extended platform ⇒ XPSLA|extended platform
            «TVA» = taxe ajoutée ⇒ TVA|taxe ajoutée
            (KPI): key figure ⇒ KPI|key figure
            C++ = incremented c ⇒ C++|incremented c
            .NET = a framework ⇒ .NET|a framework
            =a b ⇒ none
            """))
    func aTypedLineIsSplitAtItsSeparator(row: [String]) {
        let entry = EntryText(words: row[0].split(separator: " ").map(String.init))
        #expect(entry.map { "\($0.short)|\($0.long)" } ?? "none" == row[1])
    }

    @Test(arguments: [("“QBR”", "QBR"), ("`X1`", "X1"), ("'n'", "n"), ("QBR'", "QBR'"), ("a(b)", "a(b)"), ("''", "''")])
    func anAcronymTypedAloneLosesTheQuotesAroundIt(typed: String, short: String) {
        #expect(EntryText(short: typed, meaning: "quarterly review").short == short)
    }
}
