import Foundation
import HotwireNative
import UIKit
import WebKit

/// A page that only records its calls.
@MainActor final class TestNavigatorPage: NavigatorPage {
    var location: String? = "http://localhost:3000/one"
    let navigationController: UINavigationController
    let pageWebView = WKWebView()
    var visitable: (any Visitable)? { navigationController.viewControllers.first as? any Visitable }
    private(set) var visits: [(url: String, action: VisitAction, presentation: Navigation.Presentation, controller: VisitableViewController?)] = []
    private(set) var reloads = 0
    var permissions: [Permission: Bool] = [:]
    let openAsks: [Ask] = []
    private let window = UIWindow()

    init() {
        let place = HotwireWebViewController(url: URL(filePath: "/one"))
        navigationController = UINavigationController(rootViewController: place)
        window.rootViewController = navigationController
    }

    func visit(_ proposal: VisitProposal, at url: URL, showing controller: VisitableViewController?) {
        visits.append((url.absoluteString, proposal.options.action, proposal.presentation, controller))
    }

    func uncover(further steps: Int) -> Bool { false }
    func uncover(toRoot: Bool, then body: @escaping (Bool) -> Void) { body(false) }
    func keep(_ controller: UIViewController, at url: URL, _ properties: PathProperties) {}
    let coversOthers = false
    let coveredNavigationController: UINavigationController? = nil
    let coveredVisitable: (any Visitable)? = nil

    func reload() { reloads += 1 }
    func refresh() { reload() }

    func reveal(_ visitable: any Visitable) {}

    var isAndroid = false
    var showResponse: (() -> Void)?

    func open(_ url: URL) {}
    func vibrate(_ feedback: String) {}
    func copy(_ text: String) {}
    func printPage() {}
    func show(_ ask: Ask) {}
    func remove(_ ask: Ask) {}
}
