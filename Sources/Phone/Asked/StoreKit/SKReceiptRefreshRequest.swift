public import Foundation
internal import UIKit

/// Gets the receipt anew: there is none.
open class SKReceiptRefreshRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?

    public override init() { super.init() }
    public init(receiptProperties properties: [String: Any]?) { super.init() }

    @available(*, deprecated, message: "Does nothing in a browser.")
    open func start() {
        Inert.note("SKReceiptRefreshRequest.start()")
    }

    open func cancel() {}
}
