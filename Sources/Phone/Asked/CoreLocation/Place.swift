import Foundation

/// The answer to an ask for the location.
struct Place: Decodable, Sendable {
    let latitude: Double
    let longitude: Double

    var location: CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
    }
}
