/// Predicts how an acronym is read aloud from its letters: letter by letter ("an FPGA") or as a word ("a NAT").
enum AcronymSound {
    /// Whether an acronym is read with an initial vowel, so that "an" precedes it. Returns nil if the letters are
    /// ambiguous.
    static func startsOpen(_ short: String) -> Bool? {
        let letters = Array(short.utf8)
        guard let first = letters.first, letters.allSatisfy({ $0 < 0x80 }) else { return nil }
        if first.isDigit { return digitStartsOpen(letters) }
        let run = letters.prefix { $0.isLetter }
        let singular = run.count > 2 && run.last == "s" ? run.dropLast() : run
        switch first.lowercased {
        case "a", "i", "o": return true
        // "a EULA", but "an EUV lamp".
        case "e": return startsWith(letters, "eu") ? nil : true
        case "f", "h", "l", "m", "n",
            "r", "s", "x":
            return isSpelled(Array(singular))
        // No other letter has a name or a sound that starts with a vowel, except the U of a word: "umbra".
        case "u":
            let rest = singular.dropFirst().map { Character(UnicodeScalar($0.lowercased)) }
            let isWord =
                rest.count > 2 && rest.contains(where: vowels.contains) && rest.first.map(vowels.contains) == false
            return isWord ? nil : false
        default: return first.isLetter ? false : nil
        }
    }

    /// Whether a number is read with an initial vowel. Eight is the only such digit; eleven and eighteen also start
    /// with one.
    private static func digitStartsOpen(_ letters: [UInt8]) -> Bool? {
        if letters[0] == "8" { return true }
        return startsWith(letters, "11") || startsWith(letters, "18") ? nil : false
    }

    /// Whether letters are read one by one rather than as a word. The name of the first letter, such as M, starts with
    /// a vowel. Returns nil if the letters may be a word that is not in the list.
    private static func isSpelled(_ letters: [UInt8]) -> Bool? {
        let word = String(decoding: letters.map(\.lowercased), as: UTF8.self)
        if words.contains(word) { return false }
        if letters.count < 3 { return letters.contains { !$0.isUpper } && letters.count > 1 ? nil : true }
        // "mRNA" starts with a separate letter, but "ResNet" and "SoC" are ambiguous.
        if !letters[0].isUpper, letters.dropFirst().allSatisfy(\.isUpper) { return true }
        guard letters.allSatisfy(\.isUpper) else { return nil }
        let onset = word.prefix { !"aeiouy".contains($0) }
        return onset.count == word.count || onset.count > 1 && !onsets.contains(String(onset)) ? true : nil
    }

    private static func startsWith(_ letters: [UInt8], _ text: StaticString) -> Bool {
        text.withUTF8Buffer {
            letters.count >= $0.count && zip(letters, $0).allSatisfy { $0.lowercased == $1 }
        }
    }

    private static let vowels = Set("aeiou")
    /// Initial consonants of English words whose first letter has a name that starts with a vowel.
    private static let onsets = Set(names: "fl fr sc sch scr sh shr sk sl sm sn sp spl spr st str sw rh")
    /// Acronyms that are read as words.
    private static let words = Set(
        names: """
            fifo fips lan laser lidar lifo lisp lora mac man mib midi mime mimo mips mosfet nafta nand nas nasa nat nato nist
            nor numa radar raid ram rest rip risc rohc rom saml san sata scada scsi sim simd sip smart soap sonar sonet stun
            syn
            """)
}

/// English forms that an edit needs.
enum EnglishForms {
    /// Returns the plural of a long form, formed from its last word.
    static func plural(_ long: String) -> String {
        let lower = long.lowercased()
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return String(long.dropLast()) + "ies"
        }
        for ending in ["s", "x", "ch", "sh"] where lower.hasSuffix(ending) { return long + "es" }
        return long + "s"
    }

    /// Returns the correct article before a word, with the capitalisation of the written one.
    static func article(_ written: String, beforeWord word: String) -> String {
        let lower = word.lowercased()
        let isException = ["uni", "use", "usa", "eu", "one", "ubi", "uti"].contains { lower.hasPrefix($0) }
        let isSilent = ["hour", "honest", "heir", "honour", "honor"].contains { lower.hasPrefix($0) }
        let startsOpen = lower.first.map { "aeiou".contains($0) } ?? false
        return article(written, isOpen: startsOpen && !isException || isSilent)
    }

    /// Returns the correct article before an acronym, or nil if its pronunciation is ambiguous.
    static func article(_ written: String, beforeAcronym short: String) -> String? {
        AcronymSound.startsOpen(short).map { article(written, isOpen: $0) }
    }

    /// Returns the correct article before an initial sound that is a vowel or not.
    static func article(_ written: String, isOpen: Bool) -> String {
        let isCapital = written.first == "A"
        return (isCapital ? "A" : "a") + (isOpen ? "n" : "")
    }
}
