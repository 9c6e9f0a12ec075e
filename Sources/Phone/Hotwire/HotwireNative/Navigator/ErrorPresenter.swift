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
                self?.dismiss(animated: true)
                retryHandler()
            }
        }
        let view = Hotwire.config.makeCustomErrorView(error, retry)
        present(UIHostingController(rootView: AnyView(view)), animated: true)
    }
}

extension UIViewController: ErrorPresenter {}

/// A view of an error (upstream's type of this name).
public protocol ErrorPresentableView: View {
    /// `HotwireNativeError`; `any Error` until 1.2.
    associatedtype Failure

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
