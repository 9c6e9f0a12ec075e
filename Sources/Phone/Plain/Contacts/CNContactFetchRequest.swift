import UIKit

/// Which contacts to read.
open class CNContactFetchRequest: NSObject {
    open var keysToFetch: [any CNKeyDescriptor]
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var predicate: NSPredicate? { didSet { Inert.note("CNContactFetchRequest.predicate") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var sortOrder = CNContactSortOrder.none { didSet { Inert.note("CNContactFetchRequest.sortOrder") } }
    open var unifyResults = true
    open var mutableObjects = false

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault, givenName, familyName
}
