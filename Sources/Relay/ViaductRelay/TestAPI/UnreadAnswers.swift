internal import LWS

/// Answers to calls of tests that their clients have not read.
@MainActor final class UnreadAnswers {
    /// In bytes. A client that reads does so at once, so the oldest answers are the unread ones.
    static let maximum = 64 << 20

    /// By their numbers, in the order of sending.
    private var answers: [Int: (late: LateResponse, size: Int)] = [:]
    /// The number of the oldest that may be there, and that of the next one.
    private var (first, end) = (0, 0)
    private(set) var bytes = 0

    /// Sends an answer. The clients with the oldest ones are cut off if there is too much.
    func send(_ response: HTTPResponse, by late: LateResponse) {
        let number = end
        end += 1
        answers[number] = (late, response.body.count)
        bytes += response.body.count
        late.send(response) { self.forget(number) }
        while bytes > Self.maximum, first < number {
            answers[first]?.late.cut()
            forget(first)
            first += 1
        }
    }

    private func forget(_ number: Int) {
        if let answer = answers.removeValue(forKey: number) { bytes -= answer.size }
    }
}
