/// A lock, with the state that it guards.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let mutex = NSLock()
    private var state: State

    public init(initialState: State) {
        state = initialState
    }

    public init(uncheckedState initialState: State) {
        state = initialState
    }

    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try withLock(body)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() {
        self.init(initialState: ())
    }

    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withLock { _ in try body() }
    }

    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
}
