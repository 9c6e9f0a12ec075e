@_exported public import Foundation

/// The cellular network. There is none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    open var dataServiceIdentifier: String? { nil }

    public override init() { super.init() }
}

open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var isoCountryCode: String? { nil }
}
