import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til glossary`: manages read-only lists of other people, which look-ups search in addition to the store.
struct GlossaryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "glossary", "Look up acronyms in other people's glossaries.",
        """
        A glossary is a read-only list that somebody else maintains: a file, a git repository or a dictd dictionary. \
        'til TLA' shows your own meanings first, then those of each glossary.

        A quiz does not ask entries of a glossary until you copy them with 'til add TLA --from NAME'. til reads the \
        source only when you run 'til glossary add' or 'til glossary update'.

        Files NAME.til in the folders til/glossaries of $XDG_DATA_DIRS are glossaries for all users. 'til glossary \
        build' writes such a file.

        Examples:
          til glossary add team https://example.org/terms.git --path 'terms/*.csv'
          til glossary add ours terms.csv --columns Abbr,Meaning,,Team
          til glossary add vera /usr/share/dictd/vera.index
          til glossary update
        """,
        subcommands: [
            GlossaryListCommand.self, GlossaryAdd.self, GlossaryUpdateCommand.self, GlossaryRemove.self,
            GlossaryBuild.self,
        ], defaultSubcommand: GlossaryListCommand.self)

    /// The error of a command that needs a glossary.
    fileprivate static let none = CommandFailure(
        "You have no glossaries. Use 'til glossary add NAME FILE' to add one.")
}

/// `til glossary list`: lists the glossaries.
struct GlossaryListCommand: Command {
    static let configuration = CommandConfiguration(
        "list", "List the glossaries. This is the default.",
        """
        Examples:
          til glossary
          til glossary list --json
        """)

    @OptionGroup var options: DataOptions

    func run(_ session: Session) throws {
        let listed = GlossaryLocation(session.environment).all.map { glossary in Listed(glossary) }
        if json {
            try session.console.printJSON(lines: listed.map(\.json))
        } else {
            session.console.write(Self.text(listed, session.page()))
        }
        if listed.isEmpty { throw GlossaryCommand.none }
        if !json { for fault in listed.compactMap(\.fault) { session.console.printError(fault) } }
    }

    /// A glossary in the list.
    private struct Listed {
        let glossary: Glossary
        /// The description of the glossary, or nil if it cannot be used.
        var about: GlossaryAbout?
        /// The reason why the glossary cannot be used, or nil.
        var fault: String?

        init(_ glossary: Glossary) {
            self.glossary = glossary
            do throws(GlossaryError) {
                about = try GlossaryReader(glossary).about()
            } catch {
                fault = error.sentence
            }
        }

        var count: String {
            guard let about else { return "unusable" }
            return counted(about.entries, "entry", "entries")
        }

        /// The date of the last update, the owner and the source, as far as they are known.
        func facts(_ page: Page) -> [String] {
            var facts: [String] = []
            if let about { facts.append(page.date(about.updated)) }
            if !glossary.isOwn { facts.append("for all users") }
            if let place = about?.origin.place, !place.isEmpty { facts.append(place.visible) }
            return facts
        }

        var json: JSONObject {
            [
                "name": glossary.name, "path": glossary.path, "own": glossary.isOwn, "entries": about?.entries,
                "updated": about?.updated, "source": about?.origin.place, "commit": about?.origin.commit,
                "fault": fault,
            ]
        }
    }

    private static func text(_ listed: [Listed], _ page: Page) -> String {
        let nameWidth = listed.map(\.glossary.name.visible).widest
        let countWidth = listed.map(\.count).widest
        let room = max(1, page.rowLimit - nameWidth - countWidth - 4)
        let lines = listed.map { listed in
            let name = page.style(.short, listed.glossary.name.visible.padded(to: nameWidth))
            let count = listed.count.leftPadded(to: countWidth)
            let facts = listed.facts(page).joined(separator: "  ").truncated(to: room)
            let end = facts.isEmpty ? "" : "  " + page.style(.faint, facts)
            return "\(name)  \(count)\(end)\n"
        }
        return lines.joined()
    }
}

/// `til glossary add NAME URL|FILE|FOLDER`: adds a glossary.
struct GlossaryAdd: Command {
    static let configuration = CommandConfiguration(
        "add", "Add a glossary: a file, a folder or a git repository.",
        """
        A file may be in any format that 'til import' reads, or a database of dictd. From a folder or a repository, \
        til reads every file that may hold acronyms. Use --path to choose. A source that contains '://' or looks \
        like host:path is a git repository, and til fetches only its newest commit.

        Examples:
          til glossary add team https://example.org/terms.git --path 'terms/*.csv'
          til glossary add ours terms.csv --columns Abbr,Meaning
        """)

    @Argument(help: "A name for the glossary.")
    var name: String

    @Argument(
        help: ArgumentHelp("The file, the folder or the repository's address.", valueName: "source"),
        completion: .file())
    var place: String

    @OptionGroup var reading: GlossaryReading

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let glossary = try GlossaryLocation(session.environment).glossary(named: name)
        if PrivateFile.exists(glossary.path) {
            throw CommandFailure(
                """
                The glossary '\(name)' already exists. Use 'til glossary update \(name)' to update it or \
                'til glossary remove \(name)' to remove it.
                """)
        }
        try session.show(session.update(glossary, from: origin(), known: nil), json: json)
    }

    private func origin() throws -> GlossaryOrigin {
        // Store an absolute path, which does not depend on the working directory.
        let path = URL(fileURLWithPath: place).standardizedFileURL.path
        let exists = PrivateFile.exists(place)
        if GlossaryRepository.isAddress(place) { return try reading.origin(.git, exists ? path : place) }
        if !exists { throw InterchangeError.missing(name: place.visible) }
        if PrivateFile.isFolder(path) { return try reading.origin(.folder, path) }
        if reading.path != nil { throw CommandFailure("--path is for a folder or a repository.", .usage) }
        return try reading.origin(.file, path)
    }
}

/// `til glossary update [NAME ...]`: updates glossaries.
struct GlossaryUpdateCommand: Command {
    static let configuration = CommandConfiguration(
        "update", "Update glossaries.",
        """
        Prints one line per glossary about what has changed. A glossary that cannot be updated stays as it was, and \
        the others are still updated.

        Examples:
          til glossary update
          til glossary update team --quiet
        """)

    @Argument(help: "The names. The default is all of your own.", completion: .words(.ownGlossaries))
    var names: [String] = []

    @Flag(help: "Print nothing for glossaries that are up to date.")
    var quiet = false

    @Flag(help: "Print the reports as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let location = GlossaryLocation(session.environment)
        let chosen = try names.isEmpty ? location.all.filter(\.isOwn) : names.map(location.existing)
        if chosen.isEmpty { throw GlossaryCommand.none }
        var failure: CommandFailure?
        let reports = try chosen.compactMap { glossary -> GlossaryReport? in
            do {
                let report = try update(glossary, session)
                if let report, !json, !quiet || report.isChanged {
                    session.console.write(report.text(isNew: report.isNew, session.page()))
                }
                return report
            } catch {
                // A signal ends all updates.
                guard let said = CommandFailure(error), said.code <= 128 else { throw error }
                session.console.printError("\(glossary.name): \(said.message)")
                failure = failure ?? said
                return nil
            }
        }
        if json { try session.console.printJSON(lines: reports) }
        if let failure { throw CommandFailure("", code: failure.code) }
    }

    /// - Returns: The report, or nil if the glossary was built from files and is not named.
    private func update(_ glossary: Glossary, _ session: Session) throws -> GlossaryReport? {
        guard glossary.isOwn else {
            throw CommandFailure("It is installed for all users and updated by its package or administrator.")
        }
        let origin = try glossary.about().origin
        if origin.kind == .built {
            if names.isEmpty { return nil }
            throw CommandFailure(
                "It was built with 'til glossary build', which does not record its source. Build it again.")
        }
        return try session.update(glossary, from: origin, known: origin)
    }
}

/// `til glossary remove NAME ...`: removes glossaries.
struct GlossaryRemove: Command {
    static let configuration = CommandConfiguration(
        "remove", "Remove glossaries.",
        """
        Things that you copied from them are kept.

        Examples:
          til glossary remove team
        """)

    @Argument(help: "The names.", completion: .words(.ownGlossaries))
    var names: [String]

    @OptionGroup var options: StoreOptions

    func run(_ session: Session) throws {
        let location = GlossaryLocation(session.environment)
        var chosen: [Glossary] = []
        for name in names {
            guard let glossary = try existing(named: name, location, session) else { continue }
            let isNew = !chosen.contains { other in other.path == glossary.path }
            if isNew { chosen.append(glossary) }
        }
        if let other = chosen.first(where: { glossary in !glossary.isOwn }) {
            throw CommandFailure(
                "The glossary '\(other.name)' is installed for all users. Ask an administrator to remove \(other.path)."
            )
        }
        for glossary in chosen {
            do {
                try FileManager.default.removeItem(atPath: glossary.path)
            } catch {
                throw CommandFailure(
                    "'\(glossary.path.visible)' cannot be removed: check the folder and its permissions.", .inputOutput)
            }
            location.removeRest(of: glossary)
            session.console.notify("Removed the glossary \(glossary.name).\n")
        }
    }

    /// Returns a glossary, or nil if only the rest of an interrupted update existed, which is removed.
    private func existing(named name: String, _ location: GlossaryLocation, _ session: Session) throws -> Glossary? {
        let exists = location.all.contains { glossary in glossary.name == name }
        if !exists, let glossary = try? location.glossary(named: name) {
            let hadRest = location.removeRest(of: glossary)
            if hadRest {
                session.console.notify("Removed what an interrupted update left of the glossary \(name).\n")
                return nil
            }
        }
        return try location.existing(named: name)
    }
}
