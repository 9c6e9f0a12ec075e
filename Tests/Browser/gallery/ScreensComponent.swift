import HotwireNative
import UIKit

final class ScreensComponent: GalleryComponent, UIAdaptivePresentationControllerDelegate {
    override class var name: String { "screens" }
    private var isLocked = false

    override func show(_ event: String) {
        switch event {
        case "nested": push(screen("Pushed", "Sheet") { [weak self] in self?.presentSheet(from: $0) }, "Pushed")
        case "sheet": if let controller { presentSheet(from: controller) }
        case "locked":
            isLocked = true
            if let controller { presentSheet(from: controller) }
        case "stack":
            let root = screen("Root", "Deeper") { [weak self] in
                guard let self else { return }
                $0.navigationController?.pushViewController(self.screen("Deep", "Deepest") { _ in }, animated: true)
            }
            controller?.present(UINavigationController(rootViewController: root), animated: true)
        case "alert": if let controller { ask(on: controller, "First") }
        case "checked": if let controller { sort(on: controller) }
        case "form": if let controller { signIn(on: controller) }
        default: break
        }
    }

    private func screen(_ title: String, _ next: String, _ action: @escaping (UIViewController) -> Void)
        -> UIViewController
    {
        let screen = UIViewController()
        screen.title = title
        screen.view.addSubview(button(next) { [weak screen] in if let screen { action(screen) } })
        return screen
    }

    private func presentSheet(from presenter: UIViewController) {
        let sheet = screen("Sheet", "Ask") { [weak self] in self?.ask(on: $0, "Sure?") }
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        sheet.presentationController?.delegate = self
        sheet.isModalInPresentation = isLocked
        presenter.present(sheet, animated: true)
    }

    private func ask(on presenter: UIViewController, _ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.tell("cancel", title) })
        alert.addAction(
            UIAlertAction(title: "All gone", style: .destructive) { [weak self] _ in
                self?.controller?.dismiss(animated: true)
                self?.tell("gone")
            })
        presenter.present(alert, animated: true)
    }

    private func sort(on presenter: UIViewController) {
        let sheet = UIAlertController(title: "Sort by", message: nil, preferredStyle: .actionSheet)
        for title in ["Name", "Date"] {
            let action = UIAlertAction(title: title, style: .default)
            action.setValue(title == "Date", forKey: "checked")
            sheet.addAction(action)
        }
        presenter.present(sheet, animated: true)
    }

    private func signIn(on presenter: UIViewController) {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        let go = UIAlertAction(title: "Go", style: .default) { [weak self] _ in
            self?.tell("go", (alert.textFields ?? []).compactMap(\.text).joined(separator: " "))
        }
        go.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "E-mail"
            field.keyboardType = .emailAddress
            field.addAction(UIAction { _ in go.isEnabled = field.text?.contains("@") == true }, for: .editingChanged)
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(go)
        alert.preferredAction = go
        presenter.present(alert, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { tell("dismissed") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        tell("attempted")
    }
}
