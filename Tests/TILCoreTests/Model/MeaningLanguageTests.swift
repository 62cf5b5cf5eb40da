import Testing

@testable import TILCore

/// The language of meanings, and their capitals.
@Suite struct MeaningLanguageTests {
    @Test(arguments: [
        ("Gesellschaft mit beschränkter Haftung", MeaningLanguage.german), ("Lastkraftwagen", .german),
        ("Absetzung für Abnutzung", .german), ("Taxe sur la valeur ajoutée", .french), ("Bande dessinée", .french),
        ("Contrat à durée indéterminée", .french), ("Impuesto sobre el valor añadido", .spanish),
        ("Sociedad anónima", .spanish), ("Out of Office", .english), ("Imposta sul valore aggiunto", .italian),
        ("Belasting over de toegevoegde waarde van het jaar", .dutch),
    ])
    func smallWordsLettersAndEndingsRevealTheLanguage(text: String, language: MeaningLanguage) {
        #expect(MeaningLanguage(of: text) == language)
    }

    @Test(arguments: [
        "Key Performance Indicator", "Recursos humanos", "HyperText Transfer Protocol", "Par Value", "KPI",
    ])
    func aMeaningWithoutSignsOfALanguageHasNoLanguage(text: String) {
        #expect(MeaningLanguage(of: text) == nil)
    }

    @Test(arguments: [
        ("taxe sur la valeur ajoutée", "Taxe sur la valeur ajoutée"), ("point of sale", "Point of Sale"),
        ("impuesto sobre el valor añadido", "Impuesto sobre el valor añadido"), ("sans serif", "Sans Serif"),
        ("gesellschaft mit beschränkter haftung", "Gesellschaft mit beschränkter haftung"),
        ("résumé writing service", "Résumé Writing Service"), ("µs of time", "µs of Time"),
        ("μs of time", "μs of Time"),
        ("time in µs", "Time in µs"), ("μέτρο", "Μέτρο"),
    ])
    func aMeaningGetsCapitalsByTheRulesOfItsLanguage(typed: String, shown: String) {
        #expect(Capitals.long(typed) == shown)
    }

    @Test func theSettingsEveryAndOffApplyToEveryLanguage() {
        #expect(Capitals.long("taxe sur la valeur", titles: .every) == "Taxe Sur La Valeur")
        #expect(Capitals.long("taxe sur la valeur", titles: .off) == "taxe sur la valeur")
    }

    @Test func theMicroSignHasNoCapitalInAnAcronym() {
        #expect(Capitals.short("µs") == "µs" && Capitals.short("μs") == "μs" && Capitals.short("us") == "US")
    }
}
