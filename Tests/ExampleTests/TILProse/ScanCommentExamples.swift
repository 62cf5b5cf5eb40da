import Foundation
import TILProse
import TestSupport
import Testing

/// The code in comments about prose. `ArticleTests` compares each block with a passage.
@Suite struct ScanCommentExamples {
    @Test func theExampleOfOptions() throws {
        // article
        var options = ProseScanner.Options(format: .latex)
        options.wantsUses = false  // only definitions
        let report = ProseScanner.scan("The bill of lading (BOL) came.", options: options)
        // end
        #expect(report.definitions.count == 1 && report.uses.isEmpty)
    }

    @Test func theExampleOfBytes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("paper.md", "The bill of lading (BOL) came.\n")
        // article
        let document = try Data(contentsOf: URL(fileURLWithPath: path))
        let options = ProseScanner.Options(format: DocumentFormat(path: path, start: document))
        let report = ProseScanner.scan(Array(document), options: options)
        // end
        #expect(report.definitions.map(\.short) == ["BOL"])
    }

    @Test func theExampleOfProseReports() throws {
        // article
        let report = ProseScanner.scan("The bill of lading (BOL) came. The XQZ did not.")
        print(report.definitions.map(\.short))  // ["BOL"]
        print(report.undefined.map(\.short))  // ["XQZ"]
        // end
        #expect(report.undefined.map(\.short) == ["XQZ"])
    }

    @Test func theExampleOfFormats() throws {
        // article
        let format = DocumentFormat(path: "chapter.rst") ?? .markdown  // reStructuredText
        let report = ProseScanner.scan("The bill of lading (BOL) came.", options: .init(format: format))
        // end
        #expect(format == .restructuredText && report.definitions.count == 1)
    }

    @Test func theExampleOfSourcePlaces() throws {
        // article
        let report = ProseScanner.scan("Hello.\nThe bill of lading (BOL) came.")
        for place in report.definitions.map(\.shortPlace) {
            print("line \(place.line), bytes \(place.range)")  // line 2, bytes 27..<30
        }
        // end
        #expect(report.definitions.map(\.shortPlace.range) == [27..<30])
    }

    @Test func theExampleOfWordDocuments() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("letter.txt", "no archive")
        // article
        let file = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        if WordDocument.isArchive(start: file) {
            let report = ProseScanner.scan(try WordDocument.body(of: file), options: .init(format: .wordXML))
            print(report.definitions.map(\.short))
        }
        // end
        #expect(!WordDocument.isArchive(start: file))
    }

    @Test func theExampleOfWordFailures() throws {
        let file = Array("PK".utf8)
        // article
        do {
            print(try WordDocument.body(of: file).count)
        } catch {
            print("letter.docx: \(error)")  // letter.docx: Its archive is incomplete or damaged. Copy it again.
        }
        // end
        #expect(throws: WordDocument.Failure.damaged) { try WordDocument.body(of: file) }
    }
}
