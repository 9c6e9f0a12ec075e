extension UIView {
    @discardableResult
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(withDuration: duration, animations: animations) { continuation.resume(returning: $0) }
        }
    }

    @discardableResult
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animate(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }
}
