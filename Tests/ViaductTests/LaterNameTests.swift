import Foundation
import Testing

/// Checks the public names of our Hotwire Native, as an app without `--hotwire-native main` sees them.
@Suite(.timeLimit(.minutes(1))) struct LaterNameTests {
    /// The public names of the library's main that 1.2.2 lacks: `git diff 1.2.2 main -- Source` in a clone of hotwire-native-ios. Error types
    /// that a protocol's requirement names are in `LaterVersion` here.
    private static let later: Set = [
        "ErrorPresentableView", "ErrorPresenter.removeErrorViewController()", "ExternalNavigationWebViewPolicyDecisionHandler.init(invalidSchemes:)",
        "ExternalNavigationWebViewPolicyDecisionHandler.invalidSchemes", "HTTPError", "HotwireConfig.animateReplaceActions",
        "HotwireConfig.hideTabBarWhenPushed", "HotwireConfig.hidesTabBarWhenPushed", "HotwireConfig.lazyLoadTabs", "HotwireConfig.log",
        "HotwireConfig.makeCustomErrorView", "HotwireConfig.redirectResolutionTimeout", "HotwireNativeError", "HotwireTab.id",
        "HotwireTab.init(id:title:image:selectedImage:url:isSearchTab:)", "HotwireTab.isSearchTab", "HotwireTabBarController.navigator(for:)",
        "HotwireTabBarController.tabBarController(_:didSelect:)", "HotwireTabBarController.tabBarController(_:didSelectTab:previousTab:)",
        "LoadError", "LogLevel", "Logger", "OSLogWrapper", "UIViewController.removeErrorViewController()", "VisitProposal.isRedirect",
        "VisitResponse.init(statusCode:redirected:responseHTML:)", "VisitResponse.redirected",
        "WKUIController.webView(_:createWebViewWith:for:windowFeatures:)", "WebError",
    ]
    /// The same for conformances: the type, then the protocol.
    private static let laterConformances: Set = ["HotwireTab Identifiable", "HotwireTabBarController UITabBarControllerDelegate"]

    /// A graph of symbols, as the compiler writes it. It leaves out what is `@_spi`.
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Identifier: Decodable { let precise: String }
            let identifier: Identifier
            let pathComponents: [String]
            var path: String { pathComponents.joined(separator: ".") }
        }

        struct Relationship: Decodable { let kind, source, target: String, targetFallback: String? }
        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    @Test func `an app sees no name that came after 1_2_2, unless it takes the main branch`() throws {
        let graphs = try Typecheck.symbols(of: "HotwireNative").map { try JSONDecoder().decode(Graph.self, from: $0) }
        let symbols = graphs.flatMap(\.symbols)
        let names = Set(symbols.map(\.path))
        #expect(names.isSuperset(of: ["HotwireTab.title", "BridgeComponent.onReceive(message:)", "LaterVersion.HotwireNativeError"]))
        #expect(names.intersection(Self.later).sorted() == [], "Declare them @_spi(HotwireNativeMain).")
        let paths = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
        let conformances = graphs.flatMap(\.relationships).filter { $0.kind == "conformsTo" }.compactMap { found in
            paths[found.source].map { "\($0) \((found.targetFallback ?? paths[found.target] ?? "").split(separator: ".").last ?? "")" }
        }
        #expect(conformances.contains("HotwireTab Hashable"))
        #expect(Set(conformances).intersection(Self.laterConformances).sorted() == [])
    }
}
