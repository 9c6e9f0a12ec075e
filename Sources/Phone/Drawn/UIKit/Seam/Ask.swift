/// A question that a phone would put to its hardware or to its owner. The page puts it to the developer.
@MainActor package final class Ask {
    package enum Kind: String, Sendable {
        case account, barcode, biometrics, file, image, link, location, nfc, permission, purchase, review, token
    }

    /// The outcome of a question.
    package enum Outcome<Answer> {
        case answered(Answer)
        /// The person has cancelled.
        case cancelled
        /// It can no longer be answered: the page has moved on, or there was none.
        case ended

        /// The answer; `nil` for another outcome.
        package var answer: Answer? {
            if case .answered(let answer) = self { answer } else { nil }
        }
    }

    /// A detail that a kind of question needs besides its texts.
    package enum Detail {
        /// The permission to grant, or the identifier of the product to buy.
        case subject(String)
        /// The kinds of codes or of files.
        case types([String])
        /// The largest number of items; 0 for any.
        case maximum(Int)
        /// In bytes of base64, of all files together.
        case limit(Int)
        /// The title of the button for another way.
        case fallback(String)
        /// `read` or `write`.
        case mode(String)
        /// The values to write.
        case values([String])
        /// The page to sign in at.
        case url(String)
        /// The scheme of the callback address.
        case scheme(String)
        /// Formatted for display.
        case price(String)
    }

    package let kind: Kind
    package let title: String
    package let message: String
    package let details: [Detail]
    package let maker = Maker.current()
    private weak var host: (any UIWindowHost)?
    private var finish: ((Outcome<String>) -> Void)?

    package init(
        _ kind: Kind, _ title: String, message: String = "", details: [Detail] = []
    ) {
        self.kind = kind
        self.title = title
        self.message = message
        self.details = details
    }

    /// Shows the question on the window's page.
    ///
    /// - Parameters:
    ///   - window: the page's window; `nil` for the page that a component is working for.
    ///   - completion: called once, in a later turn, unless the ask is withdrawn.
    package func begin<Answer: Decodable>(
        in window: UIWindow? = nil, for answer: Answer.Type = Answer.self,
        _ completion: @escaping @MainActor (Outcome<Answer>) -> Void
    ) {
        finish = { completion($0.decoded()) }
        host = (window ?? UIApplication.currentWindow())?.host
        if let host {
            host.show(self)
        } else {
            MainTurn.afterThis { self.end() }
        }
    }

    /// The same, for async code.
    package func outcome<Answer: Decodable & Sendable>(in window: UIWindow? = nil, for answer: Answer.Type) async
        -> Outcome<Answer>
    {
        await withCheckedContinuation { continuation in
            begin(in: window, for: answer) { continuation.resume(returning: $0) }
        }
    }

    /// Whether the question is waiting for an answer.
    package var isOpen: Bool { finish != nil }

    /// Ends the question with the page's answer.
    ///
    /// - Parameter value: JSON text of the kind's own shape; `nil` or `null` when the person has cancelled.
    package func answer(_ value: String?) {
        let isCancelled = value == nil || value == "null"
        close(with: isCancelled ? .cancelled : .answered(value ?? ""))
    }

    /// Ends the question without an answer, because the page can no longer give one.
    package func end() {
        close(with: .ended)
    }

    /// Withdraws the question on behalf of the asking component. The completion is not called.
    package func withdraw() {
        finish = nil
        host?.remove(self)
    }

    private func close(with outcome: Outcome<String>) {
        let finish = finish
        withdraw()
        finish?(outcome)
    }
}

extension Ask.Outcome: Sendable where Answer: Sendable {}

extension Ask.Outcome<String> {
    /// Decodes the answer as the kind's type. An answer of another shape counts as none.
    fileprivate func decoded<Value: Decodable>() -> Ask.Outcome<Value> {
        switch self {
        case .answered(let json):
            (try? JSONDecoder().decode(Value.self, from: Data(json.utf8))).map { .answered($0) } ?? .cancelled
        case .cancelled: .cancelled
        case .ended: .ended
        }
    }
}

/// A view controller that only asks a question, such as the camera's.
@MainActor package protocol AskingController: UIViewController {
    /// Whether the page draws the question in its place.
    var isAsking: Bool { get }
}

/// The answer to an ask for a barcode.
package struct ScannedCode: Decodable, Sendable {
    package let code: String
    /// The protocol's name for the type: `qr`, `ean13`.
    package let type: String
}
