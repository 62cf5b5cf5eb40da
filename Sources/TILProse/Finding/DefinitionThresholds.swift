/// What an alignment has to be worth, for each letter, to be taken as a definition.
struct DefinitionThresholds {
    /// "long form (SF)": for an acronym in capitals, for one in mixed case, and for a word in small letters.
    var capitals = 0.55
    var mixed = 0.6
    var small = 0.75
    /// "long form (SF model)": where more follows the acronym inside the parentheses.
    var followed = 0.98
    /// "SF (long form)".
    var reversed = 0.75
    /// The same for a short form with few capitals or none.
    var reversedSmall = 0.8
    /// Behind a phrase such as "short for", and behind one that has other uses, such as "or".
    var announced = 0.7
    var hinted = 0.9
}
