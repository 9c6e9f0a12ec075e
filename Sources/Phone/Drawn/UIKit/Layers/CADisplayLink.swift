public import Foundation

/// Calls a method for each frame of the screen: sixty times a second.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private static let interval: CFTimeInterval = 1.0 / 60

    private weak var target: AnyObject?
    private let selector: Selector
    private var timer: Timer?
    open private(set) var timestamp: CFTimeInterval = 0
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    open var duration: CFTimeInterval { Self.interval }
    open var isPaused = false
    @available(*, deprecated, message: "no effect") open var preferredFramesPerSecond = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var preferredFrameRateRange = CAFrameRateRange() { didSet { inert(self) } }

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: Self.interval, repeats: true) { [weak self] timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated {
                guard let self, let target = self.target else { return timer.invalidate() }
                guard !self.isPaused else { return }
                self.timestamp = ProcessInfo.processInfo.systemUptime
                self.selector.perform(on: target, sender: self)
            }
        }
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        invalidate()
    }

    open func invalidate() {
        timer?.invalidate()
        timer = nil
    }
}

public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
