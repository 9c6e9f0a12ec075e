/// A layer that may be added as a sublayer without a warning: it is drawn, or its own properties warn that it is not.
@MainActor public protocol SpeakingLayer: CALayer {}

extension CAEmitterLayer: SpeakingLayer {}
extension CAGradientLayer: SpeakingLayer {}
extension CAReplicatorLayer: SpeakingLayer {}
extension CAShapeLayer: SpeakingLayer {}
extension CATextLayer: SpeakingLayer {}

extension CALayer {
    public func addSublayer<Layer: SpeakingLayer>(_ layer: Layer) {
        add(layer, at: sublayers?.count ?? 0)
    }

    public func insertSublayer<Layer: SpeakingLayer>(_ layer: Layer, at index: UInt32) {
        add(layer, at: Int(index))
    }

    public func insertSublayer<Layer: SpeakingLayer>(_ layer: Layer, below sibling: CALayer?) {
        add(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }

    public func insertSublayer<Layer: SpeakingLayer>(_ layer: Layer, above sibling: CALayer?) {
        add(layer, at: (sublayers?.firstIndex { $0 === sibling } ?? -1) + 1)
    }
}
