/// Tells names from acronyms by their letters alone.
///
/// Stricter than ``AcronymShape``: a rule that asks for definitions had rather miss one than ask what a name stands for. A
/// scan lists such words, too.
enum NameShape {
    /// Whether each of the words that blanks set apart is a name.
    static func isName(_ short: String) -> Bool {
        var short = short
        return short.withUTF8 { bytes in
            allPieces(bytes, 0..<bytes.count, between: { $0 == UInt8(ascii: " ") }) { isName(bytes, $0) }
        }
    }

    private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        if known.contains(WordKey(exactly: bytes, word)) || isShouted(bytes, word) { return true }
        return !allPieces(bytes, word, between: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }) {
            !isPutTogether(bytes, $0)
        }
    }

    /// Companies, systems and languages that are known by no other name.
    private static let known = WordSet(
        exactly: """
            AIX AMD ARM AT&T BSD COBOL FORTRAN GNOME GNU HP-UX HPUX IBM IRIX KDE LLVM MATLAB MS-DOS MSVC NVIDIA OSX PHP
            QEMU RHEL SGI SUSE UNIX
            """)

    /// Whether a word is one of English in capitals, perhaps with a number: "ACTIVE", "PORT2", or the "JOIN" of "JOINs"; or a
    /// signal: "SIGUSR1".
    private static func isShouted(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        let end = word.first { !ByteClass.isUpper(bytes[$0]) } ?? word.upperBound
        guard (end..<word.upperBound).allSatisfy({ ByteClass.isDigit(bytes[$0]) }) else { return false }
        let key = WordKey(bytes, word.lowerBound..<end)
        return ShoutedWords.common.contains(key) || ShoutedWords.words.contains(key) || ShoutedWords.codes.contains(key)
    }

    /// Whether all the pieces of a range that some bytes set apart are as they are to be.
    private static func allPieces(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, between: (UInt8) -> Bool,
        _ isRight: (Range<Int>) -> Bool
    ) -> Bool {
        var start = range.lowerBound
        for end in start...range.upperBound where end == range.upperBound || between(bytes[end]) {
            if start < end, !isRight(start..<end) { return false }
            start = end + 1
        }
        return true
    }

    /// Whether a word is put together of words or pieces of them: "SSLCertFile", "MySQL", "TikZ", "JGit".
    private static func isPutTogether(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        // The pieces between all else are runs of small letters.
        !allPieces(bytes, word, between: { !ByteClass.isLetter($0) || ByteClass.isUpper($0) }) {
            !isPiece($0, of: word, bytes)
        }
    }

    /// Whether some small letters are a piece of a word, rather than the plural's, or those between the capitals of "QoS",
    /// "iSCSI" and "SaaS".
    private static func isPiece(
        _ run: Range<Int>, of word: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let isLast = run.upperBound == word.upperBound
        if run.count >= 3 { return true }
        if run.lowerBound == word.lowerBound { return false }
        if run.count == 2 { return !bytes[run].elementsEqual(isLast ? "es".utf8 : "aa".utf8) }
        return run.lowerBound == word.lowerBound + 1 && bytes[run.lowerBound] != UInt8(ascii: "o")
            && run.upperBound + 1 < word.upperBound
            && ByteClass.isUpper(bytes[run.upperBound]) && ByteClass.isUpper(bytes[run.upperBound + 1])
    }
}
