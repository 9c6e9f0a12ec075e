/// Where a function of Apple's puts its error, which Foundation has on Apple's systems only.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
