import Testing

@testable import TILCore

@Suite struct CapitalsTests {
    @Test(arguments: [
        ("ftw", "FTW"), ("  ftw ", "FTW"), ("straße", "STRASSE"), ("ı", "I"), ("i", "I"), ("ﬁ", "FI"),
        ("e\u{301}a", "\u{C9}A"), ("日本", "日本"), ("🏳️‍🌈x", "🏳️‍🌈X"), ("at \t&  t", "AT & T"), ("ǆ", "Ǆ"), ("σς", "ΣΣ"),
    ])
    func shortsAreCapitals(typed: String, expected: String) {
        #expect(Array(Capitals.short(typed).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [
        ("for the win", "For The Win"), ("HyperText Markup Language", "HyperText Markup Language"),
        ("don't repeat yourself", "Don't Repeat Yourself"), ("state-of-the-art", "State-of-the-art"),
        ("“quoted words” (here)", "“Quoted Words” (Here)"), ("ßtrange", "Sstrange"), ("ﬁne", "Fine"), ("ıi", "Ii"),
        ("e\u{301}cole nationale", "E\u{301}cole Nationale"), ("日本 放送", "日本 放送"), ("🎉 party time", "🎉 Party Time"),
        ("3rd generation", "3rd Generation"), ("  much \t space\n", "Much Space"), ("ǆ", "ǅ"), ("", ""),
        ("o’clock news", "O’clock News"),
    ])
    func longsHaveACapitalOnEachWord(typed: String, expected: String) {
        #expect(Array(Capitals.long(typed).utf8) == Array(expected.utf8))
    }

    @Test func aMarkThatStandsAloneStays() throws {
        // A blank and a mark that combines with it are one character to a person.
        #expect(Array(Capitals.tidied("a  \u{301}b").utf8) == Array("a \u{301}b".utf8))
        let key = Capitals.key("\r\u{301}\r\r[")
        #expect(Capitals.key(key) == key && key.unicodeScalars.count == 3)
        #expect(try ThingDraft(short: "a", long: "b", tags: ["x \u{301}y", "\u{FEFF}"]).tags == ["x", "\u{301}y"])
    }

    @Test func aLongOfManyWordsTakesTimeInProportion() {
        // Each word's capital made an earlier version copy all that came before.
        let words = String(repeating: "il ", count: 200_000)
        let start = ContinuousClock.now
        #expect(Capitals.long(words).hasPrefix("Il Il "))
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test func keysIgnoreCase() {
        #expect(Capitals.key("mRNA") == "MRNA")
        #expect(Capitals.key("FTW") == "FTW")
        #expect(Capitals.key("e\u{301}") == "\u{C9}")
    }

    @Test(arguments: ["", "  ", "\u{200B}", "\u{7}", "\t\n", "\u{AD}\u{2060}"])
    func emptyShortsAreRefused(short: String) {
        #expect(throws: StoreError.emptyShort) { try ThingDraft(short: short, long: "something") }
    }

    @Test func draftsAreSpelledAsTheyCame() throws {
        let typed = try ThingDraft(short: "mrna", long: "messenger  rna", tags: ["b,a c", "a"])
        #expect(typed.short == "MRNA" && typed.long == "Messenger Rna" && typed.tags == ["a", "b", "c"])
        let imported = try ThingDraft(short: "mrna", long: "messenger  rna", spelling: .imported)
        #expect(imported.short == "MRNA" && imported.long == "messenger rna")
        let asIs = try ThingDraft(short: " mRNA ", long: "messenger RNA", spelling: .asIs)
        #expect(asIs.short == "mRNA" && asIs.long == "messenger RNA")
    }

    @Test func fieldsThatAreTooLongOrHaveNULsAreRefused() {
        #expect(throws: StoreError.tooLong(field: "acronym", limit: 200)) {
            try ThingDraft(short: String(repeating: "A", count: 201), long: "b")
        }
        #expect(throws: StoreError.unprintable(field: "meaning")) { try ThingDraft(short: "A", long: "b\0c") }
        #expect(throws: StoreError.emptyLong(short: "A")) { try ThingDraft(short: "a", long: " ") }
    }
}
