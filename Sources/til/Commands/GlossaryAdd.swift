import ArgumentParser
import Foundation
import TILCore

/// `til glossary add NAME URL|FILE|FOLDER`: a new glossary.
struct GlossaryAdd: Command {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a glossary: a file, a folder or a git repository.",
        discussion: """
            A file may be in any format that 'til import' reads, dictd's databases and the acronyms of wtf among them. Of a \
            folder or a repository all files are read that may hold acronyms, unless --path says which. An address has \
            '://' in it or is of the form host:path; the newest commit is fetched, without history.
            """)

    @Argument(help: "What the glossary is to be called.")
    var name: String

    @Argument(
        help: ArgumentHelp("The file, the folder or the repository's address.", valueName: "source"),
        completion: .file())
    var place: String

    @OptionGroup var reading: GlossaryReading

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let glossary = try GlossaryLocation(context.environment).glossary(named: name)
        if InputFile.exists(glossary.path) {
            throw CommandFailure(
                "There is a glossary \(name) already; 'til glossary update \(name)' brings it up to date, "
                    + "'til glossary remove \(name)' removes it.", .nothing)
        }
        let report = try GlossaryWork(glossary: glossary, context: context).run(origin(), known: nil)
        if json { return context.environment.output.line(try JSONText.encode(report)) }
        context.environment.output.write(GlossaryReportView(report: report, isNew: true).text(context.page()))
    }

    private func origin() throws -> GlossaryOrigin {
        if GlossaryRepository.isAddress(place) { return try reading.origin(.git, absoluteAddress) }
        guard InputFile.exists(place) else { throw InterchangeError.missing(name: VisibleText.visible(place)) }
        let path = URL(fileURLWithPath: place).standardizedFileURL.path
        guard FolderWalk.isFolder(path) else {
            if reading.path != nil { throw CommandFailure("--path is for a folder or a repository.", .usage) }
            return try reading.origin(.file, path)
        }
        return try reading.origin(.folder, path)
    }

    /// The address, which for a folder of this machine must not depend on where one is.
    private var absoluteAddress: String {
        InputFile.exists(place) ? URL(fileURLWithPath: place).standardizedFileURL.path : place
    }
}
