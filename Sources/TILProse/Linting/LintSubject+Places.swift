import TILText

/// The surroundings of a use, which show whether a reader needs a definition.
extension LintSubject {
    /// Whether an acronym is a name by its letters, or is mostly written as one: in a name of several words, or as input
    /// or output of a program (a constant, a variable, an argument).
    func isName(_ acronym: Acronym) -> Bool {
        let named = acronym.uses.map(\.range).count { range in
            regions.contains(.name, range.lowerBound) || isLiteral(range) || isInName(range) || isLabelled(range)
                || isInDesignation(range)
        }
        return 2 * named > acronym.uses.count
            || options.names.contains(acronym.name) || NameShape.isName(acronym.short)
    }

    /// Whether the marks around a word make it input or output of a program: "PENDING" in quotation marks, `$HOME`,
    /// `$(AR)`, `CFLAGS=-O2`, `CLS:PRINTER`, `--sort=KEY`, `|LGR|`, `DEB_HOST`.
    private func isLiteral(_ range: ByteRange) -> Bool {
        let behind = byte(range.upperBound)
        let next = byte(range.upperBound + 1)
        if byte(range.lowerBound - 1).isOne(of: "\"'`"), behind.isOne(of: "\"'`") { return true }
        let word =
            near(before: range) { byte in byte.isSpaceOrControl }
            + regions.text[range.lowerBound...].prefix(80).prefix { byte in !byte.isSpaceOrControl }
        return behind.isOne(of: "(#") || behind == ":" && (next.isLetter || next.isDigit)
            || word.dropFirst().dropLast().contains { byte in byte.isOne(of: "=\\_|<>~^+") }
            || (word.first ?? 0).isOne(of: "\\|<$@#") || word.count { byte in byte == "/" } > 1
    }

    /// Whether the next word says that an acronym is a name in a machine or a protocol: "a CAA record", "the XQB flag".
    private func isLabelled(_ range: ByteRange) -> Bool {
        let next = regions.text[range.upperBound...].prefix(40).drop { byte in byte == " " }.prefix(while: \.isLetter)
        return byte(range.upperBound) == " " && Self.labels.contains(String(decoding: next, as: UTF8.self))
    }

    /// Whether an acronym is one of two words in capitals before a number, as in the number of a standard: "GS NFV 002".
    private func isInDesignation(_ range: ByteRange) -> Bool {
        let words = regions.text[range.upperBound...].prefix(40).split(maxSplits: 2) { byte in byte == " " }
        guard byte(range.upperBound) == " ", let next = words.first else { return false }
        // "OOSC 2024" is an event, and so is "at OOSC 2024."
        let digits = next.prefix { byte in byte.isDigit }
        let isYear = digits.count == 4 && (digits.starts(with: "19".utf8) || digits.starts(with: "20".utf8))
        // "RP 2092-1" is a document of an organisation.
        if isYear, next.dropFirst(digits.count).first != UInt8(ascii: "-") { return true }
        guard words.count > 1 else { return false }
        func isCapitals(_ word: some Collection<UInt8>) -> Bool {
            word.count > 1 && word.allSatisfy { byte in byte.isUpper || byte == "-" }
        }
        if words[0].first?.isDigit == true { return isCapitals((self.words(before: range).last ?? "").utf8) }
        return isCapitals(words[0]) && words[1].first?.isDigit == true
    }

    private static let labels = Set(
        names: """
            record records register registers instruction instructions opcode opcodes flag flags bit bits keyword keywords macro
            macros constant constants command commands signal signals pin pins header headers exception exceptions statement
            statements environment variable variables
            """)

    /// Whether a capitalised word next to an acronym makes it a part of a name: "Windows NT", "DST Root".
    func isInName(_ range: ByteRange) -> Bool {
        let text = regions.text
        func isSmall(_ index: Int) -> Bool {
            text.indices.contains(index) && text[index].isLetter && !text[index].isUpper
        }
        let isBefore = startsName(range) && isSmall(range.upperBound + 2)
        let start = (text[..<max(0, range.lowerBound - 1)].suffix(24).lastIndex { byte in !byte.isLetter } ?? -1) + 1
        let sentence = text[..<start].suffix(24).last { byte in !byte.isSpace } ?? UInt8(ascii: ".")
        // A line that a short line without a full stop precedes starts a sentence.
        let isAtShortLine =
            start > 0 && byte(start - 1) == "\n" && regions.lines.content(of: line(of: start - 1)).count < 50
        let isBehind =
            byte(range.lowerBound - 1) == " " && !isAtShortLine && text[start].isUpper && isSmall(start + 1)
            && isSmall(start + 2)
            && (sentence.isLetter || sentence.isDigit || sentence == ",")
            && !Self.starters.contains(WordKey(document, start..<(range.lowerBound - 1)))
        return (isBefore || isBehind) && isEnglish(around: range)
    }

    /// Words that start a sentence and are not part of a name: "Each XQB".
    private static let starters = WordSet(
        """
        the our each this that these those see use using all any every some most both when if in on for with your their its his
        her my no a an as by from to at of and or but not where while after before
        """)

    /// Whether a sentence says what an acronym is: "GLE is a library of functions".
    func isDescribed(_ range: ByteRange) -> Bool {
        [" is a ", " is an ", " is the "].contains { document.has($0, at: range.upperBound) }
    }

    /// Whether an acronym is in a sentence, rather than in a heading, a table, a list of codes or a line of code. Half of
    /// the words around it are ordinary.
    func isInSentence(_ range: ByteRange) -> Bool {
        let near = regions.text[passage(around: range).clamped(to: range.lowerBound - 80..<range.upperBound + 80)]
        guard isProse(range), near.count(where: { $0.isOne(of: "{}\\_;=<>") }) < 3 else { return false }
        let words = near.split { byte in !byte.isLetter && !byte.isDigit && byte.isASCII }
        let plain = words.count { $0.count > 1 && $0.dropFirst().allSatisfy { byte in byte >= UInt8(ascii: "a") } }
        return plain > 1 && 2 * plain >= words.count
            && !words.contains { word in word.elementsEqual("Copyright".utf8) }
    }

    /// Whether the words next to some bytes may call them a name: "the column XQB", "the XQB option", "renamed to XQB",
    /// "Despite its name, the XQB is no board".
    func isNamed(_ range: ByteRange) -> Bool {
        let last = words(before: range).last { word in !["the", "a", "an", "to", "as"].contains(word) }
        let next = regions.text[range.upperBound...].prefix(40).drop { byte in byte.isSpaceOrControl }.prefix(
            while: \.isLetter)
        return [last ?? "", String(decoding: next, as: UTF8.self)].contains { Self.naming.contains($0.lowercased()) }
    }

    /// Returns the words of a sentence before some bytes, as far as they are near.
    func words(before range: ByteRange) -> [String] {
        near(before: range) { $0.isOne(of: ".?!\u{3}") }
            .split { byte in byte.isSpaceOrControl || byte.isOne(of: "(),:;\"'*[]=|") }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the bytes before a range, back to one that ends them.
    private func near(before range: ByteRange, isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        regions.text[..<range.lowerBound].suffix(40).split(omittingEmptySubsequences: false, whereSeparator: isEnd)
            .last ?? []
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

    /// Returns the sentence around some bytes, or the part of it that is near.
    func sentence(around range: ByteRange) -> ByteRange {
        let passage = passage(around: range)
        let ends: (Int) -> Bool = { index in ".!?".utf8.contains(byte(index)) && byte(index + 1).isSpace }
        let start = (passage.lowerBound..<range.lowerBound).last(where: ends) ?? passage.lowerBound
        let rest = range.upperBound..<max(range.upperBound, passage.upperBound)
        return start..<(rest.first(where: ends) ?? rest.upperBound)
    }

    /// Whether the passage around some bytes is English by its small words. If it has none, those near it decide.
    func isEnglish(around range: ByteRange) -> Bool {
        let near = document.indices.clamped(to: range.lowerBound - 400..<range.upperBound + 400)
        for part in [passage(around: range), near] {
            let words = document[part].split { byte in !byte.isLetter && byte.isASCII }.map {
                WordKey(document, $0.indices)
            }
            let english = words.count(where: Self.english.contains)
            let foreign = words.count(where: Self.foreign.contains)
            if english + foreign > 0 { return english > foreign }
        }
        return false
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
