import HotwireNative
import UIKit

/// Stands for the delegate of an app's navigator where there is none. The native screens that a path configuration names are shown with
/// their titles, since nobody can make them.
@MainActor final class WithoutDelegate: NavigatorDelegate {
    static let shared = WithoutDelegate()

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        guard let name = proposal.properties.nativeScreen else { return .accept }
        let screen = UIViewController()
        screen.title = proposal.properties.title ?? name
        var explanation = UIContentUnavailableConfiguration.empty()
        explanation.text = name
        explanation.secondaryText = "The path configuration has a native screen here. Run “viaduct app” to see your app's."
        screen.contentUnavailableConfiguration = explanation
        return .acceptCustom(screen)
    }

    func visitableDidFailRequest(_ visitable: any Visitable, error: HotwireNativeError, retryHandler: RetryBlock?) {
        HotwireLog.writeDebug("The answer was an error, in whose place a phone shows the app's own screen: \(error.localizedDescription)")
    }
}

extension PathProperties {
    /// The bar title that replaces the page's own title.
    var title: String? { self["title"] as? String }

    /// The name of a screen that is no page.
    fileprivate var nativeScreen: String? { viewController == "web" ? nil : viewController }
}
