import CoreLocation
import HotwireNative
import UIKit

/// Replies with the phone's location; without a latitude and a longitude when it is unknown.
public final class LocationComponent: BridgeComponent {
    public override class var name: String { "location" }

    private lazy var finder = Finder { [weak self] location in
        let coordinate = location?.coordinate
        self?.reply(to: "get", with: Reply(latitude: coordinate?.latitude, longitude: coordinate?.longitude))
    }

    public override func onReceive(message: Message) {
        guard message.event == "get" else { return ignore(message, knows: "get") }
        finder.find()
    }
}

extension LocationComponent {
    fileprivate struct Reply: Encodable {
        let latitude: Double?
        let longitude: Double?
    }

    @MainActor fileprivate final class Finder: NSObject, CLLocationManagerDelegate {
        private let permission = LocationPermission()
        private lazy var manager = CLLocationManager()
        private let onResult: (CLLocation?) -> Void

        init(onResult: @escaping (CLLocation?) -> Void) {
            self.onResult = onResult
        }

        func find() {
            permission.request { [weak self] status in
                guard let self else { return }
                switch status {
                case .authorizedAlways, .authorizedWhenInUse:
                    manager.delegate = self
                    manager.requestLocation()
                default: onResult(nil)
                }
            }
        }

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            onResult(locations.last)
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            onResult(nil)
        }
    }
}
