/// A menu's element with a selector, which goes to whoever answers to it: nobody in a page.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil
    ) {
        self.action = action
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
