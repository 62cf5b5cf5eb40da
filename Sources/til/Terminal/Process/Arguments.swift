import CArguments

/// The words that the program was started with, its name first.
enum Arguments {
    /// From the C library, which has them without `/proc`; Swift's own reading of them needs it.
    static var words: [String] {
        guard var next = til_arguments() else { return CommandLine.arguments }
        var words: [String] = []
        while let word = next.pointee {
            words.append(String(cString: word))
            next += 1
        }
        return words
    }
}
