/// A place that the Maps app can show. Here the page opens it on the web.
@preconcurrency @MainActor open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open private(set) var isCurrentLocation = false

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    open class func forCurrentLocation() -> MKMapItem {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
        item.isCurrentLocation = true
        return item
    }

    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let url = address(of: mapItems, mode: launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String)
        else { return false }
        UIApplication.shared.open(url)
        return true
    }

    /// Returns Apple Maps' link: to show one place, or to give directions to it when there is a mode. With several places it
    /// gives directions from the first to the last.
    static func address(of items: [MKMapItem], mode: String?) -> URL? {
        guard let last = items.last else { return nil }
        var queries: [URLQueryItem] = []
        if mode != nil || items.count > 1 {
            if items.count > 1, let first = items.first, !first.isCurrentLocation {
                queries.append(URLQueryItem(name: "saddr", value: first.coordinates))
            }
            queries.append(URLQueryItem(name: "daddr", value: last.coordinates))
            if let flag = mode.flatMap({ flags[$0] }) { queries.append(URLQueryItem(name: "dirflg", value: flag)) }
        } else {
            queries.append(URLQueryItem(name: "ll", value: last.coordinates))
            queries.append(URLQueryItem(name: "q", value: last.name ?? last.placemark.name ?? last.coordinates))
        }
        return URL(string: "https://maps.apple.com/")?.appending(queryItems: queries)
    }

    private static let flags = [
        MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
        MKLaunchOptionsDirectionsModeTransit: "r",
    ]

    private var coordinates: String { "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)" }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
