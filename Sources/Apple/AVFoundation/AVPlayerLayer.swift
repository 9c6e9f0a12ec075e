public import Foundation
public import UIKit

/// Where a film is seen: an empty place.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { bounds }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
