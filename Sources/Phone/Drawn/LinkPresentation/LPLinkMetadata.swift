public import Foundation
public import UIKit

/// The metadata shown for a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var remoteVideoURL: URL?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?

    public override init() { super.init() }
}
