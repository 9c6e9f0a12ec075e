public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted, denied, authorizedAlways, authorizedWhenInUse

    /// What `authorizedAlways` was called before.
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
