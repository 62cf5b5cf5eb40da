/// The score of a match of letters: the logarithm of the odds that it is a definition, a sum of weighted features.
///
/// The weights are those of a logistic regression on matches in the documentation of packages, which people labelled.
/// To correct the finder, add labels to `Benchmarks/labels.tsv` and fit again with `Benchmarks/labels.py`.
enum DefinitionScore {
    /// The score below which a definition is doubtful, so that a person should check it: odds of 3 to 2. Below it, as
    /// many right definitions are marked as wrong ones stay without a mark.
    static let doubtful = 0.4
    /// The score below which a match is dropped, such as "setFont(Font)" and "src/main.cs (Main)": odds of 1 to 19. A
    /// higher bound drops right definitions, too.
    static let dropped = -2.94

    private struct WeightedFeature {
        let feature: DefinitionFeature
        let weight: Double
    }

    /// The features in their order, so that the same match always has the same sum.
    private static let weightedFeatures = DefinitionFeature.allCases.map { feature in
        WeightedFeature(feature: feature, weight: weights[feature] ?? 0)
    }

    /// Returns the score of a match.
    static func score(of match: DefinitionMatch) -> Double {
        var score = intercept
        for weighted in weightedFeatures { score += weighted.weight * weighted.feature.value(of: match) }
        return score
    }
}
