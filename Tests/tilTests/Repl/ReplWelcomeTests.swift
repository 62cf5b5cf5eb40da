import Foundation
import Testing

@testable import til

/// What the REPL says first.
@Suite struct ReplWelcomeTests {
    @Test func withoutTheStarterDeckTheGreetingNamesTheImport() throws {
        let runner = try CommandRunner()
        let session = runner.session()
        defer { session.close() }
        #expect(
            try session.welcome(session.store())
                == """
                Things I Learned: nothing here yet.

                  add ftw for the win  adds an acronym
                  import FILE          adds your own list
                  help                 lists commands


                """)
    }
}
