/// Which part of a page is wanted as a picture.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}
