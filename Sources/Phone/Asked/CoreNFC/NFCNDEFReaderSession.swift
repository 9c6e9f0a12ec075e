public import Foundation
internal import UIKit

open class NFCNDEFReaderSession: NFCReaderSession {
    open private(set) weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    private let invalidatesAfterFirstRead: Bool

    /// - Parameter queue: ignored; the delegate is called on the main queue.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
        invalidatesAfterFirstRead = invalidateAfterFirstRead
        super.init()
    }

    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        MainTurn.afterThis { completionHandler(nil) }
    }

    open func connect(to tag: any NFCNDEFTag) async throws {}

    open func restartPolling() {
        guard isOpen else { return }
        didBecomeActive()
    }

    override func didBecomeActive() {
        delegate?.readerSessionDidBecomeActive(self)
        delegate?.readerSession(self, didDetect: [AskedTag(of: self)])
    }

    override func didClose(_ error: NFCReaderError) {
        delegate?.readerSession(self, didInvalidateWithError: error)
    }

    /// Reads the tag for a delegate that only wants its messages.
    func read(_ tag: any NFCNDEFTag) {
        tag.readNDEF { [weak self] message, _ in
            guard let self, isOpen, let message else { return }
            delegate?.readerSession(self, didDetectNDEFs: [message])
            if invalidatesAfterFirstRead { close(.readerSessionInvalidationErrorFirstNDEFTagRead) }
        }
    }
}

@preconcurrency @MainActor public protocol NFCNDEFReaderSessionDelegate: AnyObject {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {
        if let tag = tags.first { session.read(tag) }
    }

    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
