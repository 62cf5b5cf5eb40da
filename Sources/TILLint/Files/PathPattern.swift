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
    /// The patterns of the names, and wildcards for any number of folders.
    private let parts: [WildcardPart<NamePattern>]

    /// Parses a pattern. A pattern without a slash matches a name in any folder.
    package init(_ text: some StringProtocol) {
        var parts: [WildcardPart<NamePattern>] = text.contains("/") ? [] : [.anyNumber]
        let words = Substring(text).unicodeScalars.split(separator: "/")
        for word in words {
            if !Self.isFolders(word) {
                parts.append(.one(NamePattern(word)))
            } else if parts.last != .anyNumber {
                parts.append(.anyNumber)
            }
        }
        // At the end, ** stands for everything in a folder, but not for the folder itself.
        if let last = words.last, Self.isFolders(last) {
            let anyName = NamePattern(Substring("*").unicodeScalars)
            parts.append(.one(anyName))
        }
        self.parts = parts
    }

    private static func isFolders(_ word: Substring.UnicodeScalarView) -> Bool {
        word.elementsEqual("**".unicodeScalars)
    }

    /// Whether the pattern matches the names from a position to the end.
    package func matches(_ path: PathNames, from start: Int = 0) -> Bool {
        Wildcards.match(parts, path.names[start...], isPrefix: false) { pattern, name in pattern.matches(name) }
    }

    /// Whether the pattern matches a path or one of its parent folders.
    package func matchesParent(of path: PathNames) -> Bool {
        Wildcards.match(parts, path.names[...], isPrefix: true) { pattern, name in pattern.matches(name) }
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

/// A part of a pattern: a wildcard, or something that one element must match.
enum WildcardPart<Part: Equatable>: Equatable {
    /// Any number of elements.
    case anyNumber
    case one(Part)
}

extension WildcardPart: Sendable where Part: Sendable {}

/// The matching of elements with a pattern that has wildcards.
enum Wildcards {
    /// A place in a pattern and among the elements.
    private struct Place {
        var part: Int
        var element: Int
    }

    /// Whether elements match the parts of a pattern, in a time that grows with their number.
    ///
    /// If a part does not match, the last wildcard takes one more element. The wildcards before it need not be tried
    /// again, because the parts between them already matched as early as possible.
    /// - Parameters:
    ///   - isPrefix: whether it is enough that the first elements match.
    static func match<Part, Element>(
        _ parts: [WildcardPart<Part>], _ elements: ArraySlice<Element>, isPrefix: Bool, fits: (Part, Element) -> Bool
    ) -> Bool {
        // Most patterns differ at the end.
        if !isPrefix, case .one(let part)? = parts.last {
            guard let element = elements.last, fits(part, element) else { return false }
        }
        var place = Place(part: parts.startIndex, element: elements.startIndex)
        /// The part after the last wildcard, and the first element that the wildcard does not take.
        var afterWildcard: Place?
        while true {
            if place.part == parts.endIndex {
                if isPrefix || place.element == elements.endIndex { return true }
            } else {
                switch parts[place.part] {
                case .anyNumber:
                    place.part += 1
                    if place.part == parts.endIndex { return true }
                    afterWildcard = place
                    continue
                case .one(let part):
                    if place.element < elements.endIndex, fits(part, elements[place.element]) {
                        place.part += 1
                        place.element += 1
                        continue
                    }
                }
            }
            guard var next = afterWildcard, next.element < elements.endIndex else { return false }
            next.element += 1
            place = next
            afterWildcard = next
        }
    }
}
