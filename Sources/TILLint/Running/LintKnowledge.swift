package import TILProcess
package import TILProse

/// What the caller of the checker knows about acronyms: the person's own meanings, glossaries, and how to add a
/// meaning.
///
/// The checker itself knows the documents and the files that a configuration names.
package protocol LintKnowledge: AnyObject {
    /// Returns the meanings that documents may use without a definition.
    /// - Parameter short: the acronym without the s of a plural.
    func meanings(of short: String) throws -> [KnownMeaning]

    /// Returns meanings that an acronym may have. An acronym with only hints is still undefined.
    func hints(of short: String) throws -> [KnownMeaning]

    /// Returns the entries of a list that a configuration names.
    func entries(ofList path: String, interruption: Interruption) throws -> [ListEntry]

    /// Checks that the checker may write a file.
    /// - Parameter path: the path, which may not exist yet.
    /// - Throws: a failure with a sentence if the file is not a text, for example a database.
    func checkMayWrite(_ path: String) throws

    // MARK: For an editor

    /// Returns the meanings of an acronym with everything that an editor shows, in the order in which they fit a text.
    /// - Parameters:
    ///   - text: the text in which the acronym occurs.
    ///   - format: the format of the text.
    func explanations(of short: String, in text: [UInt8], format: DocumentFormat) throws -> Explanations

    /// Returns acronyms that start with a prefix, at most so many from each source.
    func shorts(startingWith prefix: String, limit: Int) throws -> [String]

    /// Returns the origin of a meaning that a document defines.
    func origin(ofDocument name: String) -> String

    /// Returns the one of several meanings that an acronym probably has in a document, or nil if that is open.
    func probableMeaning(of short: String, in document: [UInt8], format: DocumentFormat) throws -> KnownMeaning?

    /// Adds a meaning to the person's own.
    /// - Parameter places: the places in open documents that define it.
    /// - Returns: A sentence that says what happened.
    func add(_ meaning: ExplainedMeaning, definedAt places: [DefiningPlace]) throws -> String

    /// Returns whether a source has changed since the last call or since ``forget()``.
    func hasChanged() -> Bool

    /// Forgets everything that was read, so that it is read again.
    func forget()
}

/// A place in a document that defines a meaning.
package struct DefiningPlace {
    /// The bytes of the document.
    package let document: [UInt8]
    /// The bytes of the acronym.
    package let range: Range<Int>
}

/// An acronym with its meaning in a list.
package struct ListEntry {
    /// The acronym.
    package let short: String
    /// The meaning.
    package let long: String

    /// Creates an entry.
    package init(short: String, long: String) {
        self.short = short
        self.long = long
    }
}

/// The meanings of an acronym outside of a document.
package struct Explanations {
    /// The person's own meanings.
    package var own: [ExplainedMeaning]
    /// The meanings in glossaries.
    package var listed: [ExplainedMeaning]

    /// Creates the meanings of an acronym.
    package init(own: [ExplainedMeaning] = [], listed: [ExplainedMeaning] = []) {
        self.own = own
        self.listed = listed
    }
}

/// A meaning of an acronym with everything that an editor shows.
package struct ExplainedMeaning {
    /// The acronym.
    package var short: String
    /// The meaning.
    package var long: String
    /// A note, or the empty text.
    package var note: String
    /// The tags.
    package var tags: [String]
    /// The document and line, or the glossary.
    package var source: String
    /// The origin, which the knowledge reads when the meaning is added, or the empty text.
    package var origin: String

    /// Creates a meaning.
    package init(
        short: String, long: String, note: String = "", tags: [String] = [], source: String = "", origin: String = ""
    ) {
        self.short = short
        self.long = long
        self.note = note
        self.tags = tags
        self.source = source
        self.origin = origin
    }
}

/// A caller that knows no acronyms.
package final class NoKnowledge: LintKnowledge {
    /// Creates the knowledge of nothing.
    package init() {}

    package func meanings(of short: String) -> [KnownMeaning] { [] }
    package func hints(of short: String) -> [KnownMeaning] { [] }
    package func entries(ofList path: String, interruption: Interruption) throws -> [ListEntry] {
        throw CommandFailure("No reader of lists is available for '\(path)'.", .usage)
    }
    package func checkMayWrite(_ path: String) {}
    package func explanations(of short: String, in text: [UInt8], format: DocumentFormat) -> Explanations {
        Explanations()
    }
    package func shorts(startingWith prefix: String, limit: Int) -> [String] { [] }
    package func origin(ofDocument name: String) -> String { name }
    package func probableMeaning(
        of short: String, in document: [UInt8], format: DocumentFormat
    ) -> KnownMeaning? { nil }
    package func add(_ meaning: ExplainedMeaning, definedAt places: [DefiningPlace]) throws -> String {
        throw CommandFailure("No store is available for \(meaning.short).", .usage)
    }
    package func hasChanged() -> Bool { false }
    package func forget() {}
}
