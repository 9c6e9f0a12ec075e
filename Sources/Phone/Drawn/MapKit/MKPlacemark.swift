/// A place, with its address.
@preconcurrency @MainActor open class MKPlacemark: NSObject, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public let postalAddress: CNPostalAddress?
    open var title: String? { name }
    open var subtitle: String? { locality }
    open var name: String? { thoroughfare }
    open var thoroughfare: String? { postalAddress?.street }
    open var locality: String? { postalAddress?.city }
    open var administrativeArea: String? { postalAddress?.state }
    open var postalCode: String? { postalAddress?.postalCode }
    open var country: String? { postalAddress?.country }
    open var isoCountryCode: String? { postalAddress?.isoCountryCode }

    public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress?) {
        self.coordinate = coordinate
        self.postalAddress = postalAddress
    }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, postalAddress: nil)
    }

    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        let address = CNMutablePostalAddress()
        address.street = addressDictionary?["Street"] as? String ?? ""
        address.city = addressDictionary?["City"] as? String ?? ""
        self.init(coordinate: coordinate, postalAddress: addressDictionary == nil ? nil : address)
    }
}
