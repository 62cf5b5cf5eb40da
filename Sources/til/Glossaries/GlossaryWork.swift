import Foundation
import TILCore

/// Brings a glossary up to date from where it comes: what adding and updating one have in common.
struct GlossaryWork {
    let glossary: Glossary
    let context: CommandContext

    /// Reads what has changed, and puts the glossary in its place.
    /// - Parameters:
    ///   - origin: where it comes from.
    ///   - known: what it was made from last; nil for a new one.
    func run(_ origin: GlossaryOrigin, known: GlossaryOrigin?) throws -> GlossaryReport {
        let work = WatchedWork(
            context: context, label: glossary.name,
            whenStopped: "Interrupted; the glossary \(glossary.name) was not changed.")
        var origin = origin
        return try work.run { progress in
            func update(_ files: [GlossaryInput]) throws -> GlossaryReport {
                try GlossaryUpdate(of: glossary, from: origin, files).run(at: context.now) { entries in
                    try progress(entries, 0)
                }
            }
            guard origin.kind == .git else {
                return try update(
                    GlossaryFiles(origin: origin, interruption: work.interruption).inputs(at: origin.place))
            }
            let repository = try GlossaryRepository(
                glossary, at: origin.place, context: context, interruption: work.interruption)
            let commit = try repository.fetch()
            origin.commit = commit
            if origin == known, let about = try? GlossaryReader(glossary).about() {
                return GlossaryReport(name: glossary.name, entries: about.entries)
            }
            let files = GlossaryFiles(origin: origin, interruption: work.interruption)
            defer { repository.removeFiles() }
            let hashes = try repository.extract(commit, where: files.isNeeded)
            return try update(files.inputs(at: repository.files, hashes: hashes))
        }
    }
}
