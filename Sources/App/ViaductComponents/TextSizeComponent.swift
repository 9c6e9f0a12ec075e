import HotwireNative
import UIKit

/// Sends the page the text size that the person has chosen, and every later change of it.
public final class TextSizeComponent: BridgeComponent {
    public override class var name: String { "text-size" }

    private var observer: (any NSObjectProtocol)?
    /// The category that the page knows; `nil` while it has not connected.
    private var told: UIContentSizeCategory?

    public override func onReceive(message: Message) {
        switch message.event {
        case "connect":
            tell(category)
            observe()
        case "disconnect": told = nil
        default: ignore(message, knows: "connect", "disconnect")
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func observe() {
        guard observer == nil else { return }
        let name = UIContentSizeCategory.didChangeNotification
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    /// The notification is of the app: the page's own size may be the same.
    private func update() {
        if let told, told != category, delegate?.webView != nil { tell(category) }
    }

    private func tell(_ category: UIContentSizeCategory) {
        told = category
        reply(to: "connect", with: Reply(textSize: category.textSize))
    }

    private var category: UIContentSizeCategory { viewController?.traitCollection.preferredContentSizeCategory ?? .large }
}

extension TextSizeComponent {
    fileprivate struct Reply: Encodable {
        let textSize: String
    }
}

extension UIContentSizeCategory {
    /// As the style sheets of 37signals' apps name it. They know none above `xxxlarge`.
    fileprivate var textSize: String {
        switch self {
        case .extraSmall: "xsmall"
        case .small: "small"
        case .medium: "medium"
        case .extraLarge: "xlarge"
        case .extraExtraLarge: "xxlarge"
        case .extraExtraExtraLarge: "xxxlarge"
        default: isAccessibilityCategory ? "xxxlarge" : "large"
        }
    }
}
