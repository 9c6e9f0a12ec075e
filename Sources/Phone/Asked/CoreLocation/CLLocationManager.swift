@_exported public import Foundation
internal import UIKit

/// Reports the phone's location. The page asks the developer to choose a place.
@preconcurrency @MainActor open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { announceAuthorization() }
    }
    @available(*, deprecated, message: "no effect") open var desiredAccuracy = kCLLocationAccuracyBest { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var distanceFilter = kCLDistanceFilterNone { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var headingFilter: CLLocationDegrees = 1 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var activityType = CLActivityType.other { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var allowsBackgroundLocationUpdates = false { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var pausesLocationUpdatesAutomatically = true { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var showsBackgroundLocationIndicator = false { didSet { inert(self) } }
    open private(set) var location: CLLocation?
    open private(set) var heading: CLHeading?
    open private(set) var monitoredRegions: Set<CLRegion> = []

    /// The window of the page that the manager was created for.
    private weak var window: UIWindow?
    private var ask: Ask?
    private var hasAnnounced = false
    private var wantsAlways = false

    public override init() {
        super.init()
        window = UIApplication.currentWindow()
    }

    isolated deinit {
        ask?.withdraw()
    }

    // MARK: Authorization

    open var authorizationStatus: CLAuthorizationStatus {
        switch Permission.location.isAllowed(in: window) {
        case nil: .notDetermined
        case false: .denied
        default: wantsAlways ? .authorizedAlways : .authorizedWhenInUse
        }
    }

    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    nonisolated open class func authorizationStatus() -> CLAuthorizationStatus {
        MainTurn.now { CLLocationManager().authorizationStatus }
    }

    nonisolated open class func locationServicesEnabled() -> Bool { true }
    nonisolated open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    nonisolated open class func headingAvailable() -> Bool { false }
    nonisolated open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    open func requestWhenInUseAuthorization() {
        authorize()
    }

    open func requestAlwaysAuthorization() {
        wantsAlways = true
        authorize()
    }

    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        MainTurn.afterThis { completion?(nil) }
    }

    /// Asks for the permission. As on a phone, calls nothing when the user was asked before.
    private func authorize() {
        guard authorizationStatus == .notDetermined else { return }
        Permission.location.request(in: window) { [weak self] _ in self?.tellAuthorization() }
    }

    /// Reports the authorization to the delegate once, as a new manager does on a phone.
    private func announceAuthorization() {
        guard delegate != nil, !hasAnnounced else { return }
        hasAnnounced = true
        MainTurn.afterThis { [weak self] in self?.tellAuthorization() }
    }

    private func tellAuthorization() {
        delegate?.locationManagerDidChangeAuthorization(self)
        delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
    }

    // MARK: The location

    open func requestLocation() {
        find()
    }

    /// Reports the place that the developer chooses, once: it never moves.
    open func startUpdatingLocation() {
        find()
    }

    open func stopUpdatingLocation() {
        ask?.withdraw()
        ask = nil
    }

    open func startMonitoringSignificantLocationChanges() {
        find()
    }

    open func stopMonitoringSignificantLocationChanges() {
        stopUpdatingLocation()
    }

    private func find() {
        guard ask == nil else { return }
        if Permission.location.isAllowed(in: window) == false {
            return MainTurn.afterThis { [weak self] in self?.fail(.denied) }
        }
        let ask = Ask(.location, "Where is the phone?")
        self.ask = ask
        ask.begin(in: window, for: Place.self) { [weak self] in self?.found($0) }
    }

    private func found(_ outcome: Ask.Outcome<Place>) {
        ask = nil
        guard let place = outcome.answer else { return fail(.locationUnknown) }
        let location = place.location
        self.location = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }

    private func fail(_ code: CLError.Code) {
        delegate?.locationManager(self, didFailWithError: CLError(code))
    }

    // MARK: Features that a browser lacks

    @available(*, deprecated, message: "no effect") open func startUpdatingHeading() { inert(self) }

    open func stopUpdatingHeading() {}

    @available(*, deprecated, message: "no effect")
    open func startMonitoring(for region: CLRegion) {
        inert(self)
        monitoredRegions.insert(region)
    }

    open func stopMonitoring(for region: CLRegion) {
        monitoredRegions.remove(region)
    }

    @available(*, deprecated, message: "no effect") open func requestState(for region: CLRegion) { inert(self) }

    @available(*, deprecated, message: "no effect") open func startMonitoringVisits() { inert(self) }

    open func stopMonitoringVisits() {}
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted, denied, authorizedAlways, authorizedWhenInUse

    /// The old name of `authorizedAlways`.
    public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation, fitness, otherNavigation, airborne
}
