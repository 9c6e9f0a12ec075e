/// The wallet: a browser has none.
open class PKPassLibrary: NSObject {
    open class func isPassLibraryAvailable() -> Bool { false }

    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}
