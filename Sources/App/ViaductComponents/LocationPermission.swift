import CoreLocation

/// Asks whether the app may know where the phone is.
@MainActor final class LocationPermission: NSObject, CLLocationManagerDelegate {
    private lazy var manager = CLLocationManager()
    private var completion: ((CLAuthorizationStatus) -> Void)?

    /// - Parameter completion: receives the answer, which may have been given before. Replaces a completion that still waits.
    func request(_ completion: @escaping (CLAuthorizationStatus) -> Void) {
        self.completion = completion
        manager.delegate = self
        if manager.authorizationStatus == .notDetermined {
            manager.requestWhenInUseAuthorization()
        } else {
            finish()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // A new manager reports at once that nothing was asked.
        if manager.authorizationStatus != .notDetermined { finish() }
    }

    private func finish() {
        let waiting = completion
        completion = nil
        waiting?(manager.authorizationStatus)
    }
}
