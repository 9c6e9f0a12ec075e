/// The shared behaviour of schedulers that work on a queue.
public protocol QueueScheduler: Scheduler where SchedulerTimeType == SchedulerTime {
    func enqueue(_ action: @escaping () -> Void)
}

extension QueueScheduler {
    public var now: SchedulerTime { .now }
    public var minimumTolerance: SchedulerInterval { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        enqueue(action)
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = max(0, now.distance(to: date).timeInterval)
        nonisolated(unsafe) let (scheduler, action) = (self, action)
        // Timed by the main queue, because the run loop of this process does not run.
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { scheduler.enqueueFromClock(action) }
    }

    public func schedule(
        after date: SchedulerTime, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(
            deadline: .now() + max(0, now.distance(to: date).timeInterval), repeating: interval.dispatched)
        nonisolated(unsafe) let (scheduler, action) = (self, action)
        timer.setEventHandler { scheduler.enqueueFromClock(action) }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension QueueScheduler {
    /// Runs an action whose time has come. The timer fires on the main queue, so a main-queue action runs at once.
    private func enqueueFromClock(_ action: @escaping () -> Void) {
        if (self as? DispatchQueue) === DispatchQueue.main { action() } else { enqueue(action) }
    }
}

/// Options of a queue. None has an effect here.
public struct QueueSchedulerOptions: Sendable {
    public init() {}
}

extension DispatchQueue: QueueScheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = QueueSchedulerOptions

    public func enqueue(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { action() }
    }
}

extension RunLoop: QueueScheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = QueueSchedulerOptions

    public func enqueue(_ action: @escaping () -> Void) {
        DispatchQueue.main.enqueue(action)
    }
}

extension OperationQueue: QueueScheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = QueueSchedulerOptions

    public func enqueue(_ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === OperationQueue.main { DispatchQueue.main.async { action() } } else { addOperation { action() } }
    }
}
