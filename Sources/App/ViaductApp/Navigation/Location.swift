import Foundation
import HotwireNative
import UIKit
import ViaductProtocol
import WebKit

/// A place that a page has visited.
@MainActor final class Location {
    /// As the page writes it, with its fragment.
    var url: String
    var title: String
    /// The path configuration's properties for this URL.
    var properties: PathProperties {
        paths.sources.isEmpty ? [:] : URL(string: url).map(paths.properties(for:)) ?? [:]
    }
    /// How it covers the one below; `nil` when it does not.
    var modal: Navigation.ModalStyle?
    /// Whether a sheet was put over it, so that its screen has not disappeared.
    var isBelowSheet = false
    /// The tab that it belongs to; `nil` without tabs.
    var tab: Int?
    /// Whether the visit to it has failed, so that the page holds back what came.
    var isFailed = false
    /// The title of what the page holds back, for when that is shown.
    var titleOfAnswer = ""
    /// Whether the tab begins here, or a `replace_root` has led here, so that nothing leads back.
    var isRoot = false
    /// `nil` until the first message, or until the app looks at the stack: a page without components costs no view controller.
    private(set) var destination: VisitableViewController?
    /// The native screens on top of its destination, of a place that the page has left.
    var stacked: [UIViewController] = []
    /// Whether the first native screen stands in the place of its destination, so that the way back from there leads past that.
    var isReplaced = false
    /// The native sheet over it that waits below a modal page.
    var sheet: UINavigationController?
    /// Whether that sheet covers all of it.
    var isCovered: Bool { sheet?.coversPresenter == true }
    /// Screens that have to be made again, since another session or app had them.
    var lost: [StackedScreen] = []
    /// Screens that the page keeps.
    var kept: [StackedScreen] = []
    /// Kept screens that nobody could make again, each with the number of made ones below it.
    var skipped: [(screen: StackedScreen, below: Int)] = []
    /// Whether the page is on its way to another place, for which the destination has lost the web view.
    var isLeaving = false
    /// Whether the page has come to it below its native screens, or a sheet that covers it, so that it gets no event.
    var isBelowStack = false
    /// The destination's: every message wants it, and nearly none the destination.
    private(set) var delegate: BridgeDelegate?
    /// Bytes of the large messages that have come for it. Its components may hold them, in the handler of a button for instance.
    private(set) var largeMessageBytes = 0
    private let paths: PathConfiguration
    /// Fifty places with a message below this for each of fifty components have less than 50 MB.
    private static let largeMessage = 16 << 10

    init(url: String, title: String, paths: PathConfiguration) {
        self.url = url
        self.title = title
        self.paths = paths
    }

    convenience init(_ place: VisitedPlace, paths: PathConfiguration) {
        self.init(url: place.url, title: place.title, paths: paths)
        kept = place.stacked
        lost = place.stacked
        isReplaced = place.stacked.first?.replaces == true
    }

    /// All that stands for it on a navigation controller's stack, and the destination whose place a native screen has taken.
    var controllers: [UIViewController] { (destination.map { [$0] } ?? []) + stacked }

    /// The number of native screens on top of it, made or to be made again.
    var stackCount: Int { stacked.count + lost.count }
    var hasStack: Bool { stackCount > 0 }
    /// The number of those that lead back to another screen of the place.
    var screensOverFirst: Int { isReplaced ? max(0, stackCount - 1) : stackCount }

    /// The native screens on top of it are not to come back, nor is the sheet over it.
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

    /// The destination has the web view now, and has told its bridge who gets the messages.
    func adopt(_ delegate: BridgeDelegate?) {
        self.delegate = delegate
    }

    /// A message of that many bytes has come for its components.
    func note(_ size: Int) {
        if size > Self.largeMessage { largeMessageBytes += size }
    }

    /// Lets its screen go; another one is made when the page comes back.
    func forgetDestination() {
        destination = nil
        delegate = nil
        largeMessageBytes = 0
    }

    /// As a document that was loaded there would be shown on a phone, whose modal stack keeps the style that it was presented in.
    ///
    /// - Parameter below: the place before.
    func coverAsConfigured(over below: Location?) {
        let properties = properties
        modal = properties.context == .modal ? below?.modal ?? properties.modalStyle : nil
    }

    /// Whether a navigator takes a URL with these properties for this place.
    func isSameLocation(as other: String, _ properties: PathProperties) -> Bool {
        guard let own = URL(string: url), let other = URL(string: other) else { return url == other }
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
