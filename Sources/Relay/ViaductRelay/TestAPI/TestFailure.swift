/// Why a call of a test has no outcome.
enum TestFailure: Error {
    /// It may have one later. The error is the answer if the limit ends before.
    case notYet(InvalidRequest)
    /// It will have none.
    case final(InvalidRequest)

    /// - Parameter text: what is missing, and what to do.
    static func waits(_ text: String) -> TestFailure { .notYet(.failed(text)) }

    static func fails(_ text: String) -> TestFailure { .final(.failed(text)) }
}

extension InvalidRequest {
    /// The page is not as the test wants it.
    static func failed(_ text: String) -> InvalidRequest { InvalidRequest(text, status: 409, code: "VD-TEST-1") }
}
