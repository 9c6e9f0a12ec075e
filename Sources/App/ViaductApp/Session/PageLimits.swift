import UIKit

/// The most that one page can make its app draw and keep. The page is notified of what is left out.
///
/// All pages of a server share a thread and its memory, so no page may cost more than its messages suggest.
public struct PageLimits: Equatable, Sendable {
    /// The largest value of `barItems` and `menuElements`.
    public static let largestList = ShownElements.largestLimit

    /// Items of all bars and toolbars on a screen.
    ///
    /// Each change sends the whole screen again, with every item. A phone's bar has room for five.
    public var barItems = 256
    /// Elements of all menus, and actions of all action sheets and alerts, on a screen.
    ///
    /// Each change sends the whole screen again, with every element. The longest lists that people scroll through,
    /// such as all countries, have 250.
    public var menuElements = 1000
    /// Bytes of the messages that a page's components keep to reply to, besides the newest message.
    ///
    /// A component keeps the last message of every event, and the page chooses the events. A message has about 300 bytes.
    public var keptMessageBytes = 1 << 20

    public init() {}
}
