/// A trait whose changes a view can observe. Only the text size ever changes.
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

@preconcurrency @MainActor public protocol UITraitChangeObservable {
    var traitCollection: UITraitCollection { get }
}

extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let responder = self as? UIResponder
        return register(for: traits, named: "registerForTraitChanges(_:handler:)") { [weak responder] in
            if let observable = responder as? Self { handler(observable, $0) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        let (target, sender) = (target as AnyObject, self as? UIResponder)
        return register(for: traits, named: "registerForTraitChanges(_:target:action:)") { [weak target, weak sender] _ in
            if let target { _ = action.perform(on: target, sender: sender) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? UIResponder)?.textSizeRegistrations.removeAll { $0 === registration as? TextSizeRegistration }
    }

    private func register(for traits: [UITrait], named name: String, _ call: @escaping (UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        let registration = TextSizeRegistration(call)
        if traits.contains(where: { $0 == UITraitPreferredContentSizeCategory.self }) {
            (self as? UIResponder)?.textSizeRegistrations.append(registration)
        } else {
            Inert.note(name)
        }
        return registration
    }
}

extension UIViewController: UITraitChangeObservable {}
extension UIView: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
