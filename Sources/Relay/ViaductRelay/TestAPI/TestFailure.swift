/// Why a call of a test has no outcome.
enum TestFailure: Error {
    /// The call may still have an outcome. The error is its answer when the limit ends first.
    case notYet(InvalidRequest)
    /// It will have none.
    case final(InvalidRequest)

    /// - Parameter text: what is missing, with the cure.
    static func waits(_ text: String) -> TestFailure { .notYet(.failed(text)) }

    static func fails(_ text: String) -> TestFailure { .final(.failed(text)) }
}

extension InvalidRequest {
    /// The page is not in the state that the test expects.
    static func failed(_ text: String) -> InvalidRequest { InvalidRequest(text, status: 409, code: "VD-TEST-1") }
}
