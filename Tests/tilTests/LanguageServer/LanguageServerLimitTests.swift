import Foundation
import Testing

@testable import TILRPC
@testable import til

/// Sizes and paths that no editor sends, and files that the server must not touch.
struct LanguageServerLimitTests {
    @Test func aChangeWithoutAVersionIsPublishedWithoutOne() throws {
        let client = try LanguageClient()
        client.open("a.md", "Two CPU's.", version: .max)
        #expect(try client.next().contains("\"version\":\(Int.max)}"))
        client.notify(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(client.uri("a.md"))"},"contentChanges":[{"text":"Two URL's."}]}"#)
        let published = try client.next()
        #expect(published.contains("Write URLs") && !published.contains("\"version\""))
        #expect(try client.request("shutdown", "null") == "null")
    }

    @Test(arguments: [2_000, 100_000])
    func aDocumentWithAnImpossiblyLongPathDoesNotStopTheServer(count: Int) throws {
        let client = try LanguageClient()
        let name = String(repeating: "a/", count: count) + "a.md"
        client.open(name, "The XQZ met.")
        client.open("b.md", "The XQZ met.")
        #expect(try client.request("hover", "b.md", 0, 5) == "null")
        let errors = client.run.errorText
        #expect(errors.contains("The URI of a document has at most 12304 bytes.") == (count > 10_000))
    }

    @Test func messagesOf64MiBAreNotReadBeforeTheNextAnswer() throws {
        let pipe = Pipe()
        let inbox = Inbox<String>(
            descriptor: pipe.fileHandleForReading.fileDescriptor, framing: .header, cancelled: { _ in nil },
            refuse: { _, _ in })
        let filler = String(repeating: "x", count: 30 << 20)
        let content = #"{"jsonrpc":"2.0","method":"a","params":"\#(filler)"}"#
        let message = LanguageClient.framed(content)
        let writer = Thread {
            for _ in 0..<4 { try? pipe.fileHandleForWriting.write(contentsOf: Data(message.utf8)) }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        var sizes: [Int] = []
        while !inbox.isClosed || sizes.count < 4 {
            while inbox.waitingSize < 64 << 20, !inbox.isClosed { inbox.receive() }
            #expect(inbox.waitingSize < 96 << 20)
            while let message = inbox.next() { sizes.append(message.size) }
            #expect(inbox.waitingSize == 0)
        }
        #expect(sizes == Array(repeating: content.utf8.count, count: 4))
    }

    // MARK: The allow list

    /// Asks the server to allow an acronym in a file, and returns the message for the person.
    private func allow(_ client: LanguageClient, _ file: String) throws -> String {
        _ = try client.request(
            "workspace/executeCommand",
            #"{"command":"til.allow","arguments":[{"short":"XQZ","file":"\#(file)"}]}"#)
        return try client.shown()
    }

    @Test func aLinkedAllowListIsExtendedOnlyInTheWorkspace() throws {
        let outside = try LanguageClient(files: ["allowed": "XQA\n"])
        let client = try LanguageClient(files: ["shared": "XQA\n"])
        let link = client.folder + "/.til-lint-allow"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: outside.folder + "/allowed")
        #expect(try allow(client, link).contains("is a link out of it"))
        #expect(try String(contentsOfFile: outside.folder + "/allowed", encoding: .utf8) == "XQA\n")
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.folder + "/none")
        #expect(try allow(client, link).contains("is a link out of it"))
        #expect(!FileManager.default.fileExists(atPath: outside.folder + "/none"))
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "shared")
        #expect(try allow(client, link).contains("Allowed XQZ"))
        let shared = try String(contentsOfFile: client.folder + "/shared", encoding: .utf8)
        #expect(shared == "XQA\nXQZ\n")
    }

    @Test func aLinkedFolderDoesNotLeadOutOfTheWorkspace() throws {
        let outside = try LanguageClient(files: [".til-lint-allow": "XQA\n"])
        let client = try LanguageClient()
        try FileManager.default.createSymbolicLink(
            atPath: client.folder + "/docs", withDestinationPath: outside.folder)
        #expect(try allow(client, client.folder + "/docs/.til-lint-allow").contains("is a link out of it"))
        #expect(try allow(client, outside.folder + "/.til-lint-allow").contains("of the workspace"))
    }

    @Test func onlyAnAllowListOfTheWorkspaceIsWritten() throws {
        let client = try LanguageClient(options: ["--database", ".til-lint-allow"])
        for name in ["til.db", "other.toml", "a/../til.db"] {
            #expect(try allow(client, client.folder + "/" + name).contains("is not a .til-lint-allow of the workspace"))
            #expect(!FileManager.default.fileExists(atPath: client.folder + "/" + name))
        }
    }

    @Test func anAllowListAboveTheWorkspaceIsExtended() throws {
        let client = try LanguageClient()
        try FileManager.default.createDirectory(
            atPath: client.folder + "/docs", withIntermediateDirectories: true)
        let folder = client.uri("docs")
        client.notify(
            "workspace/didChangeWorkspaceFolders",
            #"{"event":{"added":[{"uri":"\#(folder)"}],"removed":[{"uri":"\#(client.uri(""))"}]}}"#)
        #expect(try allow(client, client.folder + "/.til-lint-allow").contains("Allowed XQZ"))
    }
}
