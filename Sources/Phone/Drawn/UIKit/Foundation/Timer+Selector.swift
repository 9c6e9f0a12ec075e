extension Timer {
    /// Calls the target's method after the interval, repeatedly if asked. It runs on the main queue instead of a run loop.
    @MainActor @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        nonisolated(unsafe) let selector = aSelector
        let timer = Timer(timeInterval: ti, repeats: yesOrNo) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = selector.perform(on: target, sender: timer) }
        }
        tick(timer, every: ti, repeats: yesOrNo)
        return timer
    }

    @MainActor private static func tick(_ timer: Timer, every interval: TimeInterval, repeats: Bool) {
        nonisolated(unsafe) let timer = timer
        MainTurn.after(interval) {
            guard timer.isValid else { return }
            timer.fire()
            if repeats { tick(timer, every: interval, repeats: true) }
        }
    }
}
