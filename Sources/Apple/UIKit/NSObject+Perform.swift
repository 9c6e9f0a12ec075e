extension NSObject {
    @MainActor public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let argument = anArgument
        MainTurn.after(delay) { aSelector.perform(on: target, sender: argument) }
    }
}
