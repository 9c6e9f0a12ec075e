public import SwiftUI
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
                self?.removeErrorViewController()
                retryHandler()
            }
        }
        let view = Hotwire.config.makeCustomErrorView(error, retry)
        present(ErrorHostingViewController(rootView: AnyView(view)), animated: true)
    }

    /// Ends the error view, if one is shown (1.3.0-beta).
    public func removeErrorViewController() {
        if presentedViewController is ErrorHostingViewController { dismiss(animated: true) }
    }
}

extension UIViewController: ErrorPresenter {}

/// The screen of an error view.
private final class ErrorHostingViewController: UIHostingController<AnyView> {}

/// A view of an error (upstream's type of this name).
public protocol ErrorPresentableView: View {
    /// `HotwireNativeError`; `any Error` in 1.3.0-beta.
    associatedtype Failure: Error

    var error: Failure { get }
    /// Tries again; `nil` where that is of no use.
    var handler: ErrorPresenter.Handler? { get }
}

/// The error view for apps without one of their own.
struct DefaultErrorView: ErrorPresentableView {
    let error: HotwireNativeError
    let handler: ErrorPresenter.Handler?

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundColor(.accentColor)
            Text("Error loading page").font(.title)
            Text(error.localizedDescription).multilineTextAlignment(.center)
            if let handler { Button("Retry") { handler() } }
        }
        .padding(32)
    }
}
