@_exported public import Foundation
internal import UIKit

/// A session in which the phone scans for tags.
@preconcurrency @MainActor open class NFCReaderSession: NSObject {
    nonisolated open class var readingAvailable: Bool { true }

    open var alertMessage = ""
    open var isReady: Bool { isOpen }
    private(set) var isOpen = false
    private var ask: Ask?

    override init() {
        super.init()
    }

    open func begin() {
        guard !isOpen else { return }
        isOpen = true
        // Strong, because the caller may not keep the session: it lives until it is invalidated.
        MainTurn.afterThis {
            guard self.isOpen else { return }
            self.didBecomeActive()
        }
    }

    open func invalidate() {
        close(.readerSessionInvalidationErrorUserCanceled)
    }

    /// - Parameter errorMessage: only logged, because the page no longer shows the session.
    open func invalidate(errorMessage: String) {
        UIKitLog.write("An NFC session ended: \(errorMessage)")
        invalidate()
    }

    func didBecomeActive() {}
    func didClose(_ error: NFCReaderError) {}

    func ask(_ mode: String, _ values: [String], _ completion: @escaping (Ask.Outcome<Record>) -> Void) {
        let ask = Ask(
            .nfc, mode == "write" ? "Write to the Tag" : "Hold Near a Tag", message: alertMessage,
            details: [.mode(mode), .values(values)])
        self.ask = ask
        ask.begin { outcome in
            self.ask = nil
            completion(outcome)
        }
    }

    func close(_ code: NFCReaderError.Code) {
        guard isOpen else { return }
        isOpen = false
        ask?.withdraw()
        MainTurn.afterThis { self.didClose(NFCReaderError(code)) }
    }
}
