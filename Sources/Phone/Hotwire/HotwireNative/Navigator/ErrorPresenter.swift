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

    /// Covers all of this controller's own view with the error, until that is tried again.
    public func presentError(_ error: HotwireNativeError, retryHandler: Handler?) {
        let retry: Handler? = retryHandler.map { retryHandler in
            { [weak self] in
                retryHandler()
                self?.removeErrorViewController()
            }
        }
        var view: any View = Hotwire.config.makeCustomErrorView(error, retry)
        if var standard = view as? DefaultErrorView {
            standard.showResponse = showingResponse
            view = standard
        }
        removeErrorViewController()
        cover(with: ErrorViewController(rootView: AnyView(view)))
    }

    /// Ends the error view, if one is shown (1.3.0-beta).
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

    /// Takes the view away for what the page holds back; `nil` when this is not the place of the page's failed visit.
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
    /// Shows what the server has answered, which no phone can.
    var showResponse: ErrorPresenter.Handler?

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundColor(.accentColor)
            Text("Error loading page").font(.title)
            Text(error.localizedDescription).multilineTextAlignment(.center)
            if let handler { Button("Retry") { handler() } }
            if let showResponse { Button("Show the response") { showResponse() } }
        }
        .padding(32)
    }
}
