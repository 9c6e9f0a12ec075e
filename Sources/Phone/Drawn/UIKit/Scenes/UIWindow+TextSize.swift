extension UIWindow {
    /// The page's person has chosen another text size: all that is in the window hears of it, as on a phone.
    package func change(_ category: UIContentSizeCategory) {
        let previous = UITraitCollection(userInterfaceStyle: shownStyle, contentSizeCategory: contentSizeCategory)
        contentSizeCategory = category
        for responder in [windowScene].compactMap(\.self) + TraitTree(of: self).responders {
            responder.takeTextSize(after: previous)
        }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}

/// The controllers and views of a page's windows, each once, from the outside in.
@MainActor private struct TraitTree {
    private(set) var responders: [UIResponder] = []
    private var seen: Set<ObjectIdentifier> = []

    init(of window: UIWindow) {
        for window in window.windowScene?.windows ?? [window] { add(window) }
    }

    private mutating func add(_ view: UIView) {
        guard seen.insert(ObjectIdentifier(view)).inserted else { return }
        responders.append(view)
        if let controller = (view as? UIWindow)?.rootViewController { add(controller) }
        view.subviews.forEach { add($0) }
    }

    private mutating func add(_ controller: UIViewController) {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { return }
        responders.append(controller)
        if let view = controller.viewIfLoaded { add(view) }
        controller.children.forEach { add($0) }
        if let presented = controller.presented { add(presented) }
    }
}

extension UIResponder {
    fileprivate func takeTextSize(after previous: UITraitCollection) {
        (self as? UILabel)?.adjustFont()
        (self as? UITextView)?.adjustFont()
        (self as? UIViewController)?.traitCollectionDidChange(previous)
        (self as? UIView)?.traitCollectionDidChange(previous)
        for registration in textSizeRegistrations { registration.call(previous) }
    }
}

extension UILabel {
    fileprivate func adjustFont() {
        if adjustsFontForContentSizeCategory { font = font.adjusted(to: traitCollection) }
    }
}

extension UITextView {
    fileprivate func adjustFont() {
        if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) }
    }
}
