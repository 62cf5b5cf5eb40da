/// Finds the acronyms that a document also writes in small letters, as words of its sentences: what is written "POLICY" here
/// and "the policy" there is a word in capitals.
enum WrittenWords {
    /// The acronyms of five letters or more that are also written so. Shorter ones may be written in small letters, too:
    /// "json", "http".
    static func find(_ uses: [LintUse], _ markup: Markup) -> Set<String> {
        var shorts: [WordKey: String] = [:]
        for use in uses where lengths.contains(use.short.utf8.count) && use.short.utf8.allSatisfy(ByteClass.isUpper) {
            shorts[WordKey(use.short)] = use.short
        }
        guard !shorts.isEmpty else { return [] }
        // The small letters with which they start, a bit each: most words need no second look.
        let starts = shorts.values.reduce(UInt32(0)) { $0 | 1 << UInt32(($1.utf8.first ?? 0) & 31) }
        var found: Set<String> = []
        markup.text.withUnsafeBufferPointer { text in
            var index = 0
            while index < text.count {
                let byte = text[index]
                guard starts >> UInt32(byte & 31) & 1 != 0, byte & 0xE0 == 0x60, isStart(index, text) else {
                    index &+= 1
                    continue
                }
                let start = index
                while index < text.count, !ByteClass.isSpace(text[index]) { index += 1 }
                let word = start..<end(of: start..<index, text)
                guard lengths.contains(word.count),
                    !word.contains(where: { ByteClass.isUpper(text[$0]) || !ByteClass.isLetter(text[$0]) })
                else { continue }
                if let short = shorts[WordKey(text, word)], !markup.contains(.code, start) { found.insert(short) }
            }
        }
        return found
    }

    private static let lengths = 5...8

    /// Whether a word of a sentence may start at a byte: behind a blank, or behind a parenthesis that stands behind one.
    private static func isStart(_ index: Int, _ document: UnsafeBufferPointer<UInt8>) -> Bool {
        guard index > 0 else { return true }
        let last = document[index - 1]
        return ByteClass.isSpace(last)
            || last == UInt8(ascii: "(") && (index == 1 || ByteClass.isSpace(document[index - 2]))
    }

    /// Where a word ends before the mark of a sentence.
    private static func end(of word: Range<Int>, _ document: UnsafeBufferPointer<UInt8>) -> Int {
        var end = word.upperBound
        while end > word.lowerBound, marks.contains(document[end - 1]) { end -= 1 }
        return end
    }

    private static let marks = Array(".,;:)".utf8)
}
