import UIKit

extension UIColor {
    /// The colour that a page names by `#RGB`, `#RRGGBB` or `#RRGGBBAA`, as CSS does; `nil` for anything else.
    convenience init?(hex: String?) {
        guard let hex, hex.hasPrefix("#") else { return nil }
        var digits = hex.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == hex.count - 1 else { return nil }
        if digits.count == 3 {
            digits = digits.flatMap { [$0, $0] }
        }
        guard digits.count == 6 || digits.count == 8 else { return nil }
        let channels = stride(from: 0, to: digits.count, by: 2).map { (first: Int) -> CGFloat in
            CGFloat(digits[first] << 4 | digits[first + 1]) / 255
        }
        self.init(
            red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count == 4 ? channels[3] : 1)
    }
}
