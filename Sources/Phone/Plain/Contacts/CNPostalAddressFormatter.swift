public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress = 0
}

/// Writes an address on lines.
open class CNPostalAddressFormatter: NSObject {
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
}
