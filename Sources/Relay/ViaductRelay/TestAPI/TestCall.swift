internal import LWS

/// A call of a verb, until it has an outcome or its limit ends.
@MainActor final class TestCall {
    typealias Finish = (TestCall, Result<String, InvalidRequest>) -> Void

    let scope: TestScope
    private let verb: any TestVerb
    private let limit: Duration
    private var finish: Finish?
    private var timer: LoopTimer?

    init(_ verb: any TestVerb, in scope: TestScope, limit: Duration, finish: @escaping Finish) {
        self.verb = verb
        self.scope = scope
        self.limit = limit
        self.finish = finish
        if limit > .zero { timer = scope.session.server.schedule(after: limit) { [weak self] in self?.attempt(isLast: true) } }
    }

    var isOver: Bool { finish == nil }

    /// Asks the verb once more.
    func attempt(isLast: Bool = false) {
        guard finish != nil else { return }
        do throws(TestFailure) {
            end(.success(try verb.attempt(scope)))
        } catch {
            switch error {
            case .final(let failure): fail(failure)
            case .notYet(let failure):
                guard isLast || limit == .zero else { return }
                fail(InvalidRequest("\(failure.text) Waited \(Int(limit / .milliseconds(1))) ms.", status: failure.status, code: failure.code))
            }
        }
    }

    /// Ends the call without its outcome.
    func cancel(_ failure: InvalidRequest = .failed("The call was cancelled.")) { end(.failure(failure)) }

    private func fail(_ failure: InvalidRequest) {
        // What `strict` says is nothing else.
        end(.failure(verb is StrictVerb ? failure : failure.because(of: scope.causes)))
    }

    private func end(_ result: Result<String, InvalidRequest>) {
        timer = nil
        let finish = finish
        self.finish = nil
        finish?(self, result)
    }
}
