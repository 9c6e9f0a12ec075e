public import WebKit

extension WKNavigationActionPolicy {
    public init(decision: WebViewPolicyManager.Decision) {
        switch decision {
        case .allow: self = .allow
        case .cancel: self = .cancel
        }
    }
}
