public import Foundation

public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside, outside
}

open class CLRegion: NSObject, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
}
