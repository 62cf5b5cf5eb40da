import Foundation
import TILProcess
import Testing

@testable import TILLint

struct ServerWithoutStoreTests {
    @Test("A server whose caller knows nothing reports findings, and cannot add a meaning")
    func noKnowledge() throws {
        let input = Pipe()
        let output = Pipe()
        let messages = [
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"workspace/executeCommand","params":{"command":"til.add","#
                + #""arguments":[{"short":"XQZ","long":"extra quick zone"}]}}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
            #"{"jsonrpc":"2.0","method":"exit"}"#,
        ]
        for message in messages {
            input.fileHandleForWriting.write(Data("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
        }
        try input.fileHandleForWriting.close()
        let server = LanguageServer(
            input: input.fileHandleForReading.fileDescriptor,
            output: Output(descriptor: output.fileHandleForWriting.fileDescriptor),
            log: Output(descriptor: -1), knowledge: NoKnowledge(), now: { Date() })
        try server.run()
        try output.fileHandleForWriting.close()
        let written = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(written.contains(#""message":"No store is available for XQZ.""#))
        #expect(written.hasSuffix(#"{"id":3,"jsonrpc":"2.0","result":null}"#))
    }
}
