/// A marked place on a map.
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A pin.
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    open var title: String?
    open var subtitle: String?

    public override init() { super.init() }

    public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }
}

/// The view of an annotation.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    @available(*, deprecated, message: "no effect") open var image: UIImage? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var canShowCallout = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var rightCalloutAccessoryView: UIView? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var leftCalloutAccessoryView: UIView? { didSet { inert(self) } }
    public let reuseIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

/// A view that shows an annotation as a balloon.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    @available(*, deprecated, message: "no effect") open var markerTintColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var glyphText: String? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var glyphImage: UIImage? { didSet { inert(self) } }
}
