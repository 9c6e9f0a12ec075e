import Foundation
import LWS
import ViaductApp
import ViaductBuilder
import ViaductCommands
import ViaductProxy

/// The explanations of errors that end a command.
enum FailureCode {
    static func of(_ error: any Error) -> String {
        switch error {
        case is UsageError, is ServerAddress.Invalid, is ExplainCommand.Failure: "VD-USAGE-1"
        case is AddressInUse: "VD-START-1"
        case let error as LWSError where [.listen, .addressInUse].contains(error.code): "VD-START-1"
        case let error as LWSError where error.code == .certificate: "VD-TLS-2"
        case let error as ProxyError where [.address, .addressInUse].contains(error.code): "VD-START-1"
        case is ProxyError: "VD-START-2"
        case is BuildError: "VD-APP-4"
        case is UnreadFiles: "VD-CONTRACT-1"
        case is AppSecretError: "VD-SECRET-1"
        case is ServerRequest.Failure, is UnhealthyError: "VD-SERVER-1"
        case is RecordingError: "VD-RECORDING-1"
        case is Terminal.Failure: "VD-OUTPUT-1"
        default: "VD-START-3"
        }
    }

    /// The error with the code of its explanation, unless it has one in its text.
    static func sentence(for error: any Error) -> String {
        let text = "\(error)".trimmingCharacters(in: .whitespacesAndNewlines)
        return text.contains(#/\(VD-[A-Z]+-[0-9]+\)/#) ? text : "\(text) (\(of(error)))"
    }
}
