import ArgumentParser
import Foundation
import TILCore

/// `til glossary remove NAME ...`: lets glossaries go.
struct GlossaryRemove: Command {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove glossaries; what was taken over from them stays.")

    @Argument(help: "The names.", completion: ShellCompletion.ownGlossaries)
    var names: [String]

    @OptionGroup var options: StoreOptions

    func run(in context: CommandContext) throws {
        let location = GlossaryLocation(context.environment)
        let chosen = try names.map { try location.existing(named: $0) }
        if let other = chosen.first(where: { !$0.isOwn }) {
            throw CommandFailure(
                "The glossary \(other.name) is this machine's: \(other.path) is for its administrator to remove.",
                .nothing)
        }
        for glossary in chosen {
            do {
                try FileManager.default.removeItem(atPath: glossary.path)
            } catch {
                throw CommandFailure(
                    "'\(VisibleText.visible(glossary.path))' cannot be removed: check the folder and its permissions.",
                    .inputOutput)
            }
            GlossaryRepository.remove(of: glossary, context.environment)
            context.say("Removed the glossary \(glossary.name).\n")
        }
    }
}
