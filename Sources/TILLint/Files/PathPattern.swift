/// A path that is split into names once, for all patterns.
package struct PathNames {
    /// The characters of a name.
    package typealias Name = [Unicode.Scalar]

    private(set) var names: [Name]

    package init(_ path: some StringProtocol) {
        names = Substring(path).unicodeScalars.split(separator: "/").map { part in Array(part) }
    }

    /// Returns the path of a file in the folder.
    func appending(_ name: String) -> PathNames {
        var path = self
        path.names.append(Array(name.unicodeScalars))
        return path
    }
}

/// A path pattern: `*`, `?` and `[...]` match characters of a name, and `**` matches any number of folders.
package struct PathPattern {
    /// The patterns of the names. nil stands for any number of folders.
    private let parts: [NamePattern?]

    /// Parses a pattern. A pattern without a slash matches a name in any folder.
    package init(_ text: some StringProtocol) {
        var parts: [NamePattern?] = text.contains("/") ? [] : [nil]
        let words = Substring(text).unicodeScalars.split(separator: "/")
        for word in words {
            if Self.isFolders(word) {
                if parts.last != .some(nil) { parts.append(nil) }
            } else {
                parts.append(NamePattern(word))
            }
        }
        // At the end, ** stands for everything in a folder, but not for the folder itself.
        if let last = words.last, Self.isFolders(last) { parts.append(NamePattern(Substring("*").unicodeScalars)) }
        self.parts = parts
    }

    private static func isFolders(_ word: Substring.UnicodeScalarView) -> Bool {
        word.count == 2 && word.allSatisfy { $0 == "*" }
    }

    /// Whether the pattern matches the names from a position to the end.
    package func matches(_ path: PathNames, from start: Int = 0) -> Bool {
        Wildcards.match(parts, path.names[start...], isPrefix: false) { $0.matches($1) }
    }

    /// Whether the pattern matches a path or one of its parent folders.
    package func matchesParent(of path: PathNames) -> Bool {
        Wildcards.match(parts, path.names[...], isPrefix: true) { $0.matches($1) }
    }
}

/// A list of patterns that were parsed once.
package struct PathPatterns: Equatable {
    /// The most patterns of a list. More would make a check of each path slow.
    package static let most = 100_000

    /// The maximum length of a pattern in bytes. No path is longer.
    static let longest = 4_096

    /// The patterns as text.
    package let texts: [String]
    private let patterns: [PathPattern]

    package init(_ texts: [String]) {
        self.texts = texts
        patterns = texts.map { text in PathPattern(text) }
    }

    package var isEmpty: Bool { texts.isEmpty }

    /// Whether a pattern matches a path or one of its parent folders.
    package func matchParent(of path: PathNames) -> Bool {
        patterns.contains { pattern in pattern.matchesParent(of: path) }
    }

    package static func == (left: Self, right: Self) -> Bool { left.texts == right.texts }
}

/// The matching of elements with a pattern that has wildcards.
enum Wildcards {
    /// Whether elements match the parts of a pattern, in a time that grows with their number.
    ///
    /// If a part does not match, the last wildcard takes one more element. The wildcards before it need not be tried
    /// again, because the parts between them already matched as early as possible.
    /// - Parameters:
    ///   - parts: the parts. nil stands for any number of elements.
    ///   - isPrefix: whether it is enough that the first elements match.
    static func match<Part, Element>(
        _ parts: [Part?], _ elements: ArraySlice<Element>, isPrefix: Bool, fits: (Part, Element) -> Bool
    ) -> Bool {
        // Most patterns differ at the end.
        if !isPrefix, let last = parts.last, let part = last {
            guard let element = elements.last, fits(part, element) else { return false }
        }
        var part = parts.startIndex
        var element = elements.startIndex
        var retry: (part: Int, element: Int)?
        while true {
            if part == parts.endIndex {
                if isPrefix || element == elements.endIndex { return true }
            } else if let wanted = parts[part] {
                if element < elements.endIndex, fits(wanted, elements[element]) {
                    part += 1
                    element += 1
                    continue
                }
            } else {
                part += 1
                if part == parts.endIndex { return true }
                retry = (part, element)
                continue
            }
            guard let last = retry, last.element < elements.endIndex else { return false }
            part = last.part
            element = last.element + 1
            retry = (part, element)
        }
    }
}
