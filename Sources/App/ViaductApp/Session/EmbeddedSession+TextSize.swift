import UIKit
import ViaductProtocol

extension EmbeddedSession {
    func use(_ textSize: TextSize) {
        guard textSize != self.textSize else { return }
        self.textSize = textSize
        guard let stage else { return }
        work(on: nil) { stage.window.change(textSize.category) }
        screenUpdates.screenDidChange()
    }
}

extension TextSize {
    /// As UIKit names it.
    var category: UIContentSizeCategory {
        switch self {
        case .xsmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xlarge: .extraLarge
        case .xxlarge: .extraExtraLarge
        case .xxxlarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityXLarge: .accessibilityExtraLarge
        case .accessibilityXXLarge: .accessibilityExtraExtraLarge
        case .accessibilityXXXLarge: .accessibilityExtraExtraExtraLarge
        }
    }
}
