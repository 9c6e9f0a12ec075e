import HotwireNative
import UIKit

/// A line of text at the bottom of the screen that disappears by itself.
@MainActor package enum Toast {
    package static let duration: TimeInterval = 3
    // More than a screen has room for. Each toast is sent again whenever the screen changes.
    private static let maximumCount = 8
    private static let maximumBytes = 16 << 10

    package static func show(_ text: String, on viewController: UIViewController?) {
        guard let view = viewController?.view else { return }
        guard text.utf8.count <= maximumBytes else {
            return HotwireLog.write("A toast was dropped: its text is longer than \(maximumBytes) bytes. Shorten it.")
        }
        guard view.subviews.count(where: { $0 is Label }) < maximumCount else {
            return HotwireLog.write(
                "A toast was dropped: \(maximumCount) are on the screen already. Show fewer at once.")
        }

        let label = Label()
        label.text = text
        label.textColor = .white
        label.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        label.textAlignment = .center
        label.numberOfLines = 0
        label.layer.cornerRadius = 10
        label.clipsToBounds = true
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        UIView.animate(withDuration: 0.3, delay: duration, options: .curveEaseOut) {
            label.alpha = 0
        } completion: { _ in
            label.removeFromSuperview()
        }
    }

    private final class Label: UILabel {}
}
