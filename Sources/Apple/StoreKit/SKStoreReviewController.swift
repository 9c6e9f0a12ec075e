public import UIKit

/// Asks a person to rate the app.
@MainActor public enum SKStoreReviewController {
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func requestReview(in windowScene: UIWindowScene) {
        Inert.note("SKStoreReviewController.requestReview(in:)")
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func requestReview() {
        Inert.note("SKStoreReviewController.requestReview()")
    }
}

@MainActor public enum AppStore {
    @available(*, deprecated, message: "Does nothing in a browser.")
    public static func requestReview(in scene: UIWindowScene) {
        Inert.note("AppStore.requestReview(in:)")
    }
}
