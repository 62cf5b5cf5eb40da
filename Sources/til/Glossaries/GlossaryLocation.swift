import TILCore

/// Where glossaries are: the person's own beside the store, the machine's where it keeps what all its users share.
struct GlossaryLocation {
    /// The folder of the person's own; nil where there is no place for it.
    let own: String?
    /// Where copies of repositories are kept.
    let repositories: String?
    private let machine: [String]

    init(_ environment: Environment) {
        own = StoreLocation.glossaryFolder(variables: environment.variables)
        repositories = StoreLocation.repositoryFolder(variables: environment.variables)
        machine = environment.installedData().glossaryFolders
    }

    /// All glossaries, one's own first.
    var all: [Glossary] { Glossary.all(own: own, machine: machine) }

    /// One's own glossary of a name, whether there is one or not.
    /// - Throws: `CommandFailure` where it is no name, or there is no place for glossaries.
    func glossary(named name: String) throws -> Glossary {
        guard Glossary.isName(name) else {
            throw CommandFailure(
                "'\(name.visible)' is no name for a glossary: letters, digits, '-', '_' and '.' make one, and a "
                    + "letter or a digit comes first.", .usage)
        }
        guard let own else {
            throw CommandFailure("HOME is not set, so there is no place for glossaries; set it.", .usage)
        }
        return Glossary(name: name, path: own + "/" + name + Glossary.fileEnding, isOwn: true)
    }

    /// The glossary of a name, one's own or the machine's.
    /// - Throws: `CommandFailure` with the nearest names where there is none.
    func existing(named name: String) throws -> Glossary {
        let all = all
        if let found = all.first(where: { $0.name == name }) { return found }
        let near = all.map(\.name).filter { CommandNames.isNear(name, $0) }
        let advice =
            all.isEmpty
            ? "there are none; 'til glossary add NAME FILE' makes one."
            : near.isEmpty ? "'til glossary list' lists them." : "near it: \(near.joined(separator: ", "))."
        throw CommandFailure("There is no glossary '\(name.visible)'; \(advice)", .nothing)
    }
}
