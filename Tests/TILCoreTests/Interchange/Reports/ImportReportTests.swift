import Foundation
import Testing

@testable import TILCore

@Suite struct ImportReportTests {
    @Test func aReportHasTheDocumentedKeys() throws {
        var report = ImportReport(file: "a.tsv", format: "tsv")
        report.new = 3
        report.newMeanings = 1
        report.reject(Rejection(line: 7, reason: "Why."))
        report.add(NearRepeat(line: 2, short: "A", long: "b c", other: "b-c"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let fields =
            "\"gotNote\":0,\"gotTags\":0,\"known\":0,\"nearRepeatCount\":1,\"nearRepeats\":[{\"line\":2,\"long\":\"b c\","
            + "\"other\":\"b-c\",\"outcome\":\"skipped\",\"short\":\"A\"}],\"nearlyKnown\":0,\"new\":3,\"newMeanings\":1,"
            + "\"rejected\":[{\"line\":7,\"reason\":\"Why.\",\"text\":\"\"}],\"rejectedCount\":1,\"remarks\":[],"
            + "\"repeated\":0,\"reviews\":0,\"tagged\":0,\"updated\":0"
        let json = String(decoding: try encoder.encode(report), as: UTF8.self)
        #expect(json == "{\"file\":\"a.tsv\",\"format\":\"tsv\",\(fields)}")
        #expect(try JSONDecoder().decode(ImportReport.self, from: Data(json.utf8)) == report)
        let summary = String(decoding: try encoder.encode(ImportSummary(files: [report])), as: UTF8.self)
        #expect(summary == "{\"files\":[\(json)],\(fields)}")
    }

    @Test func aSummaryAddsTheCountsOfItsFiles() {
        var (first, second) = (ImportReport(file: "a", format: "tsv"), ImportReport(file: "b", format: "csv"))
        (first.new, first.known, second.new) = (2, 1, 3)
        second.reject(Rejection(line: 1, reason: "Why."))
        let summary = ImportSummary(files: [first, second])
        let counts = [summary.new, summary.known, summary.repeated, summary.rejectedCount, first.entries]
        #expect(counts == [5, 1, 0, 1, 3])
    }

    @Test func longListsAreCutInAReport() {
        var report = ImportReport(file: "a", format: "tsv")
        for line in 1...(ImportReport.longestList + 10) { report.reject(Rejection(line: line, reason: "Why.")) }
        #expect(report.rejected.count == ImportReport.longestList)
        #expect(report.rejectedCount == ImportReport.longestList + 10)
    }
}
