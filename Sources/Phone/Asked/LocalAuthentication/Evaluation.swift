internal import UIKit

/// The pending Face ID question; a new one replaces it.
@MainActor final class Evaluation {
    private var ask: Ask?
    private var finish: ((LAError.Code?) -> Void)?

    nonisolated init() {}

    /// - Parameter completion: gets the reason of the failure; `nil` on success.
    func begin(reason: String, fallback: String, _ completion: @escaping (LAError.Code?) -> Void) {
        invalidate()
        let ask = Ask(.biometrics, "Face ID", message: reason, details: fallback.isEmpty ? [] : [.fallback(fallback)])
        self.ask = ask
        finish = completion
        ask.begin(for: String.self) { self.close(with: Self.code(of: $0)) }
    }

    func code(reason: String, fallback: String) async -> LAError.Code? {
        await withCheckedContinuation { continuation in
            begin(reason: reason, fallback: fallback) { continuation.resume(returning: $0) }
        }
    }

    func invalidate() {
        ask?.withdraw()
        close(with: .appCancel)
    }

    private func close(with code: LAError.Code?) {
        let finish = finish
        (ask, self.finish) = (nil, nil)
        finish?(code)
    }

    private static func code(of outcome: Ask.Outcome<String>) -> LAError.Code? {
        switch outcome {
        case .answered("success"): nil
        case .answered("fallback"): .userFallback
        case .answered: .authenticationFailed
        case .cancelled: .userCancel
        case .ended: .systemCancel
        }
    }
}
