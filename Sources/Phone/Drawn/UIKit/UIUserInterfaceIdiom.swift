public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact, regular
}
