import CArguments
import Testing

@testable import til

@Suite struct ArgumentsTests {
    @Test func theyAreThoseThatSwiftReadsFromProc() {
        #expect(til_arguments() != nil)
        #expect(Arguments.words == CommandLine.arguments)
    }
}
