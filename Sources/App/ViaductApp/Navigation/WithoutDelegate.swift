import HotwireNative
import UIKit

/// The delegate of an app's navigator that has none. Native screens from a path configuration appear by their titles only, since no
/// delegate can make them.
@MainActor final class WithoutDelegate: NavigatorDelegate {
    static let shared = WithoutDelegate()

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        guard let name = proposal.properties.nativeScreen else { return .accept }
        if proposal.properties.hasPageInPlace {
            HotwireLog.write(
                "The path configuration names the native screen “\(name)” for \(proposal.url.path). Its fallback_uri is a page, which is shown here. An Android app that has the screen shows the screen."
            )
            return .accept
        }
        let screen = UIViewController()
        screen.title = proposal.properties.title ?? name
        var explanation = UIContentUnavailableConfiguration.empty()
        explanation.text = name
        explanation.secondaryText = "The path configuration has a native screen here. Run “viaduct app” to see your app's."
        screen.contentUnavailableConfiguration = explanation
        return .acceptCustom(screen)
    }
}

extension PathProperties {
    /// The bar title that replaces the page's own title.
    var title: String? { self["title"] as? String }

    /// Whether Android shows the page where the app has no screen for the `uri`.
    fileprivate var hasPageInPlace: Bool {
        guard let uri = self["uri"] as? String, let fallback = self["fallback_uri"] as? String else { return false }
        return !uri.contains("/web") && fallback.contains("/web")
    }

    /// The name of a screen that is no page.
    fileprivate var nativeScreen: String? { viewController == "web" ? nil : viewController }
}
