public import Foundation
internal import UIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Addresses of places and places of addresses, which nothing here knows.
open class CLGeocoder: NSObject, @unchecked Sendable {
    open var isGeocoding: Bool { false }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail("CLGeocoder.reverseGeocodeLocation(_:)", completionHandler)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        fail("CLGeocoder.reverseGeocodeLocation(_:)", completionHandler)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws
        -> [CLPlacemark]
    {
        Inert.note("CLGeocoder.reverseGeocodeLocation(_:)")
        throw CLError(.network)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
        fail("CLGeocoder.geocodeAddressString(_:)", completionHandler)
    }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        Inert.note("CLGeocoder.geocodeAddressString(_:)")
        throw CLError(.network)
    }

    open func cancelGeocode() {}

    private func fail(_ name: String, _ completion: @escaping CLGeocodeCompletionHandler) {
        Inert.note(name)
        nonisolated(unsafe) let completion = completion
        MainTurn.later { completion(nil, CLError(.network)) }
    }
}
