import TILProcess
import TILProse
import TILText

/// The repositories of documents, with what is read from their files. Each is read once.
final class Repositories {
    /// The folders of repositories by the folder of a document, in the spelling of the document.
    private var roots: [String: String?] = [:]
    private var names: [String: Set<String>] = [:]
    private var glossaries: [String: RepositoryGlossary] = [:]
    private let interruption: Interruption

    init(interruption: Interruption) { self.interruption = interruption }

    /// Returns the folder of a document's repository: the nearest folder that contains `.git`, or else the nearest one
    /// with a configuration. Returns nil if there is neither.
    func root(of path: String) -> String? {
        let folder = path == "-" ? "." : PrivateFile.folder(of: path)
        if let root = roots[folder] { return root }
        let chain = FolderChain(LintConfiguration.whole(folder))
        let root = chain.nearest(with: ".git") ?? chain.nearest(with: LintConfiguration.fileName)
        // The root of the file system is no repository.
        let repository = root == "/" ? nil : root
        roots[folder] = repository
        return repository
    }

    /// Returns the names in a document's repository, in lowercase, or an empty set outside of a repository.
    func names(of path: String) -> Set<String> {
        guard let root = root(of: path) else { return [] }
        if let names = names[root] { return names }
        let names = RepositoryNames.names(inRepository: root)
        self.names[root] = names
        return names
    }

    /// Returns the glossary of a document's repository, or nil outside of a repository.
    func glossary(of path: String) throws -> RepositoryGlossary? {
        guard let root = root(of: path) else { return nil }
        if let glossary = glossaries[root] { return glossary }
        let glossary = try RepositoryGlossary(root: root, interruption: interruption)
        glossaries[root] = glossary
        return glossary
    }
}

/// The pages of a repository whose names say that they are glossaries: `docs/glossary.md`, `acronyms.rst`.
final class RepositoryGlossary {
    /// The paths of the pages.
    let pages: [String]
    private let interruption: Interruption
    private var explained: ExplainedAcronyms?

    /// The maximum number of files whose names are read, and of pages that are read.
    private static let mostFiles = 20_000
    private static let mostPages = 200

    /// Finds the pages of a repository. Packages of others and files that a .gitignore excludes do not count.
    init(root: String, interruption: Interruption) throws {
        self.interruption = interruption
        let walk = FolderWalk(path: root, skipsPackages: true, mostFiles: Self.mostFiles)
        let files = try walk.files(proceed: { _ in try interruption.check() }, leaveOut: { _, _ in })
        pages = Array(files.filter(Self.isPage).prefix(Self.mostPages))
    }

    /// Returns the acronyms that the pages explain.
    func acronyms() throws -> ExplainedAcronyms {
        if let explained { return explained }
        var acronyms = ExplainedAcronyms()
        for page in pages {
            do {
                let file = try DocumentFile(reading: page, interruption: interruption)
                let reading = AwaitedTask {
                    ParsedDocument(file.text, format: file.format).explainedAcronyms(isGlossary: true)
                }
                acronyms.formUnion(try reading.value(isAbandoned: true, checking: interruption.check))
            } catch let failure as CommandFailure where !failure.isSignal {
                // A page that is checked itself is reported there.
                continue
            }
        }
        explained = acronyms
        return acronyms
    }

    /// Whether a file is a document whose name says that it is a glossary.
    private static func isPage(_ path: String) -> Bool {
        DocumentFolder.isDocument(PrivateFile.name(of: path)) && !DocumentFolder.isPDF(path) && isGlossary(path)
    }

    /// Whether the first or the last word of a file's name, or the whole name of its folder, is one for glossaries:
    /// `glossary.md`, `frontend-glossary.rst`, `glossary/tls.md`.
    static func isGlossary(_ path: String) -> Bool {
        let folder = PrivateFile.name(of: PrivateFile.folder(of: path)).lowercased()
        if names.contains(folder) { return true }
        let stem = PrivateFile.name(of: path).lowercased().prefix { character in character != "." }
        let words = stem.split { character in !character.isLetter }.map(String.init)
        guard let first = words.first, let last = words.last else { return false }
        return names.contains(first) || names.contains(last)
    }

    private static let names: Set = [
        "glossary", "glossaries", "glossaire", "glossar", "glosario", "acronym", "acronyms", "abbreviation",
        "abbreviations", "terminology",
    ]
}
