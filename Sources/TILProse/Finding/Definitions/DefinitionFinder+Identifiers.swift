/// What a long form may not look like beside its short form: names of programs, files and people, and the short form
/// itself in other words.
extension DefinitionFinder {
    /// Whether a long form says nothing that the short form does not say, or is a name of a program: "LOCATION" for
    /// "locations", "SSL" for "sslv2", "TEBC" for "tclExecute.c", "http2" for "HTTP/2", "BethGriggs" for "Beth Griggs".
    func isIdentifier(
        _ alignment: LongFormAlignment, _ short: Range<Int>, _ long: Range<Int>, in passage: Passage
    ) -> Bool {
        let letters = folded(singular(short, in: passage), in: passage)
        let words = text.words[alignment.firstWord...alignment.lastWord]
        // "script" in "subscript placement".
        if letters.count >= 4, passage.tokens[short].allSatisfy({ $0.upper == 0 }),
            words.contains(where: { contains(folded($0.range, in: passage), letters) })
        {
            return true
        }
        if short.count > 1 || long.count < 2 * letters.count + 4 {
            let longLetters = folded(long, in: passage)
            if letters == longLetters || short.count > 1 && longLetters.starts(with: letters) { return true }
        }
        if let last = letters.last, ByteClass.isDigit(last), isVersionFirst(folded(long, in: passage), letters) {
            return true
        }
        for word in words {
            guard
                words.count == 1 || passage.tokens[word.token].upper > 0
                    || letters.first == ByteClass.lowercased(passage.firstByte(word.token))
            else { continue }
            // Nothing below is so where the second letter is another.
            let token = passage.tokens[word.token]
            if words.count > 1, token.others == 0, !token.isBroken, token.upper <= 1, token.digits == 0,
                token.count > 1,
                token.upper == 0 || ByteClass.isUpper(passage.firstByte(word.token)),
                letters.count < 2
                    || ByteClass.lowercased(passage.bytes[Int(token.start) + 1]) != letters[1]
            {
                continue
            }
            let wordLetters = folded(word.range, in: passage)
            // "INSTANCE" in "instances describe", "Fast" in "SetFastMethod"; but "ADJ" for "adjective".
            let isCamel =
                passage.tokens[word.token].upper > 0
                && hasInnerCapital(word.range, in: passage)
            if letters.count >= 3, wordLetters.starts(with: letters), isCamel || wordLetters.count <= letters.count + 2
            {
                return true
            }
            if letters.count >= 4, isCamel, contains(wordLetters, letters) { return true }
            // "TeX" in "texi2roff".
            if words.count == 1, token.digits > 0, letters.count >= 3, wordLetters.starts(with: letters) { return true }
            if letters.count >= 4, letters.last == UInt8(ascii: "y"), wordLetters.count == letters.count + 2,
                wordLetters.starts(with: letters.dropLast()), wordLetters.suffix(3).elementsEqual("ies".utf8)
            {
                return true
            }
            if words.count == 1, wordLetters.count <= letters.count + 2,
                wordLetters.suffix(letters.count).elementsEqual(letters)
                    || isNumbered(wordLetters, of: letters)
            {
                return true
            }
        }
        return hasQualifiedName(long, in: passage) || !isBalanced(long, in: passage)
    }

    /// Whether a long form begins with the short one, its number included: "SHA-1 hash algorithm" for "SHA1".
    private func isVersionFirst(_ long: [UInt8], _ letters: [UInt8]) -> Bool {
        long.count > letters.count && long.starts(with: letters) && !ByteClass.isDigit(long[letters.count])
    }

    /// The bytes of a short form without the small s of a plural.
    private func singular(_ short: Range<Int>, in passage: Passage) -> Range<Int> {
        AcronymShape.singular(passage.bytes, bytes(of: short, in: passage))
    }

    /// The ASCII letters and digits of a stretch in lower case, and all bytes beyond ASCII.
    private func folded(_ range: Range<Int>, in passage: Passage) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(range.count)
        for byte in passage.bytes[range] where ByteClass.isLetter(byte) || ByteClass.isDigit(byte) || byte >= 0x80 {
            letters.append(ByteClass.lowercased(byte))
        }
        return letters
    }

    private func contains(_ word: [UInt8], _ part: [UInt8]) -> Bool {
        guard word.count >= part.count else { return false }
        return (0...(word.count - part.count)).contains { word[$0...].starts(with: part) }
    }

    /// Whether a capital follows a small letter, as in names of programs.
    func hasInnerCapital(_ range: Range<Int>, in passage: Passage) -> Bool {
        range.dropFirst().contains {
            ByteClass.isUpper(passage.bytes[$0]) && ByteClass.isLetter(passage.bytes[$0 - 1])
                && !ByteClass.isUpper(passage.bytes[$0 - 1])
        }
    }

    /// Whether a word is another with a version behind it: "sslv2".
    private func isNumbered(_ word: [UInt8], of letters: [UInt8]) -> Bool {
        guard letters.count >= 2, word.starts(with: letters) else { return false }
        return word[letters.count...].allSatisfy { ByteClass.isDigit($0) || $0 == UInt8(ascii: "v") }
    }

    /// Whether a stretch holds a name of parts with full stops between, such as a file's or a function's.
    private func hasQualifiedName(_ range: Range<Int>, in passage: Passage) -> Bool {
        let end = range.upperBound - 1
        var index = range.lowerBound + 2
        while index < end {
            index = ByteSearch.next(UInt8(ascii: "."), passage.bytes, index..<end)
            let before = passage.bytes[index - 1]
            if index < end, ByteClass.isLetter(before) || ByteClass.isDigit(before),
                ByteClass.isLetter(passage.bytes[index - 2]), ByteClass.isLetter(passage.bytes[index + 1])
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// Whether every bracket that a stretch opens is closed in it.
    func isBalanced(_ range: Range<Int>, in passage: Passage) -> Bool {
        var depth = 0
        var index = ByteSearch.next(Self.brackets, passage.bytes, range)
        while index < range.upperBound {
            let byte = passage.bytes[index]
            depth += byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") ? 1 : -1
            if depth < 0 { return false }
            index = ByteSearch.next(Self.brackets, passage.bytes, index + 1..<range.upperBound)
        }
        return depth == 0
    }

    private static let brackets = ByteSearch.Marks(
        UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "]"), UInt8(ascii: ")"))
}
