import ArgumentParser
import Foundation
import TILCore

/// `til glossary build FILE ... -o NAME.til`: a glossary for all users of a machine.
struct GlossaryBuild: Command {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Build a glossary's file for a whole machine or a package.",
        discussion: """
            Put into til/glossaries of a folder in $XDG_DATA_DIRS, such as /usr/local/share/til/glossaries, the file is \
            looked up by all users of the machine, who need no right to write anywhere. It is named as the glossary is to \
            be called.
            """)

    @Argument(help: "The files or folders.", completion: .file())
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to make: NAME.til.", valueName: "file"), completion: .file())
    var output: String

    @OptionGroup var reading: GlossaryReading

    @Flag(help: "Print the report as one JSON document.")
    var json = false

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        let name = String(PrivateFile.name(of: path).dropLast(Glossary.fileEnding.count))
        guard path.hasSuffix(Glossary.fileEnding), Glossary.isName(name) else {
            throw CommandFailure(
                "'\(VisibleText.visible(output))' is no name for a glossary's file; call it as the glossary is to be called, "
                    + "as in -o team.til.", .usage)
        }
        let glossary = Glossary(name: name, path: path, isOwn: true)
        if InputFile.exists(path), (try? GlossaryReader(glossary)) == nil {
            throw CommandFailure(
                "'\(VisibleText.visible(path))' is there and no glossary, and is not overwritten.", .inputOutput)
        }
        let work = WatchedWork(context: context, label: name, whenStopped: "Interrupted; nothing was built.")
        let report = try work.run { progress in
            let inputs = try files.flatMap { file in
                let origin = try reading.origin(FolderWalk.isFolder(file) ? .folder : .file, "")
                return try GlossaryFiles(origin: origin, interruption: work.interruption).inputs(at: file)
            }
            // It tells nobody where on the builder's machine its files were.
            return try GlossaryUpdate(
                of: glossary, from: GlossaryOrigin(kind: .built, columns: reading.columns.flatMap { ColumnChoice($0) }),
                inputs, mode: 0o644
            ).run(at: context.now) { try progress($0, 0) }
        }
        if json { return context.environment.output.line(try JSONText.encode(report)) }
        context.environment.output.write(GlossaryReportView(report: report, isNew: true).text(context.page()))
    }
}
