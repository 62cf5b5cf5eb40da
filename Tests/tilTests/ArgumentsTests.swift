import CArguments
import Testing

@testable import til

@Suite struct ArgumentsTests {
    @Test func theArgumentsEqualThoseThatSwiftReadsFromProc() {
        #expect(til_arguments() != nil)
        #expect(Arguments.words == CommandLine.arguments)
    }
}
