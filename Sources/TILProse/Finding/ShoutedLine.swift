/// A line that is all in capitals, such as a heading.
enum ShoutedLine {
    /// Marks the words of a line if it is one.
    static func mark(
        _ tokens: inout ContiguousArray<ProseToken>, from first: Int, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        var words = 0
        var isShouted = false
        for index in first..<tokens.count where tokens[index].isWord {
            let token = tokens[index]
            guard token.lower == 0 else { return }
            guard token.upper > 0 else { continue }
            words += 1
            let key = WordKey(bytes, token.range)
            if token.count >= 7 || ShoutedWords.words.contains(key) || ShoutedWords.ambiguous.contains(key) {
                isShouted = true
            }
        }
        guard words >= 2, isShouted else { return }
        for index in first..<tokens.count { tokens[index].isShouted = true }
    }
}
