import Foundation
import TILText

@testable import til

extension Page {
    /// A page to test a view on: at 2026-11-21T08:00:00Z, a Saturday, in UTC.
    static func of(_ width: Int, colors: Style.Palette = .none) -> Page {
        Page(
            style: Style(palette: colors), width: width, height: 24, now: Date(timeIntervalSince1970: 1_795_248_000),
            utcOffset: { _ in 0 })
    }
}
