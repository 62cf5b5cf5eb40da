import Testing

@testable import TILCore

@Suite struct CapitalsTests {
    @Test(arguments: [
        ("ftw", "FTW"), ("  ftw ", "FTW"), ("straße", "STRASSE"), ("ı", "I"), ("i", "I"), ("ﬁ", "FI"),
        ("e\u{301}a", "\u{C9}A"), ("日本", "日本"), ("🏳️‍🌈x", "🏳️‍🌈X"), ("at \t&  t", "AT & T"), ("ǆ", "Ǆ"), ("σς", "ΣΣ"),
    ])
    func aTypedAcronymIsWrittenInCapitals(typed: String, expected: String) {
        #expect(Array(Capitals.short(typed).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [
        "IoT", "PaaS", "PhD", "VoIP", "mRNA", "macOS", "iOS", "TCP/IP", "Wi-Fi", "LaTeX", "gRPC", "FTw", "H.264",
        "z. B.", "i. d. R.",
    ])
    func anAcronymWithMixedCaseIsKeptAsTyped(short: String) {
        #expect(Capitals.short(short) == short)
        #expect(Capitals.key(short) == short.uppercased())
    }

    @Test(arguments: [
        ("Ftw", "FTW"), ("tcp/ip", "TCP/IP"), ("Tcp", "TCP"), ("at&t", "AT&T"), ("802.11ac", "802.11AC"),
        ("x86", "X86"),
        ("Élan", "ÉLAN"), ("iot IoT", "IOT IoT"), ("e.g.", "E.G."), ("p. ex.", "P. EX."), ("Dr. med.", "DR. MED."),
    ])
    func anAcronymWithoutMixedCaseIsWrittenInCapitals(typed: String, expected: String) {
        #expect(Capitals.short(typed) == expected)
    }

    @Test(arguments: [
        ("for the win", "For the Win"), ("HyperText Markup Language", "HyperText Markup Language"),
        ("don't repeat yourself", "Don't Repeat Yourself"), ("state-of-the-art", "State-of-the-Art"),
        ("“quoted words” (here)", "“Quoted Words” (Here)"), ("ßtrange", "Sstrange"), ("ﬁne", "Fine"), ("ıi", "Ii"),
        ("e\u{301}cole nationale", "E\u{301}cole Nationale"), ("日本 放送", "日本 放送"), ("🎉 party time", "🎉 Party Time"),
        ("3rd generation", "3rd Generation"), ("  much \t space\n", "Much Space"), ("ǆ", "ǅ"), ("", ""),
        ("o’clock news", "O’clock News"), ("single sign-on", "Single Sign-On"), ("log in", "Log In"),
        ("transmission control protocol/internet protocol", "Transmission Control Protocol/Internet Protocol"),
        ("the internet of things", "The Internet of Things"), ("For The Win", "For The Win"), ("of", "Of"),
        ("messenger RNA in an iPhone", "Messenger RNA in an iPhone"), ("yes and/or no", "Yes and/or No"),
    ])
    func aTypedMeaningGetsTheCapitalsOfATitle(typed: String, expected: String) {
        #expect(Array(Capitals.long(typed).utf8) == Array(expected.utf8))
    }

    @Test func theSettingTitlesDecidesWhichWordsGetCapitals() throws {
        #expect(Capitals.long("point of sale", titles: .every) == "Point Of Sale")
        #expect(Capitals.long("state-of-the-art", titles: .every) == "State-Of-The-Art")
        #expect(Capitals.long("point of Sale", titles: .off) == "point of Sale")
        #expect(try ThingDraft(short: "pos", long: "point of sale", spelling: .byHand(.every)).long == "Point Of Sale")
    }

    @Test func aCombiningMarkAfterASpaceIsKept() throws {
        // A blank and a mark that combines with it are one character to a person.
        #expect(Array(Capitals.tidied("a  \u{301}b").utf8) == Array("a \u{301}b".utf8))
        let key = Capitals.key("\r\u{301}\r\r[")
        #expect(Capitals.key(key) == key && key.unicodeScalars.count == 3)
        #expect(try ThingDraft(short: "a", long: "b", tags: ["x \u{301}y", "\u{FEFF}"]).tags == ["x", "\u{301}y"])
    }

    @Test(arguments: ["", "  ", "\u{200B}", "\u{7}", "\t\n", "\u{AD}\u{2060}"])
    func anAcronymWithoutVisibleCharactersIsRefused(short: String) {
        #expect(throws: StoreError.emptyShort) { try ThingDraft(short: short, long: "something") }
    }

    @Test func aDraftGetsCapitalsUnlessItIsKeptAsTyped() throws {
        let typed = try ThingDraft(short: "mrna", long: "messenger  rna", tags: ["b,a c", "a"])
        #expect(typed.short == "MRNA" && typed.long == "Messenger Rna" && typed.tags == ["a", "b", "c"])
        let asIs = try ThingDraft(short: " mRNA ", long: "messenger RNA", spelling: .asIs)
        #expect(asIs.short == "mRNA" && asIs.long == "messenger RNA")
    }

    @Test func fieldsThatAreEmptyTooLongOrHaveNULAreRefused() {
        #expect(throws: StoreError.tooLong(field: "acronym", limit: 200)) {
            try ThingDraft(short: String(repeating: "A", count: 201), long: "b")
        }
        #expect(throws: StoreError.unprintable(field: "meaning")) { try ThingDraft(short: "A", long: "b\0c") }
        #expect(throws: StoreError.emptyLong(short: "A")) { try ThingDraft(short: "a", long: " ") }
    }
}
