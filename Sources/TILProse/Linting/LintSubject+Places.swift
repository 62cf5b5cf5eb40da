import TILText

/// The surroundings of a use, which show whether a reader needs a definition.
extension LintSubject {
    /// Whether an acronym is a name by its letters, or is mostly written as one: in a name of several words, or as
    /// input or output of a program (a constant, a variable, an argument).
    func isName(_ acronym: Acronym) -> Bool {
        let named = acronym.uses.count { use in isWrittenAsName(use.range) }
        let isMostlyNamed = 2 * named > acronym.uses.count
        return isMostlyNamed || options.names.contains(acronym.name) || NameShape.isName(acronym.short)
    }

    private func isWrittenAsName(_ range: ByteRange) -> Bool {
        regions.contains(.name, range.lowerBound) || isLiteral(range) || isInName(range) || isLabelled(range)
            || isInDesignation(range)
    }

    /// Whether the marks around a word make it input or output of a program: "PENDING" in quotation marks, `$HOME`,
    /// `$(AR)`, `CFLAGS=-O2`, `CLS:PRINTER`, `--sort=KEY`, `|LGR|`, `DEB_HOST`.
    private func isLiteral(_ range: ByteRange) -> Bool {
        let behind = byte(range.upperBound)
        let isQuoted = byte(range.lowerBound - 1).isOne(of: "\"'`") && behind.isOne(of: "\"'`")
        let next = byte(range.upperBound + 1)
        // "*WIP:*" is typed before a title.
        let isLabel = behind == ":" && (next.isLetterOrDigit || next.isOne(of: "*_"))
        if isQuoted || isLabel || behind.isOne(of: "(#") { return true }
        let start = near(before: range) { byte in byte.isSpaceOrControl }
        let rest = regions.text[range.lowerBound...].prefix(80).prefix { byte in !byte.isSpaceOrControl }
        return isCode(start + rest)
    }

    /// Whether a text between spaces is code by its marks.
    private func isCode(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first else { return false }
        if first.isOne(of: "\\|<$@#") { return true }
        let hasInnerMark = word.dropFirst().dropLast().contains { byte in byte.isOne(of: "=\\_|<>~^+") }
        let slashes = word.count { byte in byte == "/" }
        // "CESG15-DE-3114" is the number of a grant.
        let hyphens = word.count { byte in byte == "-" }
        return hasInnerMark || slashes > 1 || hyphens > 1 && word.contains(where: \.isDigit)
    }

    /// Whether the next word says that an acronym is a name in a machine, a file or a protocol: "a CAA record", "the
    /// XQB flag", "SVCB and HTTPS records".
    private func isLabelled(_ range: ByteRange) -> Bool {
        guard byte(range.upperBound) == " " else { return false }
        let rest = regions.text[range.upperBound...].prefix(60)
        let words = rest.prefix { byte in byte.isLetterOrDigit || byte.isOne(of: " \n") }.split(
            whereSeparator: \.isSpace)
        guard let next = words.first.map({ word in String(decoding: word, as: UTF8.self) }) else { return false }
        if Self.labels.contains(next) { return true }
        guard words.count > 2, next == "and" || next == "or", isCapitals(words[1]) else { return false }
        return Self.labels.contains(String(decoding: words[2], as: UTF8.self))
    }

    /// Whether an acronym is part of the name of a standard or of an event, to which a number belongs.
    private func isInDesignation(_ range: ByteRange) -> Bool {
        guard byte(range.upperBound) == " " else { return false }
        let words = regions.text[range.upperBound...].prefix(40).split(maxSplits: 3) { byte in byte == " " }
        guard let next = words.first else { return false }
        // "XQB and ABC 2017" are the authors of a work.
        if words.count > 2, next.elementsEqual("and".utf8), isCapitals(words[1]), isYear(words[2]) { return true }
        // "OOSC 2024", "RP 2092-1".
        if isYear(next) || isDocumentNumber(next) { return true }
        guard words.count > 1 else { return false }
        if next.first?.isDigit == true {
            // The "NFV" of "GS NFV 002".
            let before = self.words(before: range).last ?? ""
            return isCapitals(before.utf8)
        }
        // The "GS" of "GS NFV 002".
        return isCapitals(next) && words[1].first?.isDigit == true
    }

    /// Whether a word is the year of an event, with or without a full stop: "OOSC 2024". "RP 2092-1" is a document of
    /// an organisation.
    private func isYear(_ word: ArraySlice<UInt8>) -> Bool {
        let digits = word.prefix(while: \.isDigit)
        let isOfOurTime = digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8)
        return digits.count == 4 && isOfOurTime && word.dropFirst(4).first != "-"
    }

    /// Whether a word is the number of a document with several parts: "EM 1110-2-1619".
    private func isDocumentNumber(_ word: ArraySlice<UInt8>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "-"))
        return parts.count > 2 && word.first?.isDigit == true
            && parts.allSatisfy { part in part.first?.isDigit == true }
    }

    private func isCapitals(_ word: some Collection<UInt8>) -> Bool {
        word.count > 1 && word.allSatisfy { byte in byte.isUpper || byte == "-" }
    }

    private static let labels = Set(
        names: """
            record records register registers instruction instructions opcode opcodes flag flags bit bits keyword keywords macro
            macros constant constants command commands signal signals pin pins header headers exception exceptions statement
            statements environment variable variables file files format formats column columns schema schemas
            """)

    /// Whether a capitalised word next to an acronym makes it a part of a name: "Windows NT", "DST Root".
    func isInName(_ range: ByteRange) -> Bool {
        let isBeforeName = startsName(range) && isSmallLetter(range.upperBound + 2)
        return (isBeforeName || isAfterName(range)) && isEnglish(around: range)
    }

    /// Whether the word before an acronym is capitalised and does not start a sentence.
    private func isAfterName(_ range: ByteRange) -> Bool {
        guard range.lowerBound > 0, byte(range.lowerBound - 1) == " " else { return false }
        let text = regions.text
        let end = range.lowerBound - 1
        guard let start = startOfWord(before: end) else { return false }
        let isCapitalised = text[start].isUpper && isSmallLetter(start + 1) && isSmallLetter(start + 2)
        guard isCapitalised, !isAfterShortLine(start) else { return false }
        let last = text[..<start].suffix(Self.longestWord).last { byte in !byte.isSpace }
        let isInsideSentence = last.map { byte in byte.isLetterOrDigit || byte == "," } ?? false
        return isInsideSentence && !Self.starters.contains(WordKey(document, start..<end))
    }

    /// Returns the offset of the first letter of the word that ends at an offset, or nil if the word is very long.
    private func startOfWord(before end: Int) -> Int? {
        let near = regions.text[..<end].suffix(Self.longestWord)
        if let otherByte = near.lastIndex(where: { byte in !byte.isLetter }) { return otherByte + 1 }
        return near.startIndex == 0 ? 0 : nil
    }

    /// The greatest distance at which the word before an acronym starts.
    private static let longestWord = 24

    /// Whether an offset starts a line after a short one, which probably ends a paragraph.
    private func isAfterShortLine(_ start: Int) -> Bool {
        guard start > 0, byte(start - 1) == "\n" else { return false }
        return regions.lines.content(of: line(of: start - 1)).count < 50
    }

    private func isSmallLetter(_ index: Int) -> Bool {
        regions.text.indices.contains(index) && regions.text[index].isLower
    }

    /// Words that start a sentence and are not part of a name: "Each XQB".
    private static let starters = WordSet(
        """
        the our each this that these those see use using all any every some most both when if in on for with your their its his
        her my no a an as by from to at of and or but not where while after before
        """)

    /// Whether a sentence says what an acronym is: "GLE is a library of functions".
    func isDescribed(_ range: ByteRange) -> Bool {
        let phrases: [StaticString] = [" is a ", " is an ", " is the "]
        return phrases.contains { phrase in document.has(phrase, at: range.upperBound) }
    }

    /// Whether an acronym is in a sentence, rather than in a heading, a table, a list of codes or a line of code. Half
    /// of the words around it are ordinary.
    func isInSentence(_ range: ByteRange) -> Bool {
        guard isProse(range) else { return false }
        let near = regions.text[passage(around: range).clamped(to: range.lowerBound - 80..<range.upperBound + 80)]
        let codeMarks = near.count { byte in byte.isOne(of: "{}\\_;=<>") }
        guard codeMarks < 3 else { return false }
        let words = near.split { byte in !byte.isOfWord }
        if words.contains(where: { word in word.elementsEqual("Copyright".utf8) }) { return false }
        let ordinary = words.count(where: isOrdinary)
        return ordinary > 1 && 2 * ordinary >= words.count
    }

    /// Whether a word has only small letters after the first one.
    private func isOrdinary(_ word: ArraySlice<UInt8>) -> Bool {
        word.count > 1 && word.dropFirst().allSatisfy { byte in byte >= UInt8(ascii: "a") }
    }

    /// Whether the words next to some bytes may call them a name: "the column XQB", "the XQB option", "renamed to XQB",
    /// "Despite its name, the XQB is no board".
    func isNamed(_ range: ByteRange) -> Bool {
        let last = words(before: range).last { word in !Self.beforeNames.contains(word) } ?? ""
        let rest = regions.text[range.upperBound...].prefix(40).drop { byte in byte.isSpaceOrControl }
        let next = String(decoding: rest.prefix(while: \.isLetter), as: UTF8.self)
        return Self.naming.contains(last.lowercased()) || Self.naming.contains(next.lowercased())
    }

    /// Words between a word that announces a name and the name.
    private static let beforeNames = Set(names: "the a an to as")

    /// Returns the words of a sentence before some bytes, as far as they are near.
    func words(before range: ByteRange) -> [String] {
        let sentence = near(before: range) { byte in byte.isOne(of: ".?!") || byte == Markup.passageEnd }
        let words = sentence.split { byte in byte.isSpaceOrControl || byte.isOne(of: "(),:;\"'*[]=|") }
        return words.map { word in String(decoding: word, as: UTF8.self) }
    }

    /// Returns the bytes before a range, back to one that ends them.
    private func near(before range: ByteRange, isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let text = regions.text[..<range.lowerBound].suffix(40)
        guard let end = text.lastIndex(where: isEnd) else { return text }
        return text[(end + 1)...]
    }

    private static let naming = Set(
        names: """
            two column columns field fields option options variable variables parameter parameters keyword keywords flag flags
            argument arguments attribute attributes macro macros constant constants label labels called named renamed
            entitled titled known referred abbreviated changed defined shortened expanded denoted written spelled select
            click press choose screen name names term terms phrase acronym means about chapter button menu tab dialog checkbox
            """)

    /// Returns the passage around some bytes, or the part of it that is near.
    func passage(around range: ByteRange) -> ByteRange {
        let near = regions.text.indices.clamped(to: range.lowerBound - 400..<range.upperBound + 400)
        let start = regions.text[near.lowerBound..<range.lowerBound].lastIndex(of: Markup.passageEnd)
        let end = regions.text[range.upperBound..<near.upperBound].firstIndex(of: Markup.passageEnd)
        return (start.map { start in start + 1 } ?? near.lowerBound)..<(end ?? near.upperBound)
    }

    /// Returns the sentence around some bytes, or the part of it that is near, from the mark that ends the sentence
    /// before to its own mark.
    func sentence(around range: ByteRange) -> ByteRange {
        let passage = passage(around: range)
        let before = passage.lowerBound..<range.lowerBound
        let behind = range.upperBound..<max(range.upperBound, passage.upperBound)
        let start = before.last(where: endsSentence) ?? passage.lowerBound
        let end = behind.first(where: endsSentence) ?? behind.upperBound
        return start..<end
    }

    private func endsSentence(_ index: Int) -> Bool { byte(index).isOne(of: ".!?") && byte(index + 1).isSpace }

    /// Whether the passage around some bytes is English by its small words. If it has none, those near it decide.
    func isEnglish(around range: ByteRange) -> Bool {
        let near = document.indices.clamped(to: range.lowerBound - 400..<range.upperBound + 400)
        return isEnglish(passage(around: range)) ?? isEnglish(near) ?? false
    }

    /// Whether a text has more small words of English than of other languages, or nil if it has no small words.
    private func isEnglish(_ text: ByteRange) -> Bool? {
        var english = 0
        var foreign = 0
        for word in document[text].split(whereSeparator: { byte in !byte.isLetter && byte.isASCII }) {
            let key = WordKey(document, word.indices)
            if Self.english.contains(key) { english += 1 }
            if Self.foreign.contains(key) { foreign += 1 }
        }
        return english + foreign > 0 ? english > foreign : nil
    }

    private static let english = WordSet(
        """
        the of and to is are for with that this it be by on or not from when which can these two many you has have was
        were will at if use its
        """)
    /// Small words of other languages that are no words of English.
    private static let foreign = WordSet(
        """
        de la le les du une et est dans que qui sur aux el los las una para del se su os da dos uma não é und ist nicht
        ein eine mit für auf von zu il di che sono della jest nie przez och att är og det ikke een het niet je při egy és
        ja että bir için yang untuk este pentru
        """)
}
