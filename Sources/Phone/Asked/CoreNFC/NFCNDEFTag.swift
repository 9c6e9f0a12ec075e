public import Foundation

public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite, readOnly
}

@preconcurrency @MainActor public protocol NFCNDEFTag: AnyObject {
    var isAvailable: Bool { get }

    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
}

extension NFCNDEFTag {
    public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) {
        try await withCheckedThrowingContinuation { continuation in
            queryNDEFStatus { status, capacity, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success((status, capacity)))
            }
        }
    }

    public func readNDEF() async throws -> NFCNDEFMessage {
        try await withCheckedThrowingContinuation { continuation in
            readNDEF { message, error in
                let failure = error ?? NFCReaderError(.readerTransceiveErrorTagResponseError)
                continuation.resume(with: message.map { .success($0) } ?? .failure(failure))
            }
        }
    }

    public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            writeNDEF(ndefMessage) { continuation.resume(with: $0.map { .failure($0) } ?? .success(())) }
        }
    }
}

@preconcurrency @MainActor public protocol NFCMiFareTag: NFCNDEFTag {
    var identifier: Data { get }
    var mifareFamily: NFCMiFareFamily { get }
}

public enum NFCMiFareFamily: UInt, Sendable {
    case unknown = 1
    case ultralight, plus, desfire
}

@preconcurrency @MainActor public protocol NFCISO7816Tag: NFCNDEFTag {
    var identifier: Data { get }
}

@preconcurrency @MainActor public protocol NFCISO15693Tag: NFCNDEFTag {
    var identifier: Data { get }
}

@preconcurrency @MainActor public protocol NFCFeliCaTag: NFCNDEFTag {
    var currentIDm: Data { get }
}

public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    @MainActor public var isAvailable: Bool { true }
}
