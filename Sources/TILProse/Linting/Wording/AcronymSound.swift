/// How an acronym is read out, as far as its letters tell: letter by letter ("an FPGA") or as a word ("a NAT").
enum AcronymSound {
    /// Whether an acronym is read with a vowel first, so that "an" stands before it; nil where people may read it either way,
    /// which the letters do not tell.
    static func startsOpen(_ short: String) -> Bool? {
        let letters = Array(short.utf8)
        guard let first = letters.first, letters.allSatisfy({ $0 < 0x80 }) else { return nil }
        if ByteClass.isDigit(first) { return digitStartsOpen(letters) }
        let run = letters.prefix { ByteClass.isLetter($0) }
        let singular = run.count > 2 && run.last == UInt8(ascii: "s") ? run.dropLast() : run
        switch ByteClass.lowercased(first) {
        case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "o"): return true
        // "a EULA", but "an EUV lamp".
        case UInt8(ascii: "e"): return startsWith(letters, "eu") ? nil : true
        case UInt8(ascii: "f"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "m"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "s"), UInt8(ascii: "x"):
            return isSpelled(Array(singular))
        // Neither the name of any other letter nor its sound starts with a vowel, but for a U that is a word's: "umbra".
        case UInt8(ascii: "u"):
            let rest = singular.dropFirst().map { Character(UnicodeScalar(ByteClass.lowercased($0))) }
            let isWord =
                rest.count > 2 && rest.contains(where: vowels.contains) && rest.first.map(vowels.contains) == false
            return isWord ? nil : false
        default: return ByteClass.isLetter(first) ? false : nil
        }
    }

    /// Eight is the only digit that is read with a vowel first; eleven and eighteen are numbers that are.
    private static func digitStartsOpen(_ letters: [UInt8]) -> Bool? {
        if letters[0] == UInt8(ascii: "8") { return true }
        return startsWith(letters, "11") || startsWith(letters, "18") ? nil : false
    }

    /// Whether letters of which the first has a name with a vowel in front, such as M, are read one by one: where they could be
    /// no word of English. What could be one is a word if it is known as that, or long enough.
    private static func isSpelled(_ letters: [UInt8]) -> Bool? {
        let word = String(decoding: letters.map(ByteClass.lowercased), as: UTF8.self)
        if words.contains(word) { return false }
        if letters.count < 3 { return letters.contains { !ByteClass.isUpper($0) } && letters.count > 1 ? nil : true }
        // "mRNA" starts with a letter of its own, but nobody knows of "ResNet" and "SoC".
        if !ByteClass.isUpper(letters[0]), letters.dropFirst().allSatisfy(ByteClass.isUpper) { return true }
        guard letters.allSatisfy(ByteClass.isUpper) else { return nil }
        let groups = soundGroups(word)
        let onset = groups[0]
        guard groups.count > 1 else { return true }
        if onset.count > 1, !onsets.contains(onset) { return true }
        guard letters.count >= 4, onset != "x", !word.contains("y") else { return nil }
        for (index, group) in groups.enumerated() where index > 0 && group.count > 1 {
            let isInner = index < groups.count - 1
            guard pairs.contains(group) || joints.contains(group) || isInner && isJoint(group) else { return nil }
        }
        return false
    }

    /// The runs of consonants and of vowels in a word, in turn, of which the first is one of consonants.
    private static func soundGroups(_ word: String) -> [String] {
        var groups: [String] = []
        var wasVowel = false
        for letter in word {
            let isVowel = vowels.contains(letter) || letter == "y" && !groups.isEmpty
            if groups.isEmpty || isVowel != wasVowel {
                groups.append(String(letter))
            } else {
                groups[groups.count - 1].append(letter)
            }
            wasVowel = isVowel
        }
        return groups
    }

    /// Whether two consonants between vowels end one syllable and start the next: "SIMBAD", "NAFTA".
    private static func isJoint(_ group: String) -> Bool {
        group.count == 2 && group.first.map { "lmnrs".contains($0) } == true
    }

    private static func startsWith(_ letters: [UInt8], _ text: StaticString) -> Bool {
        text.withUTF8Buffer {
            letters.count >= $0.count && zip(letters, $0).allSatisfy { ByteClass.lowercased($0) == $1 }
        }
    }

    private static let vowels = Set("aeiou")
    /// Consonants with which words of English start whose first letter is read with a vowel in front when it is named.
    private static let onsets: Set<String> = [
        "fl", "fr", "sc", "sch", "scr", "sh", "shr", "sk", "sl", "sm", "sn", "sp", "spl", "spr", "st", "str", "sw",
        "rh",
    ]
    /// Vowels that are one sound, and consonants with which syllables end.
    private static let pairs: Set<String> = ["ai", "au", "ea", "ee", "oa", "oi", "oo", "ou"]
    private static let joints: Set<String> = [
        "ch", "ck", "ct", "ft", "ld", "lf", "ll", "lt", "mp", "nd", "ng", "nk", "nt", "ps", "pt", "rc", "rd", "rk",
        "rm", "rn", "rs",
        "rt", "sc", "sh", "sk", "sp", "ss", "st", "th",
    ]
    /// Acronyms that everybody reads as a word, and that no rule tells.
    private static let words: Set<String> = [
        "fifo", "lan", "laser", "lidar", "lifo", "lisp", "lora", "mac", "man", "mib", "midi", "mime", "mimo", "mips",
        "nand",
        "nas", "nasa", "nat", "nato", "nist", "nor", "numa", "radar", "raid", "ram", "rest", "rip", "risc", "rohc",
        "rom",
        "saml", "san", "sata", "scada", "scsi", "sim", "simd", "sip", "smart", "soap", "sonar", "sonet", "syn",
    ]
}
