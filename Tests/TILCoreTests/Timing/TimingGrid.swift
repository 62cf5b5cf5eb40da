import Foundation

/// Instants on a grid that dates represent exactly, so that a model may count and compare with `==`.
enum TimingGrid {
    static let base = Date(timeIntervalSinceReferenceDate: 816_000_000)

    static func instant(_ ticks: Int) -> Date { base + seconds(ticks) }
    static func seconds(_ ticks: Int) -> TimeInterval { TimeInterval(ticks) / 1_024 }
}
