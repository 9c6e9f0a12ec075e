public import Foundation

open class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
    open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
    open var ellipsoidalAltitude: CLLocationDistance { altitude }

    /// In metres, on a sphere.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (from, to) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let latitude = sin((to.latitude - from.latitude) * radians / 2)
        let longitude = sin((to.longitude - from.longitude) * radians / 2)
        let square =
            latitude * latitude
            + cos(from.latitude * radians) * cos(to.latitude * radians) * longitude * longitude
        return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
    }
}
