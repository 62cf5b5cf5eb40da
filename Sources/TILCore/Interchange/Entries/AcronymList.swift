import TILText

/// Entries with several acronyms before one meaning, or before a meaning for each.
enum AcronymList {
    private static let separators = [", ", "; ", " or ", " oder ", " ou "]
    /// The greatest number of acronyms that share a meaning.
    private static let most = 6

    /// Returns the entries that an entry stands for.
    ///
    /// `A / B` with the meaning `x / y` has two entries if the meanings spell the acronyms. `AF, AFib` has two entries
    /// with the same meaning if it spells both, or if all of them look like acronyms.
    static func entries(of entry: ImportRecord) -> [ImportRecord] {
        guard mayBeList(entry.short), let (shorts, isSlash) = parts(of: entry.short) else {
            return [entry]
        }
        let longs = meanings(of: entry.long, count: shorts.count)
        if let longs, zip(shorts, longs).allSatisfy({ isSpelled($0, by: $1) }) {
            return zip(shorts, longs).map { short, long in single(entry, short, long) }
        }
        // A slash also stands between two forms of one acronym.
        if isSlash || Set(shorts).count < shorts.count { return [entry] }
        let areSpelled = shorts.allSatisfy { short in isSpelled(short, by: entry.long) }
        let areAcronyms = shorts.allSatisfy { short in !short.contains(" ") && AcronymLook.isLikely(short) }
        // The letters of `R, S` before `Read, Send` are those of one acronym.
        let isJoint = !areSpelled && isSpelled(shorts.joined(), by: entry.long)
        let isList = areSpelled || areAcronyms && !isJoint
        return isList ? shorts.map { short in single(entry, short, entry.long) } : [entry]
    }

    /// Returns the first acronym of a list such as `AF, AFib`, or the text itself if it is no list of acronyms.
    static func first(of short: String) -> String {
        guard let comma = short.utf8.firstIndex(of: UInt8(ascii: ",")) else { return short }
        let first = String(short[..<comma])
        return AcronymLook.isLikely(first) ? first : short
    }

    /// Returns whether an acronym has a space next to another sign or before an o. One word is one acronym, and so is
    /// TCP/IP.
    private static func mayBeList(_ short: String) -> Bool {
        var last: UInt8 = 0
        for byte in short.utf8 {
            if byte == UInt8(ascii: " "), ",;/".utf8.contains(last) { return true }
            if byte == UInt8(ascii: "o"), last == UInt8(ascii: " ") { return true }
            last = byte
        }
        return false
    }

    private static func single(_ entry: ImportRecord, _ short: String, _ long: String) -> ImportRecord {
        var single = entry
        single.short = short
        single.long = long
        return single
    }

    /// Returns the acronyms of a list, and whether slashes separate them. The result is nil if it is no list.
    private static func parts(of short: String) -> (shorts: [String], isSlash: Bool)? {
        let isSlash = short.contains(" / ")
        var parts = [short]
        for separator in isSlash ? [" / "] : separators {
            parts = parts.flatMap { $0.split(separator: separator).map { part in FieldText.trimmed(String(part)) } }
        }
        return (2...most).contains(parts.count) && !parts.contains("") ? (parts, isSlash) : nil
    }

    /// Returns the meanings of a text, one for each acronym, or nil if it has another number of them.
    private static func meanings(of long: String, count: Int) -> [String]? {
        for separator in ["/"] + separators {
            let parts = long.split(separator: separator).map { part in FieldText.trimmed(String(part)) }
            if parts.count == count { return parts }
        }
        return nil
    }

    private static func isSpelled(_ short: String, by long: String) -> Bool {
        if short.count == 1, let letter = short.unicodeScalars.first, let first = long.unicodeScalars.first {
            return ScalarFolding.fold(letter) == ScalarFolding.fold(first)
        }
        return SpelledMeaning(of: short, in: long)?.isComplete == true
    }
}
