/// The outcome of a page's request for a script.
enum ScriptLoad: Equatable {
    /// - Parameter type: the `Content-Type`.
    case answered(status: Int, type: String)
    /// No answer arrived. The text is the browser's or the system's.
    case failed(String)
    /// The page's Content-Security-Policy does not allow the script.
    case blocked

    /// The end of a sentence that says why the script did not load; `nil` when it did.
    var trouble: String? {
        switch self {
        case .blocked: "The page's Content-Security-Policy blocks it."
        case .failed(let text) where text.contains("CONNECTION_REFUSED"): "Nothing listens at this address (\(text))."
        case .failed(let text): "No answer came (\(text))."
        case .answered(let status, _) where status >= 400: "The answer is \(status)."
        case .answered(_, let type) where !type.lowercased().contains("javascript"):
            "The answer is no script, but \(type.isEmpty ? "of no type" : type)."
        case .answered: nil
        }
    }
}
