public import Foundation
import TILText

/// An error that prevents the import or export of a whole file. A single invalid line is a ``Rejection`` instead.
///
/// The last four cases contain a full sentence. They differ in the remedy.
///
/// ```swift
/// do {
///     let format = try InterchangeFormat.exporting(toFileNamed: "words")
///     print(format.summary)
/// } catch {
///     print(error)  // Cannot tell the format from the name 'words'. Use one of ...
/// }
/// ```
public enum InterchangeError: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing(name: String)
    /// The text is UTF-16 or UTF-32.
    case notUTF8(name: String)
    /// The text has another encoding than UTF-8, such as Latin-1. The line is the first with invalid bytes.
    case otherEncoding(name: String, line: Int)
    /// The file is a store of til.
    case store(name: String)
    /// The file has entries, but nothing decides which text is an acronym.
    case doubtful(ListDoubt)
    /// The file has no entry in any format. It may be running text.
    case nothingFound(name: String, isProse: Bool)
    /// The name of the export's file does not determine a format.
    case undecidedExport(name: String)
    /// A required file is missing, or is not a regular file.
    case noInput(String)
    /// The system cannot read a file, or the file changes while it is read.
    case unreadable(String)
    /// The contents of a file are damaged, too large or invalid.
    case invalid(String)
    /// The format or the file does not support the request.
    case unsuitable(String)
}

extension InterchangeError {
    /// Returns the error for a file that the system cannot read.
    package static func unreadable(_ name: String, _ code: Int32) -> InterchangeError {
        .unreadable("'\(name)' cannot be read: \(PrivateFile.reason(code)). Check the file and its permissions.")
    }

    /// Returns the error for a file with damaged compression or structure. The reason is a full sentence.
    package static func damaged(_ name: String, _ reason: String) -> InterchangeError {
        .invalid("'\(name)' is damaged: \(reason)")
    }

    /// Returns the error for a file that exceeds a limit. The reason is a full sentence.
    static func beyondLimit(_ name: String, _ reason: String) -> InterchangeError {
        .invalid("'\(name)' was not read: \(reason)")
    }

    /// Returns the error for a file that has more bytes than the limit.
    static func tooLarge(_ name: String, limit: Int) -> InterchangeError {
        .beyondLimit(
            name, "It is larger than the limit of \(limit >> 20) MiB. Split it.")
    }
}

extension InterchangeError: CustomStringConvertible, LocalizedError {
    /// A sentence that names the fault, its location and a remedy.
    public var description: String {
        switch self {
        case .missing(let name):
            "The file '\(name)' does not exist. Check the name and the folder."
        case .notUTF8(let name):
            "'\(name)' is UTF-16 or UTF-32 text. Convert it to UTF-8 and import the result."
        case .otherEncoding(let name, let line):
            "'\(name)' is not UTF-8 text (line \(line)). Convert it from its encoding and import the result."
        case .store(let name):
            """
            '\(name)' is a store of til, not a list. Restore it to replace yours. To add its things, export it and \
            import that file.
            """
        case .doubtful(let doubt):
            "Nothing of '\(doubt.name)' was imported. \(doubt.sentence)"
        case .nothingFound(let name, _):
            "No acronyms with their meanings were found in '\(name)'."
        case .undecidedExport(let name):
            "Cannot tell the format from the name '\(name)'. Use one of \(InterchangeFormat.exportNames)."
        case .noInput(let sentence), .unreadable(let sentence), .invalid(let sentence), .unsuitable(let sentence):
            sentence
        }
    }

    /// The same sentence, for Foundation.
    public var errorDescription: String? { description }
}
