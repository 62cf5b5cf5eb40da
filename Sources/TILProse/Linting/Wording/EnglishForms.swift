/// The forms of English that an edit has to put right around what it changes.
enum EnglishForms {
    /// The plural of a long form, by its last word.
    static func plural(_ long: String) -> String {
        let lower = long.lowercased()
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return String(long.dropLast()) + "ies"
        }
        for ending in ["s", "x", "ch", "sh"] where lower.hasSuffix(ending) { return long + "es" }
        return long + "s"
    }

    /// The article as written, made the right one before a word that is read out.
    static func article(_ written: String, beforeWord word: String) -> String {
        let lower = word.lowercased()
        let isException = ["uni", "use", "usa", "eu", "one", "ubi", "uti"].contains { lower.hasPrefix($0) }
        let isSilent = ["hour", "honest", "heir", "honour", "honor"].contains { lower.hasPrefix($0) }
        let startsOpen = lower.first.map { "aeiou".contains($0) } ?? false
        return article(written, isOpen: startsOpen && !isException || isSilent)
    }

    /// The article as written, made the right one before an acronym; nil where it is doubtful how that is read out.
    static func article(_ written: String, beforeAcronym short: String) -> String? {
        AcronymSound.startsOpen(short).map { article(written, isOpen: $0) }
    }

    /// The article as written, made the right one before a sound that starts with a vowel or not.
    static func article(_ written: String, isOpen: Bool) -> String {
        let isCapital = written.first == "A"
        return (isCapital ? "A" : "a") + (isOpen ? "n" : "")
    }
}
