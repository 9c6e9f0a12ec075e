import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import UIKit
import ViaductProtocol

/// The tabs that a path configuration has among its settings, as the templates of many apps read them: `tabs` of `title`, `path` and
/// `ios_system_image_name` or `image`.
@MainActor struct ConfiguredTabs {
    private let configuration: PathConfiguration
    private let settings: AnyHashable?

    init(_ configuration: PathConfiguration) {
        self.configuration = configuration
        settings = configuration.settings["tabs"]
    }

    var areThere: Bool { settings != nil }

    /// Puts them into a window of the page's own, as an app does.
    ///
    /// - Parameter url: the page's.
    /// - Returns: the window, which the scene does not keep; `nil` without tabs.
    func show(in scene: UIWindowScene, at url: URL) -> UIWindow? {
        let tabs = values.enumerated().compactMap { index, value in
            let tab = HotwireTab(value, at: url)
            if tab == nil { HotwireLog.write("The path configuration's tab \(index + 1) has no “title” or no “path” and is skipped.") }
            return tab
        }
        guard !tabs.isEmpty else { return nil }
        let controller = HotwireTabBarController(navigatorDelegate: WithoutDelegate.shared)
        controller.pathConfiguration = configuration
        controller.load(tabs)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        return window
    }

    /// Android's libraries know no arrays there, so that some apps write them as a text.
    private var values: [Any] {
        let values = (settings as? String).map { JSONText.value($0) as? [Any] } ?? settings as? [Any]
        if values == nil, areThere { HotwireLog.write("The “tabs” of the path configuration's settings are not an array and are skipped.") }
        return values ?? []
    }
}

extension HotwireTab {
    @MainActor fileprivate init?(_ value: Any, at base: URL) {
        guard let members = value as? [String: Any], let title = members["title"] as? String,
            let path = members["path"] as? String ?? members["url"] as? String, let url = URL(string: path, relativeTo: base)
        else { return nil }
        let symbol = members["ios_system_image_name"] as? String ?? members["image"] as? String
        self.init(id: nil, title: title, image: symbol.flatMap { UIImage(systemName: $0) }, url: url.absoluteURL)
    }
}
