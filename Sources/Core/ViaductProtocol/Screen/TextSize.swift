/// The text size in the phone's settings.
public enum TextSize: String, JSONChoice, Sendable {
    case xsmall, small, medium, large, xlarge, xxlarge, xxxlarge
    case accessibilityMedium = "accessibility-medium"
    case accessibilityLarge = "accessibility-large"
    case accessibilityXLarge = "accessibility-xlarge"
    case accessibilityXXLarge = "accessibility-xxlarge"
    case accessibilityXXXLarge = "accessibility-xxxlarge"
}
