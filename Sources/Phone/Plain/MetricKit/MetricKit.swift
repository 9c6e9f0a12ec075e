@_exported public import Foundation
import UIKit

/// Reports on an app's performance. None ever arrive.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()
    @available(*, deprecated, message: "no effect") open func add(_ subscriber: any MXMetricManagerSubscriber) { inert(self) }
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

public protocol MXMetricManagerSubscriber: AnyObject {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

open class MXMetricPayload: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data() }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data() }
}
