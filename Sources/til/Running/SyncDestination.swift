import ArgumentParser

/// Where events go: a repository of git or a folder.
struct SyncDestination: ParsableArguments {
    @Argument(help: "The address of a git repository.", completion: .directory)
    var url: String?

    @Option(
        help: ArgumentHelp("A folder that another program carries to your devices.", valueName: "DIR"),
        completion: .directory)
    var folder: String?

    func validate() throws {
        if url != nil, folder != nil { throw ValidationError("Give an address or --folder, not both.") }
    }
}
