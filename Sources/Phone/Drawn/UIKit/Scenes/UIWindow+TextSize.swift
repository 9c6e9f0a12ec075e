extension UIWindow {
    /// Applies a new text size, and notifies everything in the window, as on a phone.
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
