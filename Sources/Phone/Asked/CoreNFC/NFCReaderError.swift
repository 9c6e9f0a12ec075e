public import Foundation

public struct NFCReaderError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerErrorSecurityViolation
        case readerErrorInvalidParameter
        case readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound
        case readerErrorRadioDisabled
        case readerTransceiveErrorTagConnectionLost = 100
        case readerTransceiveErrorRetryExceeded
        case readerTransceiveErrorTagResponseError
        case readerTransceiveErrorSessionInvalidated
        case readerTransceiveErrorTagNotConnected
        case readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200
        case readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
        case readerSessionInvalidationErrorSystemIsBusy
        case readerSessionInvalidationErrorFirstNDEFTagRead
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400
        case ndefReaderSessionErrorTagUpdateFailure
        case ndefReaderSessionErrorTagSizeTooSmall
        case ndefReaderSessionErrorZeroLengthMessage
    }

    public let code: Code

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
    }

    public static var errorDomain: String { "NFCError" }
    public var errorCode: Int { code.rawValue }

    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code {
        .readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
}

extension NFCReaderError.Code {
    /// For `catch NFCReaderError.readerSessionInvalidationErrorUserCanceled` and in a `switch` over an error.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
}
