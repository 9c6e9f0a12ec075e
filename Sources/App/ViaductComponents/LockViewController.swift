import LocalAuthentication
import UIKit

/// Covers the app until the person is recognised.
final class LockViewController: UIViewController {
    private let onUnlock: () -> Void
    private var isAsking = false

    init(onUnlock: @escaping () -> Void) {
        self.onUnlock = onUnlock
        super.init(nibName: nil, bundle: nil)
        title = "Locked"
        modalPresentationStyle = .fullScreen
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "The app is locked."
        label.textAlignment = .center
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Unlock") { [weak self] _ in
                self?.unlock()
            })
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    /// Asks the person to authenticate. The cover stays when that fails.
    func unlock() {
        guard !isAsking else { return }
        isAsking = true
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock the app") {
            [weak self] isRecognised, _ in
            DispatchQueue.main.async { self?.finish(isRecognised) }
        }
    }

    private func finish(_ isRecognised: Bool) {
        isAsking = false
        guard isRecognised else { return }
        onUnlock()
        dismiss(animated: true)
    }
}
