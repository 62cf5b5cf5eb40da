import Foundation

/// Why a glossary cannot be used, made or updated; the description is a full sentence.
public enum GlossaryError: Error, Hashable, Sendable {
    /// Its database cannot be read; why, as `it is not a database`.
    case unusable(name: String, path: String, reason: String)
    /// Nothing in its files could be taken.
    case empty(name: String)
    /// A file that it had before cannot be read any more; the reason is a full sentence.
    case unreadable(name: String, file: String, reason: String)
    /// It has more entries than a glossary may have.
    case tooLarge(name: String)
}

extension GlossaryError: CustomStringConvertible, LocalizedError {
    /// The sentence for the person: what is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unusable(let name, let path, let reason):
            "The glossary \(name) (\(path)) is left out: \(reason); update it, or remove it."
        case .empty(let name):
            "Nothing could be taken into the glossary \(name), and nothing was changed: say which files hold it, and in "
                + "which format."
        case .unreadable(let name, let file, let reason):
            "The glossary \(name) was not changed, since '\(file)' cannot be read. \(reason)"
        case .tooLarge(let name):
            "The glossary \(name) was not changed: it would have more than "
                + "\(GlossarySchema.mostEntries / 1_000_000) million entries; take in fewer files."
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}
