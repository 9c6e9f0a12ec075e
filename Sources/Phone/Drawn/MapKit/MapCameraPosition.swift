public import CoreLocation

/// The position of a map's camera.
public struct MapCameraPosition: Sendable {
    public let region: MKCoordinateRegion?
    public let camera: MapCamera?
    public var followsUserLocation: Bool { isUser }
    public var positionedByUser: Bool { false }
    private var isUser = false

    public static let automatic = MapCameraPosition(region: nil, camera: nil)

    private init(region: MKCoordinateRegion?, camera: MapCamera?) {
        (self.region, self.camera) = (region, camera)
    }

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init(region: region, camera: nil) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init(region: nil, camera: camera) }
    public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition { .automatic }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        var position = fallback
        position.isUser = true
        return position
    }

    var text: String {
        guard let center = region?.center ?? camera?.centerCoordinate else { return "Map" }
        return String(format: "Map at %.4f, %.4f", center.latitude, center.longitude)
    }
}

public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
}

public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
}

public enum MapCameraUpdateFrequency: Sendable {
    case onEnd, continuous
}
