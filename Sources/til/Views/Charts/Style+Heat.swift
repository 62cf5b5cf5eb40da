extension Style {
    /// Text as hot as a level: 0 for nothing, 1 to 4 from little to much.
    ///
    /// Greens of a middle lightness, which keep a contrast on dark and on light ground.
    func heat(_ level: Int, _ text: String) -> String {
        guard level > 0 else { return self(.faint, text) }
        let many = ["38;5;108", "38;5;71", "38;5;34", "38;5;28"]
        let sixteen = ["2;32", "32", "32", "1;32"]
        let index = min(level, many.count) - 1
        switch palette {
        case .none: return text
        case .sixteen: return "\u{1B}[\(sixteen[index])m\(text)\u{1B}[0m"
        case .many: return "\u{1B}[\(many[index])m\(text)\u{1B}[0m"
        }
    }
}
