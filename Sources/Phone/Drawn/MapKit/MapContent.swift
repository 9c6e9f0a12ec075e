public import CoreLocation
public import SwiftUI

/// The content of a map. A page draws it as views.
@preconcurrency @MainActor public protocol MapContent: View {}
public typealias MapContentBuilder = ViewBuilder

public struct Marker: MapContent {
    private let title: Text
    private let systemImage: String

    public init(_ titleKey: LocalizedStringKey, systemImage: String = "mappin", coordinate: CLLocationCoordinate2D) {
        title = Text(titleKey)
        self.systemImage = systemImage
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String = "mappin", coordinate: CLLocationCoordinate2D) {
        self.title = Text(title)
        self.systemImage = systemImage
    }

    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(title, coordinate: coordinate)
    }

    public init(item: MKMapItem) {
        title = Text(verbatim: item.name ?? "")
        systemImage = "mappin"
    }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

public struct Annotation<Content: View>: MapContent {
    private let title: String
    private let content: Content

    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {
        self.title = String(title)
        self.content = content()
    }

    public var body: some View {
        HStack {
            content
            Text(verbatim: title)
        }
    }
}

/// The user's location. A text map does not show it.
public struct UserAnnotation: MapContent {
    @available(*, deprecated, message: "no effect") public init() { Inert.note("UserAnnotation.init()") }
    public var body: some View { EmptyView() }
}

/// Lines and areas. A text map does not show them.
public struct MapPolyline: MapContent {
    @available(*, deprecated, message: "no effect")
    public init(coordinates: [CLLocationCoordinate2D]) { UIKit.inert(MapPolyline.self) }
    public var body: some View { EmptyView() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
}

public struct MapCircle: MapContent {
    @available(*, deprecated, message: "no effect")
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { UIKit.inert(MapCircle.self) }
    public var body: some View { EmptyView() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapCircle { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapCircle { self }
}

public struct MapPolygon: MapContent {
    @available(*, deprecated, message: "no effect")
    public init(coordinates: [CLLocationCoordinate2D]) { UIKit.inert(MapPolygon.self) }
    public var body: some View { EmptyView() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolygon { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapPolygon { self }
}

/// The forms before iOS 17.
public struct MapMarker: MapContent {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
    public var body: some View { Image(systemName: "mappin") }
}

public typealias MapPin = MapMarker

public struct MapAnnotation<Content: View>: MapContent {
    private let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var body: some View { content }
}
