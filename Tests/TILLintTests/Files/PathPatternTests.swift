import Testing

@testable import TILLint

struct PathPatternTests {
    @Test(
        "A pattern matches a whole path",
        arguments: [
            ("*.md", "a.md", true), ("*.md", "docs/a.md", true), ("*.md", "a.mdx", false), ("*.md", ".md", true),
            ("docs/*.md", "docs/a.md", true), ("docs/*.md", "docs/b/a.md", false), ("docs/*.md", "x/docs/a.md", false),
            ("/a.md", "a.md", true), ("/a.md", "b/a.md", false),
            ("docs/**", "docs/a/b.md", true), ("docs/**", "docs", false), ("**", "a", true), ("**/**", "a/b", true),
            ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y", false),
            ("**/a/**/b/c", "a/b/b/a/b/c", true), ("**/a/**/b/c", "a/b/b/a/c", false),
            ("a**.md", "axx.md", true), ("?.md", "ä.md", true), ("?.md", "ab.md", false),
            ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[^a-c]x", "dx", true), ("[]x]", "]", true),
            ("[[:upper:]]*", "Ab", true), ("[[:upper:]]*", "ab", false), ("[[:digit:]_]", "_", true),
            ("[a-]", "-", true), ("[\\]]", "]", true), ("[b-a]", "b", false), ("[ab", "[ab", true),
            ("\\*", "*", true), ("\\*", "a", false), ("\\#a", "#a", true), ("a\\", "a", false), ("a\\", "a\\", false),
            ("a*b*c", "aXbXc", true), ("a*b*c", "aXbX", false), ("*", "", false),
        ])
    func match(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matches(PathNames(path)) == isMatch)
    }

    @Test(
        "A pattern matches what is in a folder that it matches",
        arguments: [
            ("docs", "docs/a.md", true), ("docs", "x/docs/y/a.md", true), ("docs/a", "docs/a/b/c", true),
            ("docs/a", "docs/b/a", false), ("doc", "docs/a.md", false), ("docs/**", "docs/a.md", true),
            ("**/old/*.md", "x/old/a.md", true), ("**/old/*.md", "x/old/y/a.md", false),
        ])
    func parent(pattern: String, path: String, isMatch: Bool) {
        #expect(PathPattern(pattern).matchesParent(of: PathNames(path)) == isMatch)
    }

    @Test("Brackets that do not close are read once")
    func brackets() {
        let text = String(repeating: "[a-z", count: 50_000)
        #expect(PathPattern(text).matches(PathNames(text)))
    }

    @Test("The number of comparisons grows with the name and the pattern, not faster")
    func time() {
        var count = 0
        let ones: [WildcardPart<Int>] = Array(repeating: [.anyNumber, .one(1)], count: 100).flatMap(\.self)
        let parts = ones + [.anyNumber, .one(2), .anyNumber]
        let elements = Array(repeating: 1, count: 10_000)
        let isMatch = Wildcards.match(parts, elements[...], isPrefix: false) { part, element in
            count += 1
            return part == element
        }
        #expect(!isMatch)
        #expect(count < 20_000)
    }
}
