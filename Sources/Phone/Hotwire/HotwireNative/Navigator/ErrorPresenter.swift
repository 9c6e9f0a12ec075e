public import SwiftUI
public import UIKit

/// A controller that can show an error in place of a page (upstream's type of this name).
@preconcurrency @MainActor public protocol ErrorPresenter: UIViewController {
    typealias Handler = () -> Void

    func presentError(_ error: any Error, retryHandler: Handler?)
    func presentError(_ error: LaterVersion.HotwireNativeError, retryHandler: Handler?)
}

extension ErrorPresenter {
    public func presentError(_ error: any Error, retryHandler: Handler?) {
        let iosText = error is HotwireNativeError ? nil : ReleasedErrorText.text(of: error)
        present(error as? HotwireNativeError ?? .web(WebError(error)), iosText: iosText, androidText: AndroidErrorText.text(of: error), retryHandler)
    }

    /// Covers the controller's whole view with the error, until the visit is retried.
    public func presentError(_ error: LaterVersion.HotwireNativeError, retryHandler: Handler?) {
        present(error, iosText: nil, androidText: AndroidErrorText.text(of: error as any Error), retryHandler)
    }

    /// - Parameter iosText: the text on iOS; `nil` for the error's own.
    private func present(_ error: LaterVersion.HotwireNativeError, iosText: String?, androidText: String, _ retryHandler: Handler?) {
        let retry: Handler? = retryHandler.map { retryHandler in
            { [weak self] in
                retryHandler()
                self?.removeErrorViewController()
            }
        }
        var view: any View = Hotwire.config.makeCustomErrorView(error, retry)
        if var standard = view as? DefaultErrorView {
            standard.iosText = iosText
            if UIApplication.shared.currentPage?.isAndroid == true { standard.androidText = androidText }
            standard.showResponse = showingResponse
            view = standard
        }
        removeErrorViewController()
        cover(with: ErrorViewController(rootView: AnyView(view)))
    }

    /// Removes the error view, if one is shown (1.3.0-beta).
    @_spi(HotwireNativeMain)
    public func removeErrorViewController() {
        guard let child = children.first(where: { $0 is ErrorViewController }) else { return }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    private func cover(with controller: UIViewController) {
        addChild(controller)
        view.addSubview(controller.view)
        controller.view.backgroundColor = .systemBackground
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: view.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        controller.didMove(toParent: self)
    }

    /// Removes the error view and shows the withheld response; `nil` when this screen is not that of the page's failed visit.
    private var showingResponse: Handler? {
        guard let page = UIApplication.shared.currentPage, page.visitable === self, let show = page.showResponse else { return nil }
        return { [weak self] in
            self?.removeErrorViewController()
            show()
        }
    }
}

private final class ErrorViewController: UIHostingController<AnyView> {}

extension UIViewController: ErrorPresenter {}

/// A view that shows an error (upstream's type of this name).
@_spi(HotwireNativeMain)
public protocol ErrorPresentableView: View {
    /// `HotwireNativeError`; `any Error` in 1.3.0-beta.
    associatedtype Failure: Error

    var error: Failure { get }
    /// Retries the visit; `nil` where that is pointless.
    var handler: ErrorPresenter.Handler? { get }
}
