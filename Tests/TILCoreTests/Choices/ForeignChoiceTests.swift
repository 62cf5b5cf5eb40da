import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Choices for meanings in other languages than English.
@Suite struct ForeignChoiceTests {
    private static let lists = try? ["german", "french", "spanish", "general", "business"].map { name in
        Array(try Data(contentsOf: Checkout.file("data/choices/\(name).txt")))
    }

    private func choices(_ short: String, _ long: String, among longs: [String] = []) -> [String] {
        var maker = ChoiceMaker(lists: Self.lists ?? [])
        var generator = SeededGenerator(seed: 1)
        let candidates = longs.enumerated().map { QuizFixture.thing("T\($0)", $1) }
        return maker.wrongAnswers(
            for: QuizFixture.thing(short, long), asked: .meaning, from: candidates, using: &generator)
    }

    /// Words of a text in small letters.
    private func words(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    }

    @Test(arguments: [
        ("AfA", "Absetzung für Abnutzung", MeaningLanguage.german), ("EDV", "Elektronische Datenverarbeitung", .german),
        ("CDX", "Contrat à durée déterminée", .french), ("TVX", "Taxe sur la valeur ajoutée", .french),
        ("IVX", "Impuesto sobre el valor añadido", .spanish), ("SAX", "Sociedad anónima", .spanish),
    ])
    func choicesForAForeignMeaningHaveOnlyWordsOfItsLanguage(short: String, long: String, language: MeaningLanguage)
        throws
    {
        let found = choices(short, long)
        #expect(found.count == 3)
        let list = try #require(Self.lists?.first { LanguageWords.language(of: $0) == language })
        let known = words(String(decoding: list, as: UTF8.self)).union(words(long))
        for text in found { #expect(words(text).isSubset(of: known), "\(text)") }
    }

    /// The word that no choice may have, and a word in its place, or an empty text if the question is typed.
    @Test(arguments: [
        // A noun that agrees with an adjective, and an ending that does not tell its gender.
        ("DRX", "Deutsches Rotes Kreuz", "Kreuz"),
        // An adjective is replaced by adjectives, a plural by plurals.
        ("BTX", "Bâtiment et travaux publics", "travaux"), ("ITX", "Inspección Técnica de Vehículos", "de Vehículos"),
        ("UCX", "Unidad de cuidados intensivos", "cuidados"),
        // A language that one letter tells.
        ("RAX", "Real Academia Española", "Real Academia"),
        // Words that a hyphen joins, and an adjective before its noun.
        ("DOX", "Département d'outre-mer", "d'outre-mer"), ("RDX", "Rez-de-chaussée", "Rez-de-chaussée"),
        ("PYX", "Pequeña y mediana empresa", "Pequeña y mediana empresa"),
    ])
    func wordsThatNoReplacementFitsAreKeptInEveryChoice(short: String, long: String, kept: String) {
        for text in choices(short, long) { #expect(text.contains(kept), "\(text)") }
    }

    @Test func choicesForACompoundAreOtherCompoundsOfItsLanguage() {
        let compounds = ["Mehrwertsteuer", "Personenkraftwagen", "Krankenversicherung"]
        let found = choices("LKW", "Lastkraftwagen", among: compounds + ["Service Level", "Trademark and Sign"])
        #expect(found.sorted() == compounds.sorted())
    }

    @Test func noChoicesAreGivenIfFewerThanThreeAreFound() {
        #expect(choices("LKW", "Lastkraftwagen", among: ["Mehrwertsteuer"]) == [])
        #expect(choices("UEX", "Union européenne") == [])
    }

    @Test func choicesHaveTheCapitalsOfTheRightAnswer() {
        let parts = MeaningParts(of: "Out of Office")
        #expect(parts.text(of: MeaningParts(of: "on our own")) == "On Our Own")
        #expect(
            MeaningParts(of: "Taxe sur la valeur").text(of: MeaningParts(of: "Train Sur La Vitesse"))
                == "Train sur la vitesse")
    }
}
