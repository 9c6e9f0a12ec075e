@_exported public import AVFoundation
@_exported public import Foundation
internal import UIKit

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied, restricted, authorized
}

/// Recognizes speech. It is never available, because there is no sound.
///
/// Not an `NSObject`: on Linux its initializer cannot fail, and Apple's can.
open class SFSpeechRecognizer: @unchecked Sendable {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    open var queue = OperationQueue.main

    public convenience init?() {
        self.init(of: .current)
    }

    public convenience init?(locale: Locale) {
        self.init(of: locale)
    }

    private init(of locale: Locale) {
        self.locale = locale
    }

    open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }

    @MainActor open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        status(of: Permission.microphone.isAllowed())
    }

    /// Lets the page ask for the microphone's permission.
    @MainActor open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        Permission.microphone.request { handler(status(of: $0)) }
    }

    private class func status(of isAllowed: Bool?) -> SFSpeechRecognizerAuthorizationStatus {
        isAllowed.map { $0 ? .authorized : .denied } ?? .notDetermined
    }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        inert(self)
        return SFSpeechRecognitionTask()
    }

    @available(*, deprecated, message: "no effect")
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        inert(self)
        return SFSpeechRecognitionTask()
    }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public protocol SFSpeechRecognitionTaskDelegate: AnyObject {}
