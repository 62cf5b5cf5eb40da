import TILProcess
package import TILProse
import TILText

/// The meanings that the documents of a configuration may use without a definition: those in the lists that it names
/// and, if wanted, those that the caller knows.
package final class ConfiguredKnowledge: AcronymKnowledge {
    /// The meanings in lists, by key.
    private let listed: [String: [KnownMeaning]]
    private let caller: (any LintKnowledge)?
    private var answers: [String: [KnownMeaning]] = [:]

    /// An editor asks for every unfinished word, so answers are dropped at this number.
    private static let mostAnswers = 10_000

    /// Creates the knowledge of lists and of a caller.
    /// - Parameters:
    ///   - listed: the meanings in lists, by the key of the acronym.
    ///   - caller: the caller's knowledge, or nil if it is not wanted.
    package init(listed: [String: [KnownMeaning]] = [:], caller: (any LintKnowledge)?) {
        self.listed = listed
        self.caller = caller
    }

    /// Returns the meanings of an acronym in lists. The origin is the name of the file.
    func listed(_ short: String) -> [KnownMeaning] { listed[AcronymKey.key(of: short)] ?? [] }

    /// Returns the sorted keys in lists that start with a prefix.
    func listedShorts(startingWith prefix: String, limit: Int) -> [String] {
        let key = AcronymKey.key(of: prefix)
        let matches = listed.keys.filter { listedKey in listedKey.hasPrefix(key) }
        return Array(matches.sorted().prefix(limit))
    }

    package func hints(of short: String) throws -> [KnownMeaning] { try caller?.hints(of: short) ?? [] }

    package func probableMeaning(
        of short: String, in document: [UInt8], format: DocumentFormat
    ) throws -> KnownMeaning? {
        // A meaning in a list of the configuration has no texts to compare.
        listed(short).isEmpty ? try caller?.probableMeaning(of: short, in: document, format: format) : nil
    }

    package func meanings(of short: String) throws -> [KnownMeaning] {
        if let answer = answers[short] { return answer }
        if answers.count > Self.mostAnswers { answers.removeAll() }
        let answer = listed(short) + (try caller?.meanings(of: short) ?? [])
        answers[short] = answer
        return answer
    }
}

/// The knowledge for each configuration. Each combination of sources is read once.
final class ConfiguredKnowledges {
    private struct Sources: Hashable {
        let usesCaller: Bool
        let lists: [String]
    }

    private let caller: any LintKnowledge
    private let interruption: Interruption
    private var cache: [Sources: ConfiguredKnowledge] = [:]

    init(caller: any LintKnowledge, interruption: Interruption) {
        self.caller = caller
        self.interruption = interruption
    }

    /// Returns the knowledge for the documents of a configuration.
    func knowledge(for configuration: LintConfiguration) throws -> ConfiguredKnowledge {
        let sources = Sources(usesCaller: configuration.usesStore, lists: configuration.glossaryPaths)
        if let knowledge = cache[sources] { return knowledge }
        var listed: [String: [KnownMeaning]] = [:]
        for path in sources.lists {
            let name = PrivateFile.name(of: path)
            for entry in try caller.entries(ofList: path, interruption: interruption) {
                let meaning = KnownMeaning(long: entry.long, origin: name)
                listed[AcronymKey.key(of: entry.short), default: []].append(meaning)
            }
        }
        let knowledge = ConfiguredKnowledge(listed: listed, caller: sources.usesCaller ? caller : nil)
        cache[sources] = knowledge
        return knowledge
    }
}
