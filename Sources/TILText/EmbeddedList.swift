import CProseWords

/// A list in a file of `Sources/CProseWords/lists` that spellings and references need.
enum EmbeddedList {
    case smallWords
    case numberWords
    case characterReferences

    private var file: til_word_list {
        switch self {
        case .smallWords: til_small_words()
        case .numberWords: til_number_words()
        case .characterReferences: til_character_references()
        }
    }

    /// The lines of the file.
    var lines: [String] {
        UnsafeBufferPointer(start: file.start, count: file.count).split(separator: .lineFeed)
            .map { line in String(decoding: line, as: UTF8.self) }
    }
}
