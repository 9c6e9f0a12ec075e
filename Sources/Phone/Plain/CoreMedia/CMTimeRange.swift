/// A piece of a film.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    public init(start: CMTime, duration: CMTime) {
        (self.start, self.duration) = (start, duration)
    }

    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    public var end: CMTime { start + duration }
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}
