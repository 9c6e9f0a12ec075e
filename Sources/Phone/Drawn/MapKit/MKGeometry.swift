/// The area that a map shows.
public struct MKCoordinateRegion: Sendable {
    private static let metersPerDegree = 111_320.0

    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: MKCoordinateSpan())
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
    ) {
        let width = max(cos(centerCoordinate.latitude * .pi / 180), 0.01) * Self.metersPerDegree
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Self.metersPerDegree, longitudeDelta: longitudinalMeters / width))
    }
}

/// The width and height of a map's area, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() {
        self.init(latitudeDelta: 0, longitudeDelta: 0)
    }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}
