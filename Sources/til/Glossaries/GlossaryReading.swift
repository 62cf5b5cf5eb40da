import ArgumentParser
import Foundation
import TILCore
import TILText

/// The options for reading the files of a glossary.
struct GlossaryReading: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The files of a folder or repository: *, ? and [...] as in a shell, ** for folders.",
            valueName: "glob"))
    var path: String?

    @OptionGroup var columns: ColumnOption

    @Option(help: ArgumentHelp("The format of all files.", valueName: "format"))
    var format: String?

    /// Returns the origin of a glossary that is read with these options.
    /// - Throws: `InterchangeError` if the format is unknown.
    func origin(_ kind: GlossaryOrigin.Kind, _ place: String = "") throws -> GlossaryOrigin {
        GlossaryOrigin(
            kind: kind, place: place, pattern: path, columns: columns.choice,
            format: try format.map { format in try InterchangeFormat.named(format).name })
    }
}

/// The option for the columns of a table, or for the fields of Anki's notes.
struct ColumnOption: ParsableArguments {
    @Option(
        name: [.customLong("columns"), .customLong("fields")],
        help: ArgumentHelp(
            "Columns of a table or fields of Anki by name or number: acronym, meaning and, if you like, note and tags.",
            valueName: "names"))
    var names: String?

    func validate() throws {
        if let names, choice == nil {
            throw ValidationError(
                """
                Invalid columns '\(names.visible.truncated(to: 60))'. Name the columns of the acronym and the meaning, for example \
                --columns Abbr,Meaning or --columns 2,5, and perhaps those of a note and tags.
                """)
        }
    }

    var choice: ColumnChoice? { names.flatMap { name in ColumnChoice(name) } }
}

/// The option for the separator between acronym and meaning in lines of text.
struct SeparatorOption: ParsableArguments {
    @Option(
        name: .customLong("separator"), parsing: .unconditional,
        help: ArgumentHelp("The signs between acronym and meaning in lines: =, --, tab.", valueName: "signs"))
    var signs: String?

    func validate() throws {
        if let signs, choice == nil {
            throw ValidationError(
                """
                Invalid separator '\(signs.visible.truncated(to: 60))'. Name the signs between the acronym and its meaning, for \
                example --separator = or --separator tab.
                """)
        }
    }

    var choice: SeparatorChoice? { signs.flatMap { sign in SeparatorChoice(sign) } }
}

extension GlossaryReport {
    /// Returns a line for the glossary, followed by the reports of files that were not imported completely.
    /// - Parameter isNew: Whether the glossary is new.
    func text(isNew: Bool, _ page: Page) -> String {
        let changes = new == 0 && removed == 0 ? "nothing new" : "\(grouped(new)) new, \(grouped(removed)) gone"
        let all = counted(entries, "entry", "entries")
        let sums = isNew ? "\(all) from \(counted(files.count, "file"))" : "\(changes); \(all)"
        let incomplete = files.map(\.report).filter { report in
            report.rejectedCount > 0 || report.nearRepeatCount > 0 || !report.remarks.isEmpty
        }
        return page.folded("\(page.style(.heading, name.visible)): \(sums)", indent: 2) + "\n"
            + incomplete.map { report in page.imported(report) }.joined()
            + page.list(unread, of: unread.count) { file in
                let reason = String(file.reason.split(separator: "\n").first ?? "").visible
                return "  Skipped \(file.file.visible): \(reason)"
            }
    }
}

extension Session {
    /// Prints the report of a new glossary.
    func show(_ report: GlossaryReport, json: Bool) throws {
        if json {
            try console.printJSON(report)
        } else {
            console.write(report.text(isNew: true, page()))
        }
    }

    /// Reads the changes at the origin of a glossary and replaces the glossary.
    /// - Parameter known: The origin at the last update, or nil for a new glossary.
    func update(
        _ glossary: Glossary, from origin: GlossaryOrigin, known: GlossaryOrigin?
    ) throws -> GlossaryReport {
        try console.watching(glossary.name, whenStopped: "Interrupted. The glossary \(glossary.name) was not changed.")
        {
            work in
            var files = GlossaryFiles(origin: origin, interruption: work.interruption)
            func update(at path: String, _ hashes: [String: String] = [:]) throws -> GlossaryReport {
                let inputs = try files.inputs(at: path, hashes: hashes)
                return try glossary.update(from: files.origin, inputs, at: now) { done in
                    try work.progress(WorkProgress(done))
                }
            }
            guard origin.kind == .git else { return try update(at: origin.place) }
            let repository = try GlossaryRepository(
                glossary, at: origin.place, session: self, interruption: work.interruption)
            let commit = try repository.fetch()
            files.origin.commit = commit
            if files.origin == known, let about = try? GlossaryReader(glossary).about() {
                return GlossaryReport(name: glossary.name, entries: about.entries)
            }
            defer { repository.removeFiles() }
            return try update(at: repository.files, repository.extract(commit, where: files.isNeeded))
        }
    }
}
