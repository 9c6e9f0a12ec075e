/// A permission that the user grants or denies. As on a phone, it is requested once: the answer holds until the page is reloaded.
@MainActor package struct Permission: Hashable {
    private let name: String
    private let question: String

    private init(_ name: String, _ question: String) {
        self.name = name
        self.question = question
    }

    package static let bluetooth = Permission("bluetooth", "Allow this app to use Bluetooth?")
    package static let camera = Permission("camera", "Allow this app to use the camera?")
    package static let health = Permission("health", "Allow this app to read your health data?")
    package static let location = Permission("location", "Allow this app to use your location?")
    package static let microphone = Permission("microphone", "Allow this app to use the microphone?")
    package static let notifications = Permission("notifications", "Allow this app to send you notifications?")
    package static let photos = Permission("photos", "Allow this app to use your photos?")

    /// Whether the user has granted it; `nil` before the request.
    ///
    /// - Parameter window: the page's window; `nil` for the page that a component is working for.
    package func isAllowed(in window: UIWindow? = nil) -> Bool? {
        (window ?? UIApplication.currentWindow())?.host?.permissions[self]
    }

    /// Requests the permission, unless the user was asked before.
    ///
    /// - Parameter completion: gets whether it is granted, in a later turn.
    package func request(in window: UIWindow? = nil, _ completion: @escaping @MainActor (Bool) -> Void) {
        let window = window ?? UIApplication.currentWindow()
        if let isAllowed = isAllowed(in: window) {
            return MainTurn.afterThis { completion(isAllowed) }
        }
        Ask(.permission, question, details: [.subject(name)]).begin(in: window, for: Bool.self) { outcome in
            // Closing a system alert without a choice does not allow it.
            if case .ended = outcome { return completion(false) }
            let isAllowed = outcome.answer ?? false
            // Another ask for it may have been answered meanwhile.
            let known = window?.host?.permissions[self] ?? isAllowed
            window?.host?.permissions[self] = known
            completion(known)
            // Other open asks for the same permission get the answer too: a phone shows its alert once.
            for ask in window?.host?.openAsks ?? [] where ask.kind == .permission && ask.title == question {
                ask.answer(String(known))
            }
        }
    }

    package func request(in window: UIWindow? = nil) async -> Bool {
        await withCheckedContinuation { continuation in
            request(in: window) { continuation.resume(returning: $0) }
        }
    }
}
