/// The names of Greek letters, which end names in chemistry and medicine: "TNF alpha".
enum GreekNames {
    static let names = WordSet(
        "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega")
}
