/// The surroundings of a use, which show whether a reader needs a definition.
extension LintSubject {
    /// Whether an acronym is a name by its letters, or is mostly written as one: in a name of several words, or as input
    /// or output of a program (a constant, a variable, an argument).
    func isName(_ acronym: Acronym) -> Bool {
        let named = acronym.uses.count { number in
            let range = uses[number].range
            return regions.contains(.name, range.lowerBound) || isLiteral(range) || isInName(range)
        }
        return 2 * named > acronym.uses.count
            || options.names.contains(acronym.name) || NameShape.isName(acronym.short)
    }

    /// Whether the marks around a word make it input or output of a program: "PENDING" in quotation marks, `$HOME`,
    /// `$(AR)`, `CFLAGS=-O2`, `CLS:PRINTER`, `--sort=KEY`, `|LGR|`, `DEB_HOST`.
    private func isLiteral(_ range: ByteRange) -> Bool {
        let (behind, next) = (byte(range.upperBound), byte(range.upperBound + 1))
        if byte(range.lowerBound - 1).isOne(of: "\"'`"), behind.isOne(of: "\"'`") { return true }
        let start = regions.text[..<range.lowerBound].suffix(40).lastIndex { $0 <= 0x20 } ?? range.lowerBound - 40
        let end = regions.text[range.upperBound...].prefix(40).firstIndex { $0 <= 0x20 } ?? range.upperBound + 40
        let word = regions.text[max(0, start + 1)..<min(regions.text.count, end)]
        return behind.isOne(of: "(#") || behind == ":" && (next.isLetter || next.isDigit)
            || word.dropFirst().dropLast().contains { $0.isOne(of: "=\\_|<>~^+") }
            || word.first.map { $0.isOne(of: "\\|<$@#") } ?? false || word.count { $0 == 0x2F } > 1
    }

    /// Whether a capitalised word next to an acronym makes it a part of a name: "Windows NT", "DST Root".
    private func isInName(_ range: ByteRange) -> Bool {
        let text = regions.text
        func isSmall(_ index: Int) -> Bool {
            text.indices.contains(index) && text[index].isLetter && !text[index].isUpper
        }
        let isBefore = startsName(range) && isSmall(range.upperBound + 2)
        let start = (text[..<max(0, range.lowerBound - 1)].suffix(24).lastIndex { !$0.isLetter } ?? -1) + 1
        let sentence = text[..<start].suffix(24).last { !$0.isSpace } ?? 0x2E
        let isBehind =
            byte(range.lowerBound - 1) == " " && text[start].isUpper && isSmall(start + 1) && isSmall(start + 2)
            && (sentence.isLetter || sentence.isDigit || sentence == ",")
        return (isBefore || isBehind) && isEnglish(around: range)
    }

    /// Whether a sentence says what an acronym is: "GLE is a library of functions".
    func isDescribed(_ acronym: Acronym) -> Bool {
        acronym.uses.contains { number in
            [" is a ", " is an ", " is the "].contains { document.has($0, at: uses[number].range.upperBound) }
        }
    }

    /// Whether an acronym is in a sentence, rather than in a heading, a table, a list of codes or a line of code. Half of
    /// the words around it are ordinary.
    func isInSentence(_ range: ByteRange) -> Bool {
        let around = max(0, range.lowerBound - 80)..<min(regions.text.count, range.upperBound + 80)
        let near =
            regions.text[around].split(separator: Markup.passageEnd).first { $0.indices.contains(range.lowerBound) }
            ?? []
        guard isProse(range), near.count(where: { $0.isOne(of: "{}\\_;=<>") }) < 3 else { return false }
        let words = near.split { !$0.isLetter && !$0.isDigit && $0 < 0x80 }
        guard !words.contains(where: { $0.elementsEqual("Copyright".utf8) }) else { return false }
        let plain = words.count { $0.count > 1 && $0.dropFirst().allSatisfy { $0 >= 0x61 } }
        return plain > 1 && 2 * plain >= words.count
    }

    /// Whether the surrounding words are English. The sample words are rare in other languages: "in" is German too, and "a"
    /// Portuguese.
    func isEnglish(around range: ByteRange) -> Bool {
        let near = max(0, range.lowerBound - 200)..<min(document.count, range.upperBound + 200)
        var word = ""
        // Most texts are recognised by one of the first words.
        for scalar in (text(near) + " ").unicodeScalars {
            if ScalarFolding.isLetter(scalar) {
                word.unicodeScalars.append(scalar)
            } else {
                if Self.english.contains(WordKey(word)) { return true }
                word = ""
            }
        }
        return false
    }

    private static let english = WordSet("the for with and this that these are from when which two many it")
}
