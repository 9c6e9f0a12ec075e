public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName
}

/// Formats a contact's name.
open class CNContactFormatter: NSObject {
    open var style = CNContactFormatterStyle.fullName

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
}
