public import Foundation

public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided
        case presentationContextInvalid

        public static func ~= (code: Self, error: any Error) -> Bool {
            (error as? ASWebAuthenticationSessionError)?.code == code
        }
    }

    public let code: Code

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
    }

    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }

    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive

        public static func ~= (code: Self, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
    }

    public let code: Code

    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
    }

    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public var errorCode: Int { code.rawValue }

    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
