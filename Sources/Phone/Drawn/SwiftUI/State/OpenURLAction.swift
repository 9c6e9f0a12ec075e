/// Opens a URL from the page.
public struct OpenURLAction {
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        let kind: Kind
        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    init() {
        handler = nil
    }

    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    @preconcurrency @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    @preconcurrency @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
        }
    }
}

/// Reloads the shown content.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}
