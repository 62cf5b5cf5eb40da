import Foundation

/// How letters turn into capitals as they are typed, as on a phone's keyboard.
enum LineCapitals: String, CaseIterable, Sendable {
    /// They stay.
    case none
    /// Every letter: for an acronym.
    case short
    /// The first letter of each word: for what it stands for.
    case long

    /// What a character that is typed at the end of `before` becomes.
    ///
    /// The mappings are Unicode's default ones, never the locale's. For `long`, words are separated by white space;
    /// marks before the first letter (an opening bracket) are passed over; a word that starts with a digit has no first letter.
    func typed(_ scalar: Unicode.Scalar, after before: some StringProtocol) -> String {
        switch self {
        case .none:
            return String(scalar)
        case .short:
            return scalar.properties.uppercaseMapping
        case .long:
            guard scalar.properties.isAlphabetic, Self.isAtWordStart(before) else { return String(scalar) }
            return scalar.properties.titlecaseMapping
        }
    }

    /// What text that is pasted at the end of `before` becomes: as if it were typed.
    func pasted(_ text: String, after before: some StringProtocol) -> String {
        guard self != .none else { return text }
        var result = ""
        var isAtStart = Self.isAtWordStart(before)
        for scalar in text.unicodeScalars {
            switch self {
            case .none: result.unicodeScalars.append(scalar)
            case .short: result += scalar.properties.uppercaseMapping
            case .long:
                let isLetter = scalar.properties.isAlphabetic
                result += isLetter && isAtStart ? scalar.properties.titlecaseMapping : String(scalar)
                if scalar.properties.isWhitespace {
                    isAtStart = true
                } else if isLetter || scalar.properties.numericType != nil {
                    isAtStart = false
                }
            }
        }
        return result
    }

    private static func isAtWordStart(_ before: some StringProtocol) -> Bool {
        for scalar in before.unicodeScalars.reversed() {
            if scalar.properties.isWhitespace { return true }
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return false }
        }
        return true
    }
}
