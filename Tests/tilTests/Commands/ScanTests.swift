import Foundation
import Testing

@testable import til

@Suite struct ScanTests {
    private typealias Result = CommandRunner.Result

    private static let text = """
        We use principal component analysis (PCA).
        The PCA is fast; CD and XQZ are not. XQZ is slow.

        """

    @Test(arguments: ["", " --undefined", " --format tsv", " --json"]) func makesNoStoreToRead(options: String) throws {
        let runner = try CommandRunner()
        let file = try runner.file("paper.txt", Self.text)
        #expect(try runner.run("scan \(file)" + options).code == 0)
        #expect(!FileManager.default.fileExists(atPath: runner.database))
    }
}
