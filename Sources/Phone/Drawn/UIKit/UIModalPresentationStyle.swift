public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none = -1
    case automatic = -2
}
