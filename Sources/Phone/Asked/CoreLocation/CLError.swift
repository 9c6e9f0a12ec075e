public import Foundation

public struct CLError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown = 0
        case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
        case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
        case promptDeclined, historicalLocationError
    }

    public let code: Code

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
    }

    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
}

extension CLError.Code {
    /// For `catch CLError.denied` and in a `switch` over an error.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
