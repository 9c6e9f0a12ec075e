public import SwiftUI

/// Controls of a map. A text map does not have them.
public struct MapUserLocationButton: View {
    @available(*, deprecated, message: "no effect")
    public init(scope: Namespace.ID? = nil) { UIKit.inert(MapUserLocationButton.self) }
    public var body: some View { EmptyView() }
}

public typealias MapCompass = MapUserLocationButton
public typealias MapScaleView = MapUserLocationButton
public typealias MapPitchToggle = MapUserLocationButton

public struct MapStyle: Sendable {
    public enum Elevation: Sendable {
        case automatic, flat, realistic
    }

    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()
    public static func standard(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .standard }
    public static func imagery(elevation: Elevation) -> MapStyle { .imagery }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { .hybrid }
}

public struct PointOfInterestCategories: Sendable {
    public static let all = PointOfInterestCategories()
    public static let excludingAll = PointOfInterestCategories()
}

@available(*, deprecated, message: "no effect")
extension View {
    public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { inert() }
    public func mapControlVisibility(_ visibility: Visibility) -> some View { inert() }
    public func mapStyle(_ style: MapStyle) -> some View { inert() }
    public func mapScope(_ scope: Namespace.ID) -> some View { inert() }
    public func annotationTitles(_ visibility: Visibility) -> some View { inert() }
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { inert() }
    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void)
        -> some View
    { inert() }
}
