/// Why a bridge could not do something.
public enum BridgeError: Error, Equatable {
    case missingWebView
}
