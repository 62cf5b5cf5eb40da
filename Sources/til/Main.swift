import ArgumentParser
import TILCore

@main
struct Til: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "til", abstract: "Things I Learned.")
}
