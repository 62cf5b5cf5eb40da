import CProseWords
import TILText

/// A list of words in a file of `Sources/CProseWords/lists`, which the build embeds.
enum WordList {
    case commonWords
    case shoutedWords
    case signalsAndErrors
    case wordsOfClauses
    case neverFirst
    case seldomFirst
    case unitSymbols
    case names
    case commonAcronyms
    case spokenAcronyms
    case smallWords

    private var file: til_word_list {
        switch self {
        case .commonWords: til_common_words()
        case .shoutedWords: til_shouted_words()
        case .signalsAndErrors: til_signals_and_errors()
        case .wordsOfClauses: til_words_of_clauses()
        case .neverFirst: til_never_first()
        case .seldomFirst: til_seldom_first()
        case .unitSymbols: til_unit_symbols()
        case .names: til_names()
        case .commonAcronyms: til_common_acronyms()
        case .spokenAcronyms: til_spoken_acronyms()
        case .smallWords: til_small_words()
        }
    }

    /// The bytes of the file, with a word on each line.
    var bytes: Bytes { Bytes(start: file.start, count: file.count) }

    /// The words in the order of the file.
    var words: [String] {
        bytes.split(separator: .lineFeed).map { word in String(decoding: word, as: UTF8.self) }
    }
}
