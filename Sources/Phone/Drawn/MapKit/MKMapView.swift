@_exported public import Contacts
@_exported public import CoreLocation
@_exported public import UIKit

/// A map. The page shows it as text: its region, and its annotations' titles.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    @available(*, deprecated, message: "no effect") open var mapType = MKMapType.standard { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsUserLocation = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isZoomEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isScrollEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isRotateEnabled = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var isPitchEnabled = true { didSet { inert(self) } }
    open var region = MKCoordinateRegion() {
        didSet { show() }
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open private(set) var annotations: [any MKAnnotation] = []
    private let text = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        text.numberOfLines = 0
        text.textAlignment = .center
        addSubview(text)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        self.region = region
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
        show()
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations.removeAll { old in annotations.contains { $0 === old } }
        show()
    }

    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
        if let first = annotations.first { setCenter(first.coordinate, animated: animated) }
    }

    private func show() {
        let place = String(format: "Map at %.4f, %.4f", region.center.latitude, region.center.longitude)
        text.text = ([place] + annotations.compactMap(\.title)).joined(separator: "\n")
    }
}

public enum MKMapType: UInt, Sendable {
    case standard = 0
    case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
