import TILText
import Testing

@testable import TILLint

struct FileURITests {
    @Test(
        "The URI of a file has the path of the file",
        arguments: [
            ("file:///tmp/a.md", "/tmp/a.md"), ("file:///tmp/a%20b%23.md", "/tmp/a b#.md"),
            ("file://localhost/tmp/a.md", "/tmp/a.md"), ("file:/tmp/a.md", "/tmp/a.md"), ("FILE:///a", "/a"),
            ("file:///tmp/", "/tmp"), ("file:///", "/"), ("file:///a%2Fb", "/a/b"), ("file:///caf%C3%A9", "/café"),
            ("file:///a?q#f", "/a"), ("file:///100%.md", "/100%.md"), ("file:///a%4", "/a%4"), ("file:///é", "/é"),
            ("file://tmp", nil), ("file:a", nil), ("https://a/b", nil), ("untitled:1", nil), ("", nil),
        ])
    func path(uri: String, path: String?) {
        #expect(FileURI.path(of: uri) == path)
    }

    @Test("Bytes that are not UTF-8 are kept")
    func bytes() {
        #expect(
            FileURI.path(of: "file:///caf%E9/%ff.md")
                == String(systemBytes: Array("/caf".utf8) + [0xE9, 0x2F, 0xFF] + Array(".md".utf8)))
    }
}
