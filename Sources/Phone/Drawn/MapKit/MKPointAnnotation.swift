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
