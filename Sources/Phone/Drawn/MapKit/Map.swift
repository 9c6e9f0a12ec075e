public import SwiftUI

/// A map in SwiftUI. The page shows it as text: its region, and its markers.
public struct Map<Content: View>: View {
    private let position: MapCameraPosition
    private let content: Content

    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.position = position.wrappedValue
        self.content = content()
    }

    public init<SelectionValue: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(position: position, content: content)
    }

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @ViewBuilder content: () -> Content
    ) {
        position = initialPosition
        self.content = content()
    }

    public var body: some View {
        VStack {
            Text(verbatim: position.text).foregroundStyle(.secondary)
            content
        }
    }
}

extension Map where Content == EmptyView {
    public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
        self.init(position: position) { EmptyView() }
    }

    public init(initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all) {
        self.init(initialPosition: initialPosition) { EmptyView() }
    }

    /// The form before iOS 17.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(initialPosition: .region(coordinateRegion.wrappedValue)) { EmptyView() }
    }
}

extension Map {
    /// The form before iOS 17.
    public init<Items: RandomAccessCollection, Item: View>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Item
    ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Item> {
        self.init(initialPosition: .region(coordinateRegion.wrappedValue)) {
            ForEach(annotationItems, content: annotationContent)
        }
    }
}

public enum MapUserTrackingMode: Hashable, Sendable {
    case none, follow
}

public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let rotate = MapInteractionModes(rawValue: 4)
    public static let pitch = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

public struct MapCameraBounds: Sendable {
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
