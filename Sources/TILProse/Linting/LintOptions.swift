/// What a linter looks for.
public struct LintOptions: Sendable {
    /// The rules whose findings are reported, with how grave they are.
    public var severities: [LintRule: LintSeverity]
    /// Acronyms that nobody has to define.
    public var allowed: Set<String>
    /// Whether acronyms that stand in dictionaries as words (URL, PDF) are allowed too.
    public var allowsCommon: Bool

    /// Makes options: all rules but the quiet ones, unless others are given.
    public init(
        severities: [LintRule: LintSeverity]? = nil, allowed: Set<String> = [], allowsCommon: Bool = false
    ) {
        self.severities =
            severities
            ?? Dictionary(uniqueKeysWithValues: LintRule.all.filter { !$0.isQuiet }.map { ($0, $0.severity) })
        self.allowed = allowed
        self.allowsCommon = allowsCommon
    }

    /// Whether an acronym need not be defined.
    func allows(_ short: String) -> Bool {
        allowed.contains(short) || allowsCommon && CommonAcronyms.words.contains(short)
    }
}

/// Acronyms that stand in dictionaries as words and that no reader wants spelled out. A linter can be told to know none.
enum CommonAcronyms {
    static let words: Set<String> = Set(
        """
        AC AD AM AI API ASAP ASCII ATM BBC BC BCE CD CD-ROM CE CEO CIA CLI CPU CSS CSV CV DC DIY DNA DVD EU FAQ FBI FM FYI
        GB GMT GPS GPU GUI HIV HTML HTTP HTTPS I/O ID IEEE IP IQ ISBN ISO IT JPEG JPG JSON KB LAN LCD LED MB MIT MP3 NASA NATO
        OK OS PC PDF PIN PM PNG Q&A R&D RAM RFC RNA ROM RSVP SMS SQL SSH TB TCP TV UFO UI UK UN UNICEF UNIX URL URI US USA U.S
        U.S.A USB UTC UTF UTF-8 VIP VPN Wi-Fi WiFi WWW XML YAML ZIP TODO FIXME README NB PS IDE 2D 3D
        """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
