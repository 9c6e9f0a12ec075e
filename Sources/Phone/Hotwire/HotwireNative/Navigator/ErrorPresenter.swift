import SwiftUI
public import UIKit

/// Whoever shows a person why a page did not come (upstream's type of this name).
@preconcurrency @MainActor public protocol ErrorPresenter: UIViewController {
    typealias Handler = () -> Void

    func presentError(_ error: any Error, retryHandler: Handler?)
    func presentError(_ error: HotwireNativeError, retryHandler: Handler?)
}

extension ErrorPresenter {
    public func presentError(_ error: any Error, retryHandler: Handler?) {
        presentError(error as? HotwireNativeError ?? .web(WebError(error)), retryHandler: retryHandler)
    }

    /// Shows the error over the page, since a browser's page is under everything native.
    public func presentError(_ error: HotwireNativeError, retryHandler: Handler?) {
        let retry: Handler? = retryHandler.map { retryHandler in
            { [weak self] in
                self?.dismiss(animated: true)
                retryHandler()
            }
        }
        let view = Hotwire.config.makeCustomErrorView(error, retry)
        present(UIHostingController(rootView: AnyView(view)), animated: true)
    }
}

extension UIViewController: ErrorPresenter {}
