import Foundation

extension WKWebView {
    /// Runs a script in the page. The frame and the world are ignored.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        evaluateJavaScript(javaScript) { value, error in
            completionHandler?(error.map { .failure($0) } ?? .success(value as Any))
        }
    }

    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await evaluateJavaScript(javaScript)
    }

    /// Runs the body of an asynchronous function in the page.
    ///
    /// - Parameters:
    ///   - arguments: the function's arguments by name, as JSON values.
    ///   - completionHandler: gets the function's result once its promise is resolved.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        guard let script = asyncCall(functionBody, arguments) else {
            completionHandler?(.failure(Self.unsupportedArguments))
            return
        }
        evaluateJavaScript(script, in: frame, in: contentWorld, completionHandler: completionHandler)
    }

    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        guard let script = asyncCall(functionBody, arguments) else { throw Self.unsupportedArguments }
        return try await evaluateJavaScript(script)
    }

    private static var unsupportedArguments: WKError {
        WKError(.javaScriptResultTypeIsUnsupported, "The arguments of callAsyncJavaScript have to be JSON values.")
    }

    /// - Returns: `nil` when the arguments are not JSON.
    private func asyncCall(_ body: String, _ arguments: [String: Any]) -> String? {
        let arguments = arguments.sorted { $0.key < $1.key }
        let values = arguments.map(\.value)
        guard JSONSerialization.isValidJSONObject(values), let json = try? JSONSerialization.data(withJSONObject: values)
        else { return nil }
        let names = arguments.map(\.key).joined(separator: ", ")
        // The body may end in a comment.
        return "(async (\(names)) => {\(body)\n})(...\(String(decoding: json, as: UTF8.self)))"
    }
}
