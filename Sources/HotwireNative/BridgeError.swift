/// Why the bridge cannot reach the page.
public enum BridgeError: Error, Equatable {
    case missingWebView
}
