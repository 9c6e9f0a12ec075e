import AppTestSupport
import Foundation
import UIKit

@testable import HotwireNative
@testable import ViaductApp

/// An app with web pages and native screens, started by its scene delegate.
final class StackedScreenApp: UIResponder, UIWindowSceneDelegate, NavigatorDelegate {
    private static let rules = """
        {"rules":[
          {"patterns":["/new$"],"properties":{"context":"modal"}},
          {"patterns":["/cover$"],"properties":{"context":"modal","modal_style":"full"}},
          {"patterns":["/full$"],"properties":{"context":"modal","modal_style":"full","view_controller":"map"}},
          {"patterns":["/locked$"],"properties":{"context":"modal","modal_dismiss_gesture_enabled":false}},
          {"patterns":["/swap$"],"properties":{"presentation":"replace"}},
          {"patterns":["/sheet$"],"properties":{"context":"modal","view_controller":"map"}},
          {"patterns":["/map$"],"properties":{"view_controller":"map"}},
          {"patterns":["/instead$"],"properties":{"presentation":"replace","view_controller":"map"}},
          {"patterns":["/instead/chart$"],"properties":{"presentation":"replace","view_controller":"chart"}},
          {"patterns":["/new/instead$"],"properties":{"context":"modal","presentation":"replace","view_controller":"map"}},
          {"patterns":["/start$"],"properties":{"presentation":"replace_root","view_controller":"map"}},
          {"patterns":["/chart$"],"properties":{"view_controller":"chart","zoom":5}}
        ]}
        """

    class NativeViewController: UIViewController {
        var events: [String] = []

        override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
        override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
    }

    /// A class of its own, because a screen of the top screen's class would replace that.
    private final class ChartViewController: NativeViewController {}

    private let start = URL(string: "https://example.com/one") ?? URL(filePath: "/")
    private(set) var navigator: Navigator?
    private(set) var proposals: [VisitProposal] = []
    private(set) var map: NativeViewController?
    private(set) var chart: NativeViewController?

    /// - Parameter connecting: whether it has a scene delegate.
    func begin(connecting: Bool = true) -> TestPage {
        Hotwire.config.pathConfiguration.sources = [.data(Data(Self.rules.utf8))]
        if connecting { AppLaunch.makeSceneDelegate = { self } }
        return TestPage([DrawingComponent.self, EchoComponent.self])
    }

    func end(_ page: TestPage) {
        page.close()
        AppLaunch.makeSceneDelegate = nil
        Hotwire.config = HotwireConfig()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        navigator = Navigator(configuration: .init(name: "main", startLocation: start), delegate: self)
        navigator?.start()
    }

    func handle(proposal: VisitProposal, from navigator: Navigator) -> ProposalResult {
        proposals.append(proposal)
        switch proposal.viewController {
        case "map":
            let map = NativeViewController()
            map.title = "Map"
            self.map = map
            return .acceptCustom(map)
        case "chart":
            let chart = ChartViewController()
            chart.title = "Chart"
            self.chart = chart
            return .acceptCustom(chart)
        default: return .accept
        }
    }
}
