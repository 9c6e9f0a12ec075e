/// How a link to another site is opened (Hotwire Native iOS 1.1's type of this name).
public enum ExternalURLNavigationAction: Sendable {
    case openViaSafariController
    case openViaSystem
    case reject
}
