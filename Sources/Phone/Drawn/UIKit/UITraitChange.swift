/// What a view can be told of when it changes. The page's style is the only one that does.
public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
public struct UITraitUserInterfaceLevel: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitActiveAppearance: UITraitDefinition {}

@preconcurrency @MainActor public protocol UITraitChangeRegistration {}

private struct Registration: UITraitChangeRegistration {}

@preconcurrency @MainActor public protocol UITraitChangeObservable {
    var traitCollection: UITraitCollection { get }
}

extension UITraitChangeObservable {
    @available(*, deprecated, message: "Does nothing in a browser.")
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        Inert.note("registerForTraitChanges(_:handler:)")
        return Registration()
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        Inert.note("registerForTraitChanges(_:action:)")
        return Registration()
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        Inert.note("registerForTraitChanges(_:target:action:)")
        return Registration()
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIViewController: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
