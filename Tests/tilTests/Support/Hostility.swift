import Foundation
import TestSupport
import Testing

/// Texts that act on a terminal or deceive the eye, and what must not become of them.
enum Hostility {
    /// Escape sequences, controls of both sets, turned writing, what cannot be seen, and what ends a line.
    static let texts = [
        "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}x", "\u{9B}31mred", "\u{90}q\u{9C}x", "over\rwritten",
        "back\u{8}\u{8}x",
        "\u{202E}desrever", "\u{2066}iso\u{2069}", "zero\u{200B}width", "\u{FEFF}mark", "soft\u{AD}hyphen",
        "\u{E0041}tag",
        "line\u{2028}sep", "para\u{2029}sep", "next\u{85}line", "\u{7F}delete", "form\u{C}feed", "\u{B}tab",
        "\u{1}start\u{2}",
    ]

    /// The same in few texts, for what starts a process for each; one by one in `make soak`.
    static let few: [String] =
        if Soak.isLong {
            texts
        } else {
            stride(from: 0, to: texts.count, by: 7).map { texts[$0..<min($0 + 7, texts.count)].joined(separator: "x") }
        }

    /// The first character of an output that should have been made visible, or nil.
    static func leak(_ bytes: [UInt8], allowing allowed: Set<Unicode.Scalar> = ["\n", "\t"]) -> Unicode.Scalar? {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.first { scalar in
            if allowed.contains(scalar) { return false }
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: return true
            default: return scalar.properties.isDefaultIgnorableCodePoint
            }
        }
    }

    /// Expects of a run that it ended as design says, and sent nothing raw.
    static func check(_ run: ProgramRun, _ what: String, codes: Set<Int32> = [0, 1, 64, 65, 66, 74]) {
        #expect(
            codes.contains(run.status ?? -1), "\(what.debugDescription) left with \(run.status ?? -1): \(run.errorText)"
        )
        for (name, bytes) in [("output", run.output), ("errors", run.errors)] {
            if let leak = leak(bytes) {
                let text = String(decoding: bytes, as: UTF8.self).debugDescription
                Issue.record(
                    "\(what.debugDescription) sent \(leak.escaped(asASCII: true)) to \(name): \(text.prefix(1_000))")
            }
        }
        if run.status != 0, run.status != 1 { #expect(!run.errors.isEmpty, "\(what.debugDescription)") }
    }
}
