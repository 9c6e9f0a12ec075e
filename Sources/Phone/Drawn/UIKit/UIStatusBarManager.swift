@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    open var isStatusBarHidden: Bool { false }
}
