extension String {
    /// The text with a text in the place of each of a scalar.
    ///
    /// To Swift a quote with a combining mark behind it is another character than a quote, and `replacing(_:with:)` passes
    /// over it; to SQL, to a shell or to a file's format it is a quote like all others.
    package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        var result = ""
        for other in unicodeScalars {
            if other == scalar { result += replacement } else { result.unicodeScalars.append(other) }
        }
        return result
    }
}
