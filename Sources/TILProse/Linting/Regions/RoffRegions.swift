/// The parts of man pages: lines of requests, headings and what they frame. Text lines may be edited.
enum RoffRegions {
    static func read(_ collector: inout RegionCollector) {
        let bytes = collector.bytes
        var start = 0
        var isHeadingNext = false
        var open: (kind: DocumentRegions.Kind, end: Set<String>, start: Int)?
        while start < bytes.count {
            let line = start..<collector.lineEnd(from: start)
            start = line.upperBound + 1
            let first = line.isEmpty ? 0 : bytes[line.lowerBound]
            guard first == UInt8(ascii: ".") || first == UInt8(ascii: "'") else {
                if isHeadingNext, !line.isEmpty {
                    collector.add(.heading, line)
                    isHeadingNext = false
                } else if open == nil {
                    collector.addQuotations(line)
                }
                continue
            }
            var nameStart = line.lowerBound + 1
            while nameStart < line.upperBound, ByteClass.isBlank(bytes[nameStart]) { nameStart += 1 }
            let nameEnd = (nameStart..<line.upperBound).first { ByteClass.isBlank(bytes[$0]) } ?? line.upperBound
            let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
            if name.hasPrefix("\\\"") {
                collector.add(.comment, line)
                continue
            }
            if let opened = open, opened.end.contains(name) {
                collector.add(opened.kind, opened.start..<line.upperBound)
                open = nil
                continue
            }
            if open == nil, let (kind, end) = frames[name] { open = (kind, end, line.lowerBound) }
            switch name {
            case "SH", "SS", "Sh", "Ss", "TH", "Dt", "Nd":
                collector.add(.heading, line)
                isHeadingNext = nameEnd == line.upperBound
            case "TP", "IP", "It": collector.add(.heading, line)
            // A request sets a few words in another type, and a person may define an acronym there, but no edit goes there.
            default: collector.add(name == "B" || name == "I" ? .link : .table, line)
            }
        }
        if let open { collector.add(open.kind, open.start..<bytes.count) }
    }

    /// The requests that frame several lines, with those that close them.
    private static let frames: [String: (DocumentRegions.Kind, Set<String>)] = [
        "nf": (.code, ["fi"]), "EX": (.code, ["EE"]), "Bd": (.code, ["Ed"]), "UR": (.link, ["UE"]),
        "MT": (.link, ["ME"]), "TS": (.table, ["TE"]),
    ]
}
