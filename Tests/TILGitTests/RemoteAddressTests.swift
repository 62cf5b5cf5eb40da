import Testing

@testable import TILGit

@Suite("Addresses of remotes") struct RemoteAddressTests {
    @Test(arguments: [
        ("https://example.org/me/things.git", "https://example.org/me/things.git"),
        ("ssh://me@example.org:22/things", "ssh://me@example.org:22/things"),
        ("me@example.org:things.git", "me@example.org:things.git"),
        ("/media/stick/things.git", "/media/stick/things.git"),
        ("things.git", "/home/me/work/things.git"),
        ("../a:b", "/home/me/work/../a:b"),
        ("~/things", "/home/me/things"),
        ("file:///media/stick", "file:///media/stick"),
    ])
    func aValidAddressIsAcceptedAndALocalPathMadeAbsolute(_ text: String, _ expected: String) throws {
        #expect(try RemoteAddress(text, relativeTo: "/home/me/work", home: "/home/me").text == expected)
    }

    @Test(arguments: [
        "", "--upload-pack=touch x", "-x", "ext::sh -c touch% x", "fd::1", "ssh://-oProxyCommand=x/y", "-oProxy:y",
        "me@-oProxyCommand=x:y", "host:-x", "https://a\nb", "https://example.org/%0ahost=evil", "https:///x",
        "javascript://x", "rsync://x/y", "a\u{202E}b", String(repeating: "a", count: 4_097),
    ])
    func anInvalidOrDangerousAddressIsRefused(_ text: String) {
        #expect(throws: GitError.self) { try RemoteAddress(text, relativeTo: "/home/me", home: nil) }
    }

    @Test func aPasswordInAnAddressIsNotShown() throws {
        let address = try RemoteAddress("https://me:secret@example.org/x", relativeTo: "/", home: nil)
        #expect(address.shown == "https://***@example.org/x")
        #expect(address.text == "https://me:secret@example.org/x")
        let token = try RemoteAddress("https://ghp_secret@example.org/x", relativeTo: "/", home: nil)
        #expect(token.shown == "https://***@example.org/x")
    }
}
