extension String {
    /// Returns the text with each occurrence of a scalar replaced.
    ///
    /// In Swift, a quote followed by a combining mark is a different `Character` from a quote, and `replacing(_:with:)`
    /// skips it. In SQL, in a shell or in a file format, the quote is an ordinary quote.
    package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
        mapped { present in present == scalar ? replacement : nil }
    }

    /// Returns the text with some of its scalars replaced.
    /// - Parameter replacement: returns the replacement of a scalar, or nil to keep the scalar.
    package func mapped(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = ""
        for scalar in unicodeScalars { result += replacement(scalar) ?? String(scalar) }
        return result
    }
}
