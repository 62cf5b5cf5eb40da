import Glibc

/// A pattern for paths: `*` fits any part of a name, `**` any number of folders.
struct PathPattern {
    private let parts: [String]

    /// The pattern that a text is. One without a slash fits a name in every folder.
    init(_ text: String) {
        let parts = text.split(separator: "/").map(String.init)
        self.parts = text.contains("/") ? parts : ["**"] + parts
    }

    /// Whether it fits a path, or a folder on the way to it.
    func fits(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return Self.fits(parts, names) || Self.fits(parts + ["**"], names)
    }

    /// Whether parts fit the names of a path one after the other; "**" fits any number of them.
    static func fits(_ parts: [String], _ names: [String]) -> Bool {
        // Which numbers of names the parts so far fit.
        var reached: Set<Int> = [0]
        for part in parts {
            var next: Set<Int> = []
            for count in reached {
                if part == "**" {
                    next.formUnion(count...names.count)
                } else if count < names.count, fnmatch(part, names[count], 0) == 0 {
                    next.insert(count + 1)
                }
            }
            reached = next
        }
        return reached.contains(names.count)
    }
}
