/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    public static let shared = ImmediateScheduler()

    public var now: SchedulerTime { .now }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    public func schedule(
        after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
