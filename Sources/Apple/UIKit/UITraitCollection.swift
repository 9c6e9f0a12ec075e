/// What views can know of where they are shown. Without a screen of its own, only the style can be told.
open class UITraitCollection {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified) {
        self.userInterfaceStyle = userInterfaceStyle
    }
}
