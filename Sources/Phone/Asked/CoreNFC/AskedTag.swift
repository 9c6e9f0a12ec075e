internal import UIKit

/// The tag at the phone. The page asks the developer for its content, and shows what is written to it.
final class AskedTag: NFCMiFareTag {
    private weak var session: NFCReaderSession?

    init(of session: NFCReaderSession) {
        self.session = session
    }

    var isAvailable: Bool { session?.isOpen == true }
    var identifier: Data { Data([0x04, 0xA2, 0x24, 0x6B, 0x51, 0x2C, 0x80]) }
    var mifareFamily: NFCMiFareFamily { .ultralight }

    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void) {
        MainTurn.afterThis { completionHandler(.readWrite, 8192, nil) }
    }

    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void) {
        ask("read", []) { record in
            completionHandler(
                record.map { NFCNDEFMessage(records: [$0.payload]) }, record == nil ? Self.connectionLost : nil)
        }
    }

    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void) {
        ask("write", ndefMessage.records.map(\.text)) { completionHandler($0 == nil ? Self.connectionLost : nil) }
    }

    func writeLock(completionHandler: @escaping ((any Error)?) -> Void) {
        MainTurn.afterThis { completionHandler(nil) }
    }

    private static var connectionLost: any Error { NFCReaderError(.readerTransceiveErrorTagConnectionLost) }

    /// - Parameter completion: gets `nil` when the person has cancelled, which ends the session.
    private func ask(_ mode: String, _ values: [String], _ completion: @escaping (Record?) -> Void) {
        guard let session, session.isOpen else { return MainTurn.afterThis { completion(nil) } }
        session.ask(mode, values) { [weak session] outcome in
            completion(outcome.answer)
            switch outcome {
            case .answered: break
            case .cancelled: session?.close(.readerSessionInvalidationErrorUserCanceled)
            case .ended: session?.close(.readerSessionInvalidationErrorSessionTerminatedUnexpectedly)
            }
        }
    }
}

/// The page's answer. The type is `text`, `url`, or any other.
struct Record: Decodable, Sendable {
    let type: String
    let value: String

    var payload: NFCNDEFPayload {
        switch type {
        case "url": .wellKnownTypeURIPayload(string: value) ?? other
        case "text": .wellKnownTypeTextPayload(string: value, locale: Locale(identifier: "en")) ?? other
        default: other
        }
    }

    private var other: NFCNDEFPayload {
        NFCNDEFPayload(format: .media, type: Data("text/plain".utf8), identifier: Data(), payload: Data(value.utf8))
    }
}
