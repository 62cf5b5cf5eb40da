import ArgumentParser
import Foundation
import TILCore
import TILProcess
import TILText

/// `til glossary build FILE ... -o NAME.til`: builds a system-wide glossary.
struct GlossaryBuild: Command {
    static let configuration = CommandConfiguration(
        "build", "Build a glossary file for all users or for a package.",
        """
        Install the file in the folder til/glossaries of one of the $XDG_DATA_DIRS, for example \
        /usr/local/share/til/glossaries, and all users can look it up. The glossary has the name of the file.

        Examples:
          til glossary build terms.csv -o team.til
          til glossary build docs/ --path '*.md' -o team.til
        """)

    @Argument(help: "The files or folders.", completion: .file())
    var files: [String]

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write: NAME.til.", valueName: "file"), completion: .file())
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
                '\(output.visible)' is not a valid name for a glossary's file. Use NAME.til, for example \
                -o team.til.
                """, .usage)
        }
        let glossary = Glossary(name: name, path: path, isOwn: true)
        if PrivateFile.exists(path), (try? glossary.about()) == nil {
            throw CommandFailure(
                "'\(path.visible)' exists and is not a glossary, so til does not overwrite it.", .inputOutput)
        }
        try session.checkIsNotStore(path)
        let report = try session.console.watching(name, whenStopped: "Interrupted. Nothing was built.") { work in
            let inputs = try files.flatMap { file in
                let origin = try reading.origin(PrivateFile.isFolder(file) ? .folder : .file)
                return try GlossaryFiles(origin: origin, interruption: work.interruption).inputs(at: file)
            }
            // Do not store where the files were on the builder's machine.
            let origin = GlossaryOrigin(kind: .built, columns: reading.columns.choice)
            return try glossary.update(from: origin, inputs, mode: 0o644, at: session.now) { done in
                try work.progress(WorkProgress(done))
            }
        }
        try session.show(report, json: json)
    }
}
