/// A group of adjacent items.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    /// Replaces the others where space is tight. A page has room, so it is never drawn.
    open var representativeItem: UIBarButtonItem?
    open var isHidden = false
    @available(*, deprecated, message: "no effect") open var alwaysAvailable = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var menuRepresentation: UIMenuElement? { didSet { inert(self) } }
    open var isDisplayingRepresentativeItem: Bool { false }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        for item in barButtonItems { item.buttonGroup = self }
    }

    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    public func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true)
        -> UIBarButtonItemGroup
    { .fixedGroup(items: [self]) }
}
