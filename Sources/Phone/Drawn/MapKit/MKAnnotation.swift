/// Something at a place on a map.
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

/// How an annotation looks.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var image: UIImage? { didSet { Inert.note("MKAnnotationView.image") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var canShowCallout = false { didSet { Inert.note("MKAnnotationView.canShowCallout") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var rightCalloutAccessoryView: UIView? { didSet { Inert.note("MKAnnotationView.rightCalloutAccessoryView") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var leftCalloutAccessoryView: UIView? { didSet { Inert.note("MKAnnotationView.leftCalloutAccessoryView") } }
    public let reuseIdentifier: String?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}

/// A balloon.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var markerTintColor: UIColor? { didSet { Inert.note("MKMarkerAnnotationView.markerTintColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var glyphText: String? { didSet { Inert.note("MKMarkerAnnotationView.glyphText") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var glyphImage: UIImage? { didSet { Inert.note("MKMarkerAnnotationView.glyphImage") } }
}
