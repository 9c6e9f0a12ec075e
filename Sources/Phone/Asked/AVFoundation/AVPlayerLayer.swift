public import Foundation
public import UIKit

/// The layer of a video: an empty rectangle.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer, SpeakingLayer {
    @available(*, deprecated, message: "no effect") open var player: AVPlayer? { didSet { inert(self) } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { bounds }

    @available(*, deprecated, message: "no effect")
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
