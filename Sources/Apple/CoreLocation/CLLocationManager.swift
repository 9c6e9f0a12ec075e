internal import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

open class CLLocation: @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted, denied, authorizedAlways, authorizedWhenInUse
}

public struct CLError: Error {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied
    }

    public let code: Code
}

/// Where the phone is, which a server cannot know: each request fails, and says so.
@MainActor open class CLLocationManager {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
    open private(set) var location: CLLocation?

    public init() {}

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func requestWhenInUseAuthorization() {
        Inert.note("CLLocationManager.requestWhenInUseAuthorization()")
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func requestLocation() {
        Inert.note("CLLocationManager.requestLocation()")
        delegate?.locationManager(self, didFailWithError: CLError(code: .locationUnknown))
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func startUpdatingLocation() {
        Inert.note("CLLocationManager.startUpdatingLocation()")
        delegate?.locationManager(self, didFailWithError: CLError(code: .locationUnknown))
    }

    open func stopUpdatingLocation() {}
}

@MainActor public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
