import Foundation
import Testing

@testable import til

@Suite struct ScanTests {
    private typealias Result = CommandRunner.Result

    private static let text = """
        We use principal component analysis (PCA).
        The PCA is fast; CD and XQZ are not. XQZ is slow.

        """

    @Test func tellsDefinedKnownAndUndefined() throws {
        let runner = try CommandRunner(having: "cd compact disc", "cd change directory")
        let file = try runner.file("paper.txt", Self.text)
        let expected = """
            Defined
              PCA  principal component analysis  line 1

            Known to the store
              CD   Compact Disc; Change Directory  line 2

            Undefined
              XQZ  line 2, 2 times

            """
        #expect(try runner.run("scan \(file)") == Result(output: expected))
        #expect(try runner.run("scan \(file) --undefined") == Result(output: "XQZ\n"))
        #expect(try runner.run("scan \(file) --format tsv") == Result(output: "PCA\tprincipal component analysis\n"))
        #expect(try runner.store().count == 2)
    }

    @Test(arguments: ["", " --undefined", " --format tsv", " --json"]) func makesNoStoreToRead(options: String) throws {
        let runner = try CommandRunner()
        let file = try runner.file("paper.txt", Self.text)
        #expect(try runner.run("scan \(file)" + options).code == 0)
        #expect(!FileManager.default.fileExists(atPath: runner.database))
    }

    @Test func addsWhatIsDefinedOnce() throws {
        let runner = try CommandRunner()
        let file = try runner.file("paper.txt", Self.text)
        #expect(try runner.run("scan \(file) --add --tag paper").errors == "Added 1 thing.\n")
        #expect(
            try runner.run("pca").output == "PCA  principal component analysis\n     from \(file) line 1\n     #paper\n"
        )
        #expect(try runner.run("scan \(file) --add").errors == "Added 0 things.\n")
    }

    @Test func namesTheFilesWhereThereAreSeveral() throws {
        let runner = try CommandRunner()
        let (one, two) = (try runner.file("1.txt", Self.text), try runner.file("2.txt", "PCA and XQZ again.\n"))
        let output = try runner.run("scan \(one) \(two)").output
        #expect(output.contains("  PCA  principal component analysis  \(one):1\n"))
        #expect(output.contains("  XQZ  \(one):2, 3 times\n"))
    }

    @Test func printsOneJSONDocument() throws {
        let runner = try CommandRunner(having: "cd compact disc")
        let file = try runner.file("paper.txt", Self.text)
        let data = Data(try runner.run("scan --json \(file)").output.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        #expect(object["defined"]?.first?["short"] as? String == "PCA")
        #expect(object["defined"]?.first?["line"] as? Int == 1)
        #expect(object["known"]?.first?["short"] as? String == "CD")
        #expect(object["undefined"]?.first?["short"] as? String == "XQZ")
        let undefined = Data(try runner.run("scan --json --undefined \(file)").output.utf8)
        let rest = try #require(try JSONSerialization.jsonObject(with: undefined) as? [String: [[String: Any]]])
        #expect(rest.mapValues(\.count) == ["defined": 0, "known": 0, "undefined": 1])
    }

    @Test func tellsEachSpellingInJSONAndOneToAPerson() throws {
        let runner = try CommandRunner()
        let file = try runner.file(
            "paper.txt",
            """
            Serum Response Factor (SRF)

            The serum response factor (SRF) and other serum response factors (SRFs).
            """)
        let data = Data(try runner.run("scan --json \(file)").output.utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
        let longs = object["defined"]?.map { $0["long"] as? String }
        #expect(longs == ["Serum Response Factor", "serum response factor", "serum response factors"])
        #expect(try runner.run("scan --format tsv \(file)").output == "SRF\tSerum Response Factor\n")
        #expect(
            try runner.run("scan \(file)").output == """
                Defined
                  SRF  Serum Response Factor  line 1

                """)
        #expect(try runner.run("scan \(file) --add").errors == "Added 1 thing.\n")
    }

    @Test func findsNothingInNothing() throws {
        let runner = try CommandRunner()
        let file = try runner.file("paper.txt", "nothing to be seen here\n")
        #expect(try runner.run("scan \(file)") == Result(output: "No acronyms were found.\n"))
        #expect(try runner.run("scan missing.txt").code == 66)
        #expect(try runner.run("scan").code == 64)
    }
}
