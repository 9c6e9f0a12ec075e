/// Particles such as confetti. They are not drawn.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
    @available(*, deprecated, message: "no effect") open var emitterCells: [CAEmitterCell]? { didSet { inert(self) } }
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var birthRate: Float = 1
    open var lifetime: Float = 1
}

@preconcurrency @MainActor open class CAEmitterCell: NSObject {
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionLatitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var alphaRange: Float = 0
    open var alphaSpeed: Float = 0
    open var color: CGColor? = .white
    open var contents: Any?
    open var name: String?
    open var beginTime: CFTimeInterval = 0

    public override init() { super.init() }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
