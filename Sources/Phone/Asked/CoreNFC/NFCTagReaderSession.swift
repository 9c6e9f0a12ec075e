public import Foundation
internal import UIKit

open class NFCTagReaderSession: NFCReaderSession {
    public struct PollingOption: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let iso14443 = PollingOption(rawValue: 1 << 0)
        public static let iso15693 = PollingOption(rawValue: 1 << 1)
        public static let iso18092 = PollingOption(rawValue: 1 << 2)
        public static let pace = PollingOption(rawValue: 1 << 3)
    }

    open private(set) weak var delegate: (any NFCTagReaderSessionDelegate)?
    open private(set) var connectedTag: NFCTag?

    /// - Parameter queue: ignored; the delegate is called on the main queue.
    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        self.delegate = delegate
        super.init()
    }

    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        connectedTag = tag
        MainTurn.afterThis { completionHandler(nil) }
    }

    open func connect(to tag: NFCTag) async throws {
        connectedTag = tag
    }

    open func restartPolling() {
        guard isOpen else { return }
        didBecomeActive()
    }

    override func didBecomeActive() {
        delegate?.tagReaderSessionDidBecomeActive(self)
        delegate?.tagReaderSession(self, didDetect: [.miFare(AskedTag(of: self))])
    }

    override func didClose(_ error: NFCReaderError) {
        delegate?.tagReaderSession(self, didInvalidateWithError: error)
    }
}

@preconcurrency @MainActor public protocol NFCTagReaderSessionDelegate: AnyObject {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
