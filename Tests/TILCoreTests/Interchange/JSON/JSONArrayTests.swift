import Foundation
import Testing

@testable import TILCore

@Suite struct JSONArrayTests {
    typealias Support = InterchangeSupport

    private static let pretty = """
        [
          {
            "short" : "FTW",
            "long" : "for \\"the\\" [win], }",
            "memory" : { "meaning" : { "due" : [1, 2] } },
            "tags" : ["a", "b"]
          },
          {"short":"CD","long":"compact disc"} , {"short":"\\\\","long":"backslash"}
        ]

        """

    @Test func eachElementIsAnEntry() throws {
        let items = try Support.items(JSONLines.format, Array(Self.pretty.utf8))
        #expect(
            Support.lines(items) == ["2 FTW|for \"the\" [win], }||a,b", "8 CD|compact disc", "8 \\|backslash"])
        let marked = try Support.items(JSONLines.format, [0xEF, 0xBB, 0xBF] + Array(Self.pretty.utf8))
        #expect(marked == items)
    }

    @Test(arguments: ["list.json", "list.jsonl", "list", "list.txt"]) func anArrayIsRecognised(name: String) throws {
        #expect(try Support.recognised(name, Self.pretty) == "jsonl")
    }

    /// The array is longer than the sample for recognition and than the longest line.
    @Test func anArrayLongerThanTheSampleIsRecognised() throws {
        let note = String(repeating: "x", count: 4_000)
        let object = "{\"short\":\"FTW\",\"long\":\"for the win\",\"note\":\"\(note)\"},"
        let text = "[" + String(repeating: object, count: 300) + object.dropLast() + "]"
        #expect(text.utf8.count > TextLines.longestLine)
        #expect(try Support.recognised("list", text) == "jsonl")
        #expect(try Support.items(JSONLines.format, text).count == 301)
    }

    @Test func aFaultIsNamedWithItsLine() throws {
        let good = "{\"short\":\"A\",\"long\":\"a\"}"
        let long = "{\"x\":\"" + String(repeating: "x", count: 1 << 20) + "\"}"
        let lines = { (text: String) in try Support.lines(JSONLines.format, text) }
        #expect(
            try lines("[{},\n\(good),\n1,\n\(good) \(good),\n\(long),\(good),]") == [
                "1 !The object lacks 'short' or 'long'.", "2 A|a",
                "3 !The element is not a JSON object: '{' is expected at byte 1.",
                "4 !The element is not a JSON object.",
                "5 !\(RejectionReason.elementTooLong)", "5 A|a",
            ])
        #expect(try lines("[\(good),\n{\"short\":") == ["1 A|a", "2 !\(RejectionReason.arrayNotClosed)"])
        #expect(try lines("[\(good)]\n\nx\ny") == ["1 A|a", "3 !\(RejectionReason.textAfterArray)"])
    }
}
