import ArgumentParser
import TILCore

/// How the files of a glossary are read.
struct GlossaryReading: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Of a folder or a repository only the files that fit: *, ? and [...] as in a shell, ** for any folders.",
            valueName: "glob"))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "The columns of tables, by name or number: SHORT,LONG,NOTE,TAGS; the last two may be left out.",
            valueName: "columns"))
    var columns: String?

    @Option(help: ArgumentHelp("Read all files in this format.", valueName: "format"))
    var format: String?

    func validate() throws {
        if let columns, ColumnChoice(columns) == nil {
            throw ValidationError(
                "'\(columns)' are no columns: name that of the acronym and that of its meaning, as in --columns Abbr,Meaning "
                    + "or --columns 2,5, and perhaps those of a note and of tags.")
        }
    }

    /// The origin of a glossary whose files are read with these options.
    /// - Throws: `InterchangeError` where there is no such format.
    func origin(_ kind: GlossaryOrigin.Kind, _ place: String) throws -> GlossaryOrigin {
        GlossaryOrigin(
            kind: kind, place: place, pattern: path, columns: columns.flatMap { ColumnChoice($0) },
            format: try format.map { try InterchangeFormat.named($0).name })
    }
}
