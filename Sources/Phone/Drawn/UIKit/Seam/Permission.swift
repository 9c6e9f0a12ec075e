/// A permission that the person grants or denies. Asked once, as on a phone: the answer holds until the page is loaded
/// again.
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

    /// Whether the person has allowed it; `nil` while they were not asked.
    ///
    /// - Parameter window: that of the page which a component is working for when `nil`.
    package func isAllowed(in window: UIWindow? = nil) -> Bool? {
        (window ?? UIApplication.currentWindow())?.host?.permissions[self]
    }

    /// Asks, unless the person was asked before.
    ///
    /// - Parameter completion: gets whether it is allowed, in a later turn.
    package func request(in window: UIWindow? = nil, _ completion: @escaping @MainActor (Bool) -> Void) {
        let window = window ?? UIApplication.currentWindow()
        if let isAllowed = isAllowed(in: window) {
            return MainTurn.afterThis { completion(isAllowed) }
        }
        Ask(.permission, question, details: [.subject(name)]).begin(in: window, for: Bool.self) { outcome in
            // Closing a system alert without a choice does not allow it.
            if case .ended = outcome { return completion(false) }
            let isAllowed = outcome.answer ?? false
            // Another one may have been answered meanwhile.
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
