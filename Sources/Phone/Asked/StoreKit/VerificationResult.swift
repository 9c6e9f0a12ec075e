public import Foundation

public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: LocalizedError, Hashable, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
        case missingRequiredProperties

        public var errorDescription: String? { "The signature is not one of the App Store’s." }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult<Transaction> {
    /// A token without a signature, which no server mistakes for the App Store's.
    public var jwsRepresentation: String { unsignedToken(payloadData) }
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    public var headerData: Data { unsignedHeader }
    public var signatureData: Data { Data() }
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult<Product.SubscriptionInfo.RenewalInfo> {
    public var jwsRepresentation: String { unsignedToken(payloadData) }
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    public var headerData: Data { unsignedHeader }
    public var signatureData: Data { Data() }
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

private let unsignedHeader = Data(#"{"alg":"none"}"#.utf8)

private func unsignedToken(_ payload: Data) -> String {
    [unsignedHeader, payload, Data()].map(base64URL).joined(separator: ".")
}

/// RFC 4648, section 5, without padding.
private func base64URL(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
        .replacingOccurrences(of: "=", with: "")
}
