import Foundation

/// A number with its derivatives by the 21 weights of FSRS-6 (forward-mode automatic differentiation).
///
/// Each operation applies the chain rule, so the formulas need no derivatives by hand. The derivatives have single
/// precision, which is far more than the steps of a fit need, and twice as fast.
struct DualNumber: FSRSNumber {
    /// The derivatives by w0 to w20, in 24 places that a processor handles together.
    struct Slopes {
        private var first = SIMD8<Float>()
        private var second = SIMD8<Float>()
        private var third = SIMD8<Float>()

        /// Creates the derivatives of a constant.
        init() {}

        private init(_ first: SIMD8<Float>, _ second: SIMD8<Float>, _ third: SIMD8<Float>) {
            self.first = first
            self.second = second
            self.third = third
        }

        /// The derivative by a weight.
        subscript(index: Int) -> Float {
            get {
                switch index / 8 {
                case 0: first[index % 8]
                case 1: second[index % 8]
                default: third[index % 8]
                }
            }
            set {
                switch index / 8 {
                case 0: first[index % 8] = newValue
                case 1: second[index % 8] = newValue
                default: third[index % 8] = newValue
                }
            }
        }

        static func + (left: Slopes, right: Slopes) -> Slopes {
            Slopes(left.first + right.first, left.second + right.second, left.third + right.third)
        }

        static func - (left: Slopes, right: Slopes) -> Slopes {
            Slopes(left.first - right.first, left.second - right.second, left.third - right.third)
        }

        static func * (factor: Double, slopes: Slopes) -> Slopes {
            let factor = Float(factor)
            return Slopes(factor * slopes.first, factor * slopes.second, factor * slopes.third)
        }
    }

    var value: Double
    var slopes: Slopes

    init(_ constant: Double) {
        value = constant
        slopes = Slopes()
    }

    private init(_ value: Double, _ slopes: Slopes) {
        self.value = value
        self.slopes = slopes
    }

    /// Creates a weight, whose derivative by itself is 1.
    init(weight index: Int, _ value: Double) {
        self.value = value
        slopes = Slopes()
        slopes[index] = 1
    }

    static func + (left: DualNumber, right: DualNumber) -> DualNumber {
        DualNumber(left.value + right.value, left.slopes + right.slopes)
    }

    static func - (left: DualNumber, right: DualNumber) -> DualNumber {
        DualNumber(left.value - right.value, left.slopes - right.slopes)
    }

    static func * (left: DualNumber, right: DualNumber) -> DualNumber {
        DualNumber(left.value * right.value, right.value * left.slopes + left.value * right.slopes)
    }

    static func / (left: DualNumber, right: DualNumber) -> DualNumber {
        let quotient = left.value / right.value
        return DualNumber(quotient, (1 / right.value) * (left.slopes - quotient * right.slopes))
    }

    static func + (left: DualNumber, right: Double) -> DualNumber {
        DualNumber(left.value + right, left.slopes)
    }

    static func + (left: Double, right: DualNumber) -> DualNumber {
        DualNumber(left + right.value, right.slopes)
    }

    static func - (left: DualNumber, right: Double) -> DualNumber {
        DualNumber(left.value - right, left.slopes)
    }

    static func - (left: Double, right: DualNumber) -> DualNumber {
        DualNumber(left - right.value, -1 * right.slopes)
    }

    static func * (left: DualNumber, right: Double) -> DualNumber {
        DualNumber(left.value * right, right * left.slopes)
    }

    static func / (left: DualNumber, right: Double) -> DualNumber {
        DualNumber(left.value / right, (1 / right) * left.slopes)
    }

    static func / (left: Double, right: DualNumber) -> DualNumber {
        let quotient = left / right.value
        return DualNumber(quotient, (-quotient / right.value) * right.slopes)
    }

    static prefix func - (number: DualNumber) -> DualNumber {
        DualNumber(-number.value, -1 * number.slopes)
    }

    static func exponential(of exponent: DualNumber) -> DualNumber {
        let result = exp(exponent.value)
        return DualNumber(result, result * exponent.slopes)
    }

    static func logarithm(of number: DualNumber) -> DualNumber {
        DualNumber(log(number.value), (1 / number.value) * number.slopes)
    }

    static func power(of base: DualNumber, _ exponent: DualNumber) -> DualNumber {
        let logarithm = log(base.value)
        let result = exp(exponent.value * logarithm)
        let byBase = result * exponent.value / base.value
        return DualNumber(result, byBase * base.slopes + (result * logarithm) * exponent.slopes)
    }
}
