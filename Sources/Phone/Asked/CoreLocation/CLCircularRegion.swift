open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: point) <= radius
    }
}
