/// What becomes of a line that is ended from outside.
enum LineEnding: Equatable {
    /// It stays on the screen.
    case kept
    /// It is erased, with as many rows above it.
    case erased(rowsAbove: Int)
}
