import Foundation
import TestSupport
import Testing

@testable import TILProse

/// The score of definitions, and the labels to which it is fitted.
@Suite struct DefinitionScoreTests {
    /// A match of letters that somebody judged.
    private struct Label {
        let features: [Double]
        let isRight: Bool
    }

    /// The columns before the features.
    private static let columns = ["short", "long", "package", "path", "line", "format", "verdict"]

    private static func rows() throws -> [[String]] {
        try String(contentsOf: Checkout.file("Benchmarks/labels.tsv"), encoding: .utf8)
            .components(separatedBy: "\n").filter { !$0.isEmpty }.map { $0.components(separatedBy: "\t") }
    }

    /// The labels that the fit uses.
    private static func labels() throws -> [Label] {
        try rows().dropFirst().compactMap { row in
            let features = row.dropFirst(columns.count).compactMap { Double($0) }
            guard row[6] != "arguable", features.count == ProseScanner.features.count else { return nil }
            return Label(features: features, isRight: row[6] == "right")
        }
    }

    @Test func labelsHaveAColumnForEachFeature() throws {
        let rows = try Self.rows()
        #expect(rows.first == Self.columns + ProseScanner.features)
        #expect(rows.allSatisfy { $0.count == rows[0].count })
        #expect(Set(rows.dropFirst().map { $0[6] }) == ["right", "wrong", "arguable"])
        #expect(try Self.labels().count > 1_000)
    }

    /// The fit is the only point at which the derivatives of the penalised likelihood are zero. Run
    /// `Benchmarks/labels.py fit` if this fails.
    @Test func weightsEqualTheFitOfTheLabels() throws {
        let labels = try Self.labels()
        let weights = DefinitionFeature.allCases.map { DefinitionScore.weights[$0] ?? .nan }
        let count = Double(labels.count)
        var slopes = [Double](repeating: 0, count: weights.count)
        var interceptSlope = 0.0
        for label in labels {
            let sum = zip(weights, label.features).reduce(DefinitionScore.intercept) { $0 + $1.0 * $1.1 }
            let error = 1 / (1 + exp(-sum)) - (label.isRight ? 1 : 0)
            interceptSlope += error
            for index in slopes.indices { slopes[index] += error * label.features[index] }
        }
        #expect(abs(interceptSlope) < 0.2)
        for (index, feature) in DefinitionFeature.allCases.enumerated() {
            let values = labels.map { $0.features[index] }
            let mean = values.reduce(0, +) / count
            let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
            // The penalty of labels.py.
            let slope = slopes[index] + 5 * variance * weights[index]
            #expect(abs(slope) < 0.2, "\(feature)")
        }
    }

    /// Whether the definitions in a text are doubtful.
    private func doubts(in text: String) -> [Bool] { ProseScanner.scan(text).definitions.map(\.isDoubtful) }

    @Test(arguments: [
        "We use principal component analysis (PCA).", "The Secure Shell (ssh) is old.",
        "XQB (the extended query board) is new.", "of norepinephrine (NE) in", "by hexokinase (HK2) in",
        "a one-time password (OTP), or two", "The PCA stands for principal component analysis.",
    ])
    func acceptedDefinitionIsPlain(text: String) {
        #expect(doubts(in: text) == [false])
    }

    @Test(arguments: [
        "by Denning and Sacco [DS81]", "Plaintext mechanisms (PLAIN, LOGIN)",
        "the BGP4MP dump (BGP) is", "are \"equal\" in the same sense (ESS? x y) here",
    ])
    func matchByChanceIsDoubtful(text: String) {
        #expect(doubts(in: text) == [true])
    }

    @Test(arguments: [
        "the method setFontMapper(FontMapper) here", "* src/lib/shopgui.py (ShopGui.setup_main): No window.",
        "the new NutchCVS/0.7.2 (Nutch; see below) agent", "* mpn/generic/sqrt.c (SQRT): Test it.",
    ])
    func unlikelyMatchIsDropped(text: String) {
        #expect(doubts(in: text) == [])
    }

    @Test func doubtfulDefinitionGivesNoFinding() throws {
        let text = "Plaintext mechanisms (PLAIN, LOGIN). The PLAIN one. PLAIN again. Plaintext mechanisms are plain."
        #expect(doubts(in: text) == [true])
        let reading = ParsedDocument(Array(text.utf8))
        #expect(reading.definitions.map(\.isFirm) == [false])
    }
}
