import TILText

/// The names in the addresses of a document: "nginx" of "https://nginx.org/en/", "gatk" of a repository's address. An
/// acronym with an address is the name of an organisation or a program, which readers can look up.
struct SiteNames {
    private var names: Set<String> = []

    init(_ document: Bytes) {
        var index = 0
        while let found = document.find("://".utf8, from: index, before: document.count) {
            index = found + "://".utf8.count
            let near = document[index...].prefix(Self.longestAddress)
            let address = near.prefix { byte in byte.isLetterOrDigit || byte.isOne(of: ".-_/~") }
            read(String(decoding: address, as: UTF8.self).lowercased())
        }
    }

    /// Whether an address names an acronym.
    /// - Parameter name: the acronym in small letters.
    func contains(_ name: String) -> Bool { names.contains(name) }

    private mutating func read(_ address: String) {
        let parts = address.split(separator: "/").map(String.init)
        guard let host = parts.first else { return }
        var labels = host.split(separator: ".").map(String.init)
        if Self.forges.contains(host) || Self.registries.contains(host) {
            let path = parts.dropFirst().prefix(Self.partsOfRepository)
            names.formUnion(path.map { part in part.hasSuffix(".git") ? String(part.dropLast(".git".count)) : part })
            return
        }
        guard labels.count > 1 else { return }
        labels.removeLast()
        if labels.count > 1, let last = labels.last, Self.secondLevels.contains(last) { labels.removeLast() }
        if let name = labels.last { names.insert(name) }
    }

    private static let longestAddress = 200
    /// The owner and the name of a repository, or the word "project" and the name of a package.
    private static let partsOfRepository = 2
    private static let forges = Set(names: "github.com gitlab.com bitbucket.org codeberg.org")
    private static let registries = Set(names: "pypi.org crates.io www.npmjs.com hub.docker.com")
    /// The parts of a name that stand for a kind of organisation or for a host of many sites.
    private static let secondLevels = Set(names: "co com ac gov org edu net github gitlab readthedocs sourceforge")
}
