import UIKit
import ViaductProtocol

extension Screen.Colour {
    /// A colour that differs between light and dark is both of them.
    init(_ color: UIColor) {
        if color === UIColor.secondaryLabel {
            // iOS's own is too pale to be read by everyone (WCAG 2.2, 1.4.3).
            self.init("#5C5C61", dark: "#AEAEB2")
        } else {
            self.init(color.hex, dark: color.darkHex)
        }
    }

    /// The colour of a control; `nil` for `tintColor`, since a control without a colour of its own is drawn in the app's.
    init?(tint: UIColor?) {
        guard let tint, tint !== UIColor.tintColor else { return nil }
        self.init(tint)
    }
}
