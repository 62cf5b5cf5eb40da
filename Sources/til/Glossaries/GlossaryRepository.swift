import Foundation
import TILCore
import TILGit

/// The copy of a repository of git that a glossary comes from: its newest commit, and no history.
struct GlossaryRepository {
    /// The folder of the copy.
    let folder: String
    let address: RemoteAddress
    let context: CommandContext
    let interruption: Interruption

    init(_ glossary: Glossary, at place: String, context: CommandContext, interruption: Interruption) throws {
        guard let repositories = GlossaryLocation(context.environment).repositories else {
            throw CommandFailure("HOME is not set, so there is no place for a copy of the repository; set it.", .usage)
        }
        folder = repositories + "/" + glossary.name
        do {
            address = try RemoteAddress(
                place, relativeTo: FileManager.default.currentDirectoryPath, home: context.environment.variables["HOME"]
            )
        } catch {
            throw CommandFailure(error.sentence, .usage)
        }
        (self.context, self.interruption) = (context, interruption)
    }

    /// Whether a place is the address of a repository rather than a path: `https://...`, `git@host:path`, or a bare
    /// repository's folder.
    static func isAddress(_ place: String) -> Bool {
        if place.contains("://") { return true }
        if InputFile.exists(place) {
            return InputFile.exists(place + "/HEAD") && InputFile.exists(place + "/objects")
        }
        guard let colon = place.firstIndex(of: ":") else { return false }
        return !place[..<colon].contains("/") && colon != place.startIndex
    }

    /// Fetches the newest commit, and puts its files in place.
    /// - Parameter known: the commit whose files are there.
    /// - Returns: the newest commit.
    func update(known: String?) throws -> String {
        try PrivateFile.makeFolder(folder)
        let git = Git(
            in: folder, repository: folder + "/.git", variables: context.environment.variables.all,
            mayAsk: context.canAsk)
        let (address, folder) = (address, folder)
        let task = AwaitedTask<String> {
            if !InputFile.exists(folder + "/.git/HEAD") {
                try await Git(in: folder, variables: [:]).run(["init", "--quiet", folder])
            }
            let plain = ["-c", "core.logAllRefUpdates=false", "-c", "core.bare=false", "-c", "core.worktree=" + folder]
            try await git.reaching(address).run(
                plain + [
                    "fetch", "--quiet", "--depth", "1", "--no-tags", "--force", "--update-head-ok", "--end-of-options",
                    address.text, "+HEAD:refs/til/newest",
                ])
            let newest = try await git.run(["rev-parse", "refs/til/newest"]).text
            if newest == known, try await git.ask(["rev-parse", "HEAD"]).text == known { return newest }
            try await git.run(plain + ["reset", "--quiet", "--hard", newest])
            // What older commits had goes once there is enough of it.
            _ = try await git.ask(
                plain + [
                    "-c", "gc.auto=2000", "-c", "gc.autoPackLimit=20", "-c", "gc.autoDetach=false", "gc", "--auto",
                    "--quiet", "--prune=now",
                ])
            return newest
        }
        do {
            return try task.value(checking: interruption.check)
        } catch let error as GitError {
            throw CommandFailure(error.sentence, ExitStatus(error))
        }
    }

    /// Removes the copy.
    static func remove(of glossary: Glossary, _ environment: Environment) {
        guard let repositories = GlossaryLocation(environment).repositories else { return }
        try? FileManager.default.removeItem(atPath: repositories + "/" + glossary.name)
    }
}
