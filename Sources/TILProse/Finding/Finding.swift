/// A definition in the buffer of a scanner: the bytes of the short and of the long form.
struct Finding: Equatable {
    var short: Range<Int>
    var long: Range<Int>
}
