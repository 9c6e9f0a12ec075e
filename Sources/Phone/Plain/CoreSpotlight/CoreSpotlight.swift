@_exported public import Foundation
internal import UIKit

/// The app's index for the phone's search. It indexes nothing.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }

    @available(*, deprecated, message: "no effect")
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Inert.note("CSSearchableIndex.indexSearchableItems(_:)")
        completionHandler?(nil)
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    public let uniqueIdentifier: String
    public let domainIdentifier: String?
    public let attributeSet: CSSearchableItemAttributeSet
    open var expirationDate: Date?

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        super.init()
    }
}

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var url: URL?

    public init(itemContentType: String) { super.init() }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
