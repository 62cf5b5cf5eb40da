// Benchmarks/labels.py writes this file from Benchmarks/labels.tsv. Do not edit it.

extension DefinitionScore {
    static let intercept = 0.377330

    static let weights: [DefinitionFeature: Double] = [
        .fit: 4.483213,
        .initials: 2.314313,
        .parts: 2.392189,
        .complete: 1.468255,
        .skippedParts: -2.010853,
        .trailing: -0.676037,
        .wordsForLetters: -1.423741,
        .length: -5.668091,
        .small: -0.983856,
        .twoLetters: -1.136914,
        .capitalisedWords: 0.984877,
        .innerCapitals: -2.830038,
        .shortWords: -1.580003,
        .smallWords: -4.693400,
        .digits: -1.009370,
        .nameForName: -2.830344,
        .repeatsShort: -2.317431,
        .containsShort: -1.019531,
        .joins: -1.536382,
        .fileName: -2.182313,
        .dash: -4.542397,
        .commas: -1.046293,
        .gluedStart: -1.506630,
        .listed: -2.591963,
        .bracket: -3.789768,
        .call: -2.175384,
        .textBefore: -1.291852,
        .textAfter: -0.386924,
        .numberAfter: -1.146319,
        .colonAfter: -2.923971,
        .markAfter: -2.176161,
    ]
}
