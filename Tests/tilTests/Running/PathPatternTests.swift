import Testing

@testable import til

/// Patterns of paths.
@Suite struct PathPatternTests {
    @Test(arguments: [
        ("*.csv", "a.csv"), ("*.csv", "deep/er/a.csv"), ("terms/*.csv", "terms/a.csv"), ("**/a.csv", "a.csv"),
        ("a/**/z", "a/z"), ("a/**/z", "a/b/c/z"), ("**", "a/b"), ("./x", "x"), ("[ab]?", "bz"),
    ])
    func fits(pattern: String, path: String) { #expect(PathPattern(pattern).fits(path)) }

    @Test(arguments: [
        ("*.csv", "a.tsv"), ("terms/*.csv", "terms/deep/a.csv"), ("a/**/z", "b/z"), ("terms/*", "terms"), ("a/b", "a"),
    ])
    func doesNotFit(pattern: String, path: String) { #expect(!PathPattern(pattern).fits(path)) }

    @Test func manyStarsTakeNoLonger() {
        let pattern = Array(repeating: "**", count: 200).joined(separator: "/x/")
        #expect(!PathPattern(pattern).fits(Array(repeating: "x", count: 150).joined(separator: "/") + "/y"))
    }
}
