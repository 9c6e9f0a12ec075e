import UIKit
import ViaductProtocol

extension JSONMembers {
    /// A colour that differs between light and dark is both of them.
    mutating func add(_ key: StaticString, _ color: UIColor) {
        if color === UIColor.secondaryLabel {
            // iOS's own is too pale to be read by everyone (WCAG 2.2, 1.4.3).
            add(key, strings: ["#5C5C61", "#AEAEB2"])
        } else if let dark = color.darkHex {
            add(key, strings: [color.hex, dark])
        } else {
            add(key, color.hex)
        }
    }

    /// The colour of what can be tapped, unless it is `tintColor`: what has no colour of its own is drawn in the app's.
    mutating func add(tint: UIColor?) {
        if let tint, tint !== UIColor.tintColor { add("tint", tint) }
    }

    mutating func add(_ key: StaticString, _ number: CGFloat) {
        add(key, json: Self.json(number))
    }

    /// JSON has no infinity, and a whole number reads better without its fraction.
    static func json(_ number: CGFloat) -> String {
        guard number.isFinite else { return "0" }
        return Int(exactly: number).map(String.init) ?? String(Double(number))
    }
}
