import ViaductProtocol
import WebKit

/// The scripts that a page has been sent and has not answered.
@MainActor struct ScriptCalls {
    typealias Completion = (Result<Any?, any Error>) -> Void

    /// A page that never answers must not keep the completions of a component that never stops asking.
    static let maximumPending = 256

    private var pending: [String: Completion] = [:]
    private var lastCall = 0

    /// - Returns: the call's id, or `nil` when too many are unanswered: then the completion was called.
    mutating func add(_ completion: @escaping Completion) -> String? {
        guard pending.count < Self.maximumPending else {
            completion(.failure(Self.error("\(Self.maximumPending) scripts are waiting for the page's answer.")))
            return nil
        }
        lastCall += 1
        let call = String(lastCall)
        pending[call] = completion
        return call
    }

    /// Removes and returns the completion of a call; `nil` when there is no such call.
    mutating func take(_ call: String) -> Completion? {
        pending.removeValue(forKey: call)
    }

    /// Removes and returns all completions, in no order, since the page is gone.
    mutating func takeAll() -> [Completion] {
        defer { pending = [:] }
        return Array(pending.values)
    }

    /// Returns the completion's result for a page's `result` frame.
    ///
    /// - Parameter value: JSON text; `nil` for `undefined`.
    static func result(value: String?, error: String?) -> Result<Any?, any Error> {
        if let error { return .failure(self.error(error)) }
        guard let value else { return .success(nil) }
        return .success(JSONText.value(value))
    }

    static func error(_ text: String) -> any Error {
        WKError(.javaScriptExceptionOccurred, text)
    }
}
