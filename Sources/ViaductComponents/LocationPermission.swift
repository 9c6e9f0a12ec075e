import CoreLocation

/// Asks whether the app may know where the phone is.
@MainActor final class LocationPermission: NSObject, CLLocationManagerDelegate {
    private lazy var manager = CLLocationManager()
    private var completions: [(CLAuthorizationStatus) -> Void] = []

    /// - Parameter completion: gets the answer, which may have been given before.
    func request(_ completion: @escaping (CLAuthorizationStatus) -> Void) {
        completions.append(completion)
        manager.delegate = self
        if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
        } else {
            finish()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // A new manager tells at once that nothing was asked.
        if manager.authorizationStatus != .notDetermined { finish() }
    }

    private func finish() {
        let status = manager.authorizationStatus
        let waiting = completions
        completions = []
        waiting.forEach { $0(status) }
    }
}
