public import Foundation
internal import UIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts between coordinates and addresses. It finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
    open var isGeocoding: Bool { false }

    @available(*, deprecated, message: "no effect")
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail("CLGeocoder.reverseGeocodeLocation(_:)", completionHandler)
    }

    @available(*, deprecated, message: "no effect")
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail("CLGeocoder.reverseGeocodeLocation(_:)", completionHandler)
    }

    @available(*, deprecated, message: "no effect")
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
        -> [CLPlacemark]
    {
        Inert.note("CLGeocoder.reverseGeocodeLocation(_:)")
        throw CLError(.network)
    }

    @available(*, deprecated, message: "no effect")
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail("CLGeocoder.geocodeAddressString(_:)", completionHandler)
    }

    @available(*, deprecated, message: "no effect")
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        inert(self)
        throw CLError(.network)
    }

    open func cancelGeocode() {}

    private func fail(_ name: String, _ completion: @escaping CLGeocodeCompletionHandler) {
        Inert.note(name)
        nonisolated(unsafe) let completion = completion
        MainTurn.later { completion(nil, CLError(.network)) }
    }
}

open class CLPlacemark: NSObject, @unchecked Sendable {
    open var location: CLLocation? { nil }
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var areasOfInterest: [String]? { nil }
}
