import Foundation

/// Returns a number with its noun: `1 thing`, `2 things`, `1,234 things`. Pass the plural if it is irregular.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns a number with thousands separators.
package func grouped(_ number: Int) -> String {
    if number.magnitude < 1_000 { return String(number) }
    return grouped(number / 1_000) + String(format: ",%03d", Int((number % 1_000).magnitude))
}
