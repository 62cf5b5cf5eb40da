/// Time that was spent, as people say it.
enum SpentTime {
    /// Seconds in the two largest units: `45 s`, `3 min 20 s`, `12 h 5 min`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(1e12, max(0, seconds)).rounded())
        if seconds < 60 { return "\(seconds) s" }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        if minutes < 60 { return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s" }
        let hours = grouped(minutes / 60)
        return minutes % 60 == 0 ? "\(hours) h" : "\(hours) h \(minutes % 60) min"
    }
}

/// A part of a whole as people say it: `92 %`; 100 and 0 only where it is all and nothing.
func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let rounded = Int((Double(part) * 100 / Double(whole)).rounded())
    if part > 0, part < whole { return "\(min(99, max(1, rounded))) %" }
    return "\(rounded) %"
}
