/// The traits of a view's surroundings.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        super.init()
    }

    public convenience override init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    public static var current: UITraitCollection { UITraitCollection() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var displayScale: CGFloat { 3 }
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

/// A trait whose changes a view can observe. Only the page's style ever changes.
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
    @available(*, deprecated, message: "no effect")
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        Inert.note("registerForTraitChanges(_:handler:)")
        return Registration()
    }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        Inert.note("registerForTraitChanges(_:action:)")
        return Registration()
    }

    @available(*, deprecated, message: "no effect")
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

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light
    case dark
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft
}
