import Testing

@testable import til

@Suite struct GrammarTests {
    @Test func theRootIsNamed() {
        #expect(Til.configuration.commandName == "til")
    }
}
