import Foundation

/// A number with which the formulas of FSRS compute.
///
/// It is a `Double` for a schedule, and a ``DualNumber`` for a fit, which needs the derivatives by the weights, too.
protocol FSRSNumber {
    /// The number without its derivatives.
    var value: Double { get }

    /// Creates a constant.
    init(_ constant: Double)

    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self

    // With a constant on one side, which has no derivatives.
    static func + (left: Self, right: Double) -> Self
    static func + (left: Double, right: Self) -> Self
    static func - (left: Self, right: Double) -> Self
    static func - (left: Double, right: Self) -> Self
    static func * (left: Self, right: Double) -> Self
    static func / (left: Self, right: Double) -> Self
    static func / (left: Double, right: Self) -> Self
    static prefix func - (number: Self) -> Self

    /// Returns e to the power of a number.
    static func exponential(of exponent: Self) -> Self

    /// Returns the natural logarithm of a positive number.
    static func logarithm(of number: Self) -> Self

    /// Returns a positive number to the power of another.
    static func power(of base: Self, _ exponent: Self) -> Self
}

extension FSRSNumber {
    /// Returns the nearest number in a range. NaN becomes the lower bound, so that a damaged memory does not spread.
    func clamped(to range: ClosedRange<Double>) -> Self {
        guard value > range.lowerBound else { return Self(range.lowerBound) }
        return value < range.upperBound ? self : Self(range.upperBound)
    }

    /// Returns the smaller of two numbers.
    static func smaller(_ left: Self, _ right: Self) -> Self { right.value < left.value ? right : left }
}

extension Double: FSRSNumber {
    var value: Double { self }

    static func exponential(of exponent: Double) -> Double { exp(exponent) }
    static func logarithm(of number: Double) -> Double { log(number) }
    static func power(of base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
