import Foundation
import Testing

@testable import TILRPC
@testable import til

/// Messages that no client should send. Each gets an error, and the server goes on.
struct LanguageServerHostilityTests {
    private static let unparsable = (-32_700, "The content is not valid JSON.")
    private static let noHeader = (-32_600, "There is no header with a valid Content-Length.")
    private static let notOne = (-32_600, "The content is not one message of JSON-RPC 2.0.")

    private static func framed(_ content: String) -> [UInt8] { Array(LanguageClient.framed(content).utf8) }
    private static let message = #"{"jsonrpc":"2.0","method":"unknown"}"#

    /// The bytes, the identifier of the error, and the error.
    private static let cases: [(bytes: [UInt8], id: String, error: (Int, String))] = [
        (Array("Content-Length: 10\r\n\r\n\(message)".utf8), "null", unparsable),
        (
            Array("Content-Length: \(message.utf8.count + 30)\r\n\r\n\(message)".utf8) + framed(message), "null",
            unparsable
        ),
        (Array("Content-Length: -5\r\n\r\n\(message)".utf8), "null", noHeader),
        (Array("Content-Length: five\r\n\r\n\(message)".utf8), "null", noHeader),
        (Array("Content-Length: 99999999999999999999\r\n\r\n\(message)".utf8), "null", noHeader),
        (Array("Length: 5\r\n\r\n\(message)".utf8), "null", noHeader),
        (Array(repeating: 0x78, count: 10_000), "null", noHeader),
        (framed(#"{"id":1,"method":"a","params":\#(String(repeating: "[", count: 50_000))}"#), "null", unparsable),
        (
            framed(
                #"{"id":1,"method":"a","params":\#(String(repeating: "[", count: 9_999) + String(repeating: "]", count: 9_999))}"#
            ), "null", unparsable
        ),
        (
            Array("Content-Length: 22\r\n\r\n{\"id\":1,\"method\":\"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8), "null",
            unparsable
        ),
        (framed(#"{"id":1,"method":"\ud800"}"#), "null", unparsable),
        // Nobody looks at the parameters of an unknown method.
        (
            Array("Content-Length: 29\r\n\r\n{\"method\":\"a\",\"params\":[\"".utf8) + [0xFF] + Array("\"]}".utf8),
            "null",
            unparsable
        ),
        (framed(""), "null", unparsable),
        (framed("null"), "null", notOne),
        (framed("[\(message)]"), "null", notOne),
        (framed(#"{"id":1.5,"method":"a"}"#), "null", notOne),
        (framed(#"{"id":[],"method":"a"}"#), "null", notOne),
        (framed(#"{"id":1,"method":5}"#), "null", notOne),
        (framed(#"{"id":77}"#), "77", (-32_600, "The message has no method.")),
        (
            framed(#"{"id":"x","method":"textDocument/unknown"}"#), #""x""#,
            (-32_601, "There is no method 'textDocument/unknown'.")
        ),
        (
            framed(#"{"id":77,"method":"textDocument/hover"}"#), "77",
            (-32_602, "The parameters of 'textDocument/hover' are invalid.")
        ),
        (
            framed(
                #"{"id":77,"method":"textDocument/hover","params":{"textDocument":{"uri":"x"},"position":{"line":1e300,"character":0}}}"#
            ),
            "77", (-32_602, "The parameters of 'textDocument/hover' are invalid.")
        ),
        (
            framed(
                #"{"id":77,"method":"textDocument/hover","params":{"textDocument":{"uri":"x"},"position":{"line":0,"character":0}}}"#
            ),
            "77", (-32_602, "The document x is not open.")
        ),
        (
            framed(#"{"id":77,"method":"workspace/executeCommand","params":{"command":"rm","arguments":[]}}"#), "77",
            (-32_602, "There is no command 'rm' with these arguments.")
        ),
        (
            framed(#"{"id":77,"method":"initialize","params":{"capabilities":{}}}"#), "77",
            (-32_600, "The server is already initialized.")
        ),
    ]

    @Test(arguments: cases.indices)
    func aHostileMessageGetsAnErrorAndTheServerContinues(number: Int) throws {
        let (bytes, id, error) = Self.cases[number]
        let client = try LanguageClient()
        client.run.send(bytes: bytes)
        let message = LanguageClient.json(error.1)
        #expect(
            try client.next() == #"{"error":{"code":\#(error.0),"message":\#(message)},"id":\#(id),"jsonrpc":"2.0"}"#)
        #expect(try client.request("shutdown", "null") == "null")
        // The fault is reported once.
        #expect(client.waiting.isEmpty)
    }

    @Test func aMessageOf64MiBIsSkippedAndAShorterOneIsRead() throws {
        let client = try LanguageClient()
        for isSkipped in [true, false] {
            let filler = String(repeating: "x", count: 64 << 20 - (isSkipped ? 0 : 100))
            client.send(#"{"id":"big","method":"unknown","params":"\#(filler)"}"#)
            #expect(try client.next().contains(isSkipped ? #""code":-32600,"# : #""code":-32601,"#))
        }
        #expect(try client.request("shutdown", "null") == "null")
    }

    @Test func requestsBeforeInitializeAreRefusedAndInvalidNotificationsIgnored() throws {
        let client = try LanguageClient(isInitialized: false)
        client.open("a.md", "Two CPU's.")
        #expect(
            try client.request("shutdown", "null")
                == #"{"code":-32002,"message":"The first request must be 'initialize'."}"#)
        _ = try client.request("initialize", #"{"capabilities":{}}"#)
        for method in ["didOpen", "didChange", "didClose"] {
            client.notify("textDocument/\(method)", "[]")
            client.notify("textDocument/\(method)", #"{"textDocument":{"uri":"x"},"contentChanges":[{"text":""}]}"#)
        }
        client.send(#"{"id":3,"result":null}"#)
        client.notify("$/unknown", "null")
        client.open("a.md", "Two CPU's.")
        #expect(try client.diagnostics("a.md") == (1, ["plural 0:4-0:9"]))
        // Positions after the end become the end.
        client.change(
            "a.md", version: 2, LanguageClient.edit(9, 9, 99, 99, " Two URL's."),
            LanguageClient.edit(-1, 0, 0, -3, "A "))
        #expect(try client.diagnostics("a.md") == (2, ["plural 0:6-0:11", "plural 0:17-0:22"]))
    }

    @Test func theReaderFindsTheSameMessagesHoweverTheBytesAreCut() {
        // The header of the last message begins where the reader gives up on a header.
        let garbage = [UInt8](repeating: 0x78, count: 4_090)
        let bytes =
            Self.cases.flatMap(\.bytes) + Self.framed("one") + Self.framed("two") + garbage + Self.framed("three")
        func events(_ size: Int) -> [String] {
            var reader = MessageReader(.header)
            var events: [String] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.append(bytes[start..<min(start + size, bytes.count)])
                while let event = reader.next() {
                    if case .content(let body) = event {
                        events.append(String(decoding: body, as: UTF8.self))
                    } else {
                        events.append("\(event)")
                    }
                }
            }
            return events
        }
        let whole = events(bytes.count)
        #expect(whole.count > 20 && whole.last == "three")
        for size in [1, 2, 3, 7, 64, 4_096] { #expect(events(size) == whole) }
    }
}
