/// What Tab offers for a word.
enum Completions: Equatable {
    /// Nothing.
    case none
    /// These words, whole and unquoted; those that do not begin with the word, in any case, are left out.
    /// - Parameter spaced: whether a blank follows a word that is the only one left.
    case words([String], spaced: Bool = true)
    /// Names of files.
    case files
}
