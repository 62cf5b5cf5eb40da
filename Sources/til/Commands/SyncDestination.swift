import ArgumentParser
import Foundation
import TILGit
import TILSync
import TILText
import TILCore

/// The remote of a sync: a git repository or a folder.
struct SyncDestination: ParsableArguments {
    @Argument(help: "The address of a git repository.", completion: .directory)
    var url: String?

    @Option(
        help: ArgumentHelp("A folder that another program shares between your devices.", valueName: "DIR"),
        completion: .directory)
    var folder: String?

    func validate() throws {
        if url != nil, folder != nil { throw ValidationError("An address and --folder cannot be used together.") }
        if folder?.isEmpty == true { throw ValidationError("Name the folder after --folder.") }
    }

    /// Returns the remote that the options name. For a clone, this is the repository that it was cloned from.
    /// - Throws: `GitError.badAddress`.
    func remote(_ session: Session) throws -> SyncRemote {
        let present = PrivateFile.workingFolder
        let variables = session.environment.variables
        if let folder {
            let expanded = StoreLocation.expanded(folder, variables)
            let path = expanded.hasPrefix("/") ? expanded : present + "/" + expanded
            try offerToMake(path, session)
            return .folder(path)
        }
        guard let url else { return .none }
        let address = try RemoteAddress(url, relativeTo: present, home: variables["HOME"])
        // Other devices never see a push to a clone, and git rejects it.
        let origin = try AwaitedTask { try await Git.origin(ofClone: address, variables: variables) }.value()
        guard let origin else { return .git(address) }
        session.console.notify(
            "\(address.shown.visible) is a clone. Changes are sent to its origin, \(origin.shown.visible).\n")
        return .git(origin)
    }

    /// Offers to make a folder that does not exist. Only a person can know whether its disk is not mounted, and a later
    /// sync never makes it.
    private func offerToMake(_ path: String, _ session: Session) throws {
        guard session.console.canAsk, !PrivateFile.exists(path) else { return }
        let question = "The folder \(path.visible) does not exist. If its disk is mounted, create it?"
        guard session.console.agrees(to: question) else { return }
        try PrivateFile.makeFolder(path)
    }
}
