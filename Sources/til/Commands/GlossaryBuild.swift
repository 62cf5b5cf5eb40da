import ArgumentParser
import Foundation
import TILCore

/// `til glossary build FILE ... -o NAME.til`: builds a system-wide glossary.
struct GlossaryBuild: Command {
    static let configuration = CommandConfiguration(
        "build", "Build a glossary's file for a whole machine or a package.",
        """
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

    func run(_ session: Session) throws {
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        let name = String(PrivateFile.name(of: path).dropLast(Glossary.fileEnding.count))
        guard path.hasSuffix(Glossary.fileEnding), Glossary.isName(name) else {
            throw CommandFailure(
                """
                '\(output.visible)' is no name for a glossary's file; call it as the glossary is to be called, \
                as in -o team.til.
                """, .usage)
        }
        let glossary = Glossary(name: name, path: path, isOwn: true)
        if InputFile.exists(path), (try? GlossaryReader(glossary)) == nil {
            throw CommandFailure("'\(path.visible)' is there and no glossary, and is not overwritten.", .inputOutput)
        }
        let report = try session.watching(name, whenStopped: "Interrupted; nothing was built.") { work in
            let inputs = try files.flatMap { file in
                let origin = try reading.origin(FolderWalk.isFolder(file) ? .folder : .file)
                return try GlossaryFiles(origin: origin, interruption: work.interruption).inputs(at: file)
            }
            // Do not store where the files were on the builder's machine.
            let origin = GlossaryOrigin(kind: .built, columns: reading.columnChoice)
            return try GlossaryUpdate(of: glossary, from: origin, inputs, mode: 0o644).run(at: session.now) {
                try work.progress($0, 0)
            }
        }
        try session.show(report, json: json)
    }
}
