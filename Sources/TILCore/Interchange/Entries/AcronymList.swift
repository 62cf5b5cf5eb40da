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
        guard mayBeList(entry.short), let parts = parts(of: entry.short) else { return [entry] }
        if let entries = pairs(parts.shorts, entry) { return entries }
        // A slash also stands between two forms of one acronym.
        let areDifferent = Set(parts.shorts).count == parts.shorts.count
        guard !parts.isSlash, areDifferent, share(parts.shorts, entry.long) else { return [entry] }
        return parts.shorts.map { short in single(entry, short, entry.long) }
    }

    /// Returns an entry for each acronym with its own meaning, or nil if the meanings do not spell the acronyms.
    private static func pairs(_ shorts: [String], _ entry: ImportRecord) -> [ImportRecord]? {
        guard let longs = meanings(of: entry.long, count: shorts.count) else { return nil }
        var entries: [ImportRecord] = []
        for (short, long) in zip(shorts, longs) {
            guard isSpelled(short, by: long) else { return nil }
            entries.append(single(entry, short, long))
        }
        return entries
    }

    /// Returns whether a meaning belongs to each of several acronyms: it spells them all, or all look like acronyms.
    private static func share(_ shorts: [String], _ long: String) -> Bool {
        if shorts.allSatisfy({ short in isSpelled(short, by: long) }) { return true }
        let areAcronyms = shorts.allSatisfy { short in !short.contains(" ") && AcronymLook.isLikely(short) }
        // The letters of `R, S` before `Read, Send` are those of one acronym.
        return areAcronyms && !isSpelled(shorts.joined(), by: long)
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

    private struct Parts {
        var shorts: [String]
        /// Whether slashes separate them.
        let isSlash: Bool
    }

    /// Returns the acronyms of a list, or nil if the text is not a list.
    private static func parts(of short: String) -> Parts? {
        let isSlash = short.contains(" / ")
        var parts = Parts(shorts: [short], isSlash: isSlash)
        for separator in isSlash ? [" / "] : separators {
            parts.shorts = parts.shorts.flatMap { part in split(part, at: separator) }
        }
        let isList = (2...most).contains(parts.shorts.count) && !parts.shorts.contains("")
        return isList ? parts : nil
    }

    private static func split(_ text: String, at separator: String) -> [String] {
        text.split(separator: separator).map { part in FieldText.trimmed(String(part)) }
    }

    /// Returns the meanings of a text, one for each acronym, or nil if it has another number of them.
    private static func meanings(of long: String, count: Int) -> [String]? {
        for separator in ["/"] + separators {
            let parts = split(long, at: separator)
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
