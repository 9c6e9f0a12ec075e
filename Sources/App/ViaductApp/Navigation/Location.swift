import Foundation
import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

/// A place that a page has visited.
@MainActor final class Location {
    /// The page's at this place, as the page writes it, with its fragment.
    var url: String
    /// The URL that was visited. Scripts of the page may have given it another one since.
    let initialURL: String
    var visitedURL: URL { URL(address: initialURL) ?? URL(filePath: "/") }
    var title: String
    /// The path configuration's properties for the URL that was visited.
    var properties: PathProperties {
        paths.sources.isEmpty ? [:] : URL(address: initialURL).map { paths.reading(at: initialURL, as: $0).properties } ?? [:]
    }
    /// How it covers the place below; `nil` when it does not.
    var modal: Navigation.ModalStyle?
    /// Whether a sheet was put over it, so that its screen has not disappeared.
    var isBelowSheet = false
    /// The tab that it belongs to; `nil` without tabs.
    var tab: Int?
    /// Whether the visit to it has failed, so that the page hides the answer.
    var isFailed = false
    /// Whether the visit to it had no answer and was tried once more.
    var isRetried = false
    /// The title of the hidden answer, for when it is shown.
    var titleOfAnswer = ""
    /// Whether the next title is that of the page as it was restored.
    private var keepsTitle = false
    /// Whether there is no way back: the tab begins here, or a `replace_root` went here.
    var isRoot = false
    /// `nil` until the first message, or until the app looks at the stack: a page without components costs no view controller.
    private(set) var destination: VisitableViewController?
    /// The native screens on top of its destination, of a place that the page has left.
    var stacked: [UIViewController] = []
    /// Whether the first native screen replaces its destination, so that the way back skips the destination.
    var isReplaced = false
    /// The native sheet over it that waits below a modal page.
    var sheet: UINavigationController?
    /// Whether that sheet covers all of it.
    var isCovered: Bool { sheet?.coversPresenter == true }
    /// Screens to make again, since they belonged to another session or app.
    var lost: [StackedScreen] = []
    /// Screens that the page keeps.
    var kept: [StackedScreen] = []
    /// Kept screens that the app could not make again, each with the number of made ones below it.
    var skipped: [(screen: StackedScreen, below: Int)] = []
    /// Whether the page is on its way to another place, so that the destination has lost the web view.
    var isLeaving = false
    /// Whether the page arrived below its native screens, or below a covering sheet, so that it gets no event.
    var isBelowStack = false
    /// The destination's delegate, stored for speed: every message needs it, and hardly any needs the destination.
    private(set) var delegate: BridgeDelegate?
    /// Bytes of the large messages for it. Its components may keep them, for example in a button's handler.
    private(set) var largeMessageBytes = 0
    private let paths: PathConfiguration
    /// Fifty places with a message below this for each of fifty components have less than 50 MB.
    private static let largeMessage = 16 << 10

    init(url: String, title: String, paths: PathConfiguration) {
        self.url = url
        initialURL = url
        self.title = title
        self.paths = paths
    }

    convenience init(_ place: VisitedPlace, paths: PathConfiguration) {
        self.init(url: place.url, title: place.title, paths: paths)
        kept = place.stacked
        lost = place.stacked
        isReplaced = place.stacked.first?.replaces == true
    }

    /// Keeps this title, whatever the page has once it is restored: on a phone nothing has rendered there.
    func keep(_ title: String?) {
        guard let title else { return }
        self.title = title
        keepsTitle = true
    }

    /// The page has left it.
    func release() { keepsTitle = false }

    /// - Returns: `false` for the title of a restored page.
    func retitle(_ title: String) -> Bool {
        defer { keepsTitle = false }
        guard !keepsTitle else { return false }
        self.title = title
        return true
    }

    /// Its controllers on a navigation controller's stack, including a destination that a native screen has replaced.
    var controllers: [UIViewController] { (destination.map { [$0] } ?? []) + stacked }

    /// The number of native screens on top of it, made or to be made again.
    var stackCount: Int { stacked.count + lost.count }
    var hasStack: Bool { stackCount > 0 }
    /// The number of those with a way back to another screen of the place.
    var screensOverFirst: Int { isReplaced ? max(0, stackCount - 1) : stackCount }

    /// Removes the native screens on top of it, and the sheet over it, for good.
    ///
    /// - Parameter count: how many of the screens, from the top.
    func unstack(_ count: Int = .max) {
        sheet = nil
        lost.removeLast(min(count, lost.count))
        stacked.removeLast(min(count, stacked.count))
        if !hasStack { isReplaced = false }
    }

    func show(_ destination: VisitableViewController) {
        destination.title = title
        self.destination = destination
    }

    /// Notes the delegate that gets its messages, now that the destination has the web view.
    func adopt(_ delegate: BridgeDelegate?) {
        self.delegate = delegate
    }

    /// Counts a message of that many bytes for its components.
    func note(_ size: Int) {
        if size > Self.largeMessage { largeMessageBytes += size }
    }

    /// Releases its screen. Another one is made when the page returns.
    func forgetDestination() {
        destination = nil
        delegate = nil
        largeMessageBytes = 0
    }

    /// Sets the modal style that a document loaded there would have on a phone. A modal stack keeps the style in which it was presented.
    ///
    /// - Parameter below: the previous place.
    func coverAsConfigured(over below: Location?) {
        let properties = properties
        modal = properties.context == .modal ? below?.modal ?? properties.modalStyle : nil
    }

    /// Whether a navigator would treat a URL with these properties as this place.
    func isSameLocation(as other: String, _ properties: PathProperties) -> Bool {
        guard let own = URL(address: initialURL), let other = URL(address: other) else { return initialURL == other }
        return own.isSameLocation(as: other, pathProperties: properties)
    }

    /// Whether both URLs are the same but for the fragment, so that the page's document stays.
    func isSameDocument(as other: String) -> Bool {
        url == other || Self.document(of: url).elementsEqual(Self.document(of: other))
    }

    /// Without a closure, which would ask for the actor at every byte.
    private static func document(of url: String) -> Substring.UTF8View {
        url.utf8[..<(url.utf8.firstIndex(of: UInt8(ascii: "#")) ?? url.endIndex)]
    }
}
