import TILText

extension LintRule {
    /// Every rule, in the order in which they are listed. A new one is a file in `Rules` and a line here.
    public static let all: [LintRule] = [
        .undefined,
        .lateDefinition,
        .conflict,
        .redefined,
        .unusedDefinition,
        .longFormAgain,
        .inconsistentCase,
        .plural,
        .article,
        .knownElsewhere,
    ]

    /// The rule with a name.
    public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }

    /// The name of a rule that was probably meant by one that there is not.
    public static func nearest(to name: String) -> String? {
        EditDistance.nearest(to: name, among: all.map(\.name))
    }
}
