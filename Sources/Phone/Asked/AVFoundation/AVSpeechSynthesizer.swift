public import Foundation
internal import UIKit

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String

    open var identifier: String { "com.apple.voice.\(language)" }
    open var name: String { language }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        [AVSpeechSynthesisVoice(language: currentLanguageCode())].compactMap { $0 }
    }

    open class func currentLanguageCode() -> String { "en-US" }

    public convenience init?(identifier: String) {
        self.init(language: identifier.split(separator: ".").last.map(String.init))
    }

    public init?(language languageCode: String?) {
        language = languageCode ?? Locale.current.identifier
        super.init()
    }
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1

    public init(string: String) {
        speechString = string
        super.init()
    }
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechBoundary: Int, Sendable {
    case immediate = 0
    case word
}

/// Speaks: nothing is heard of it.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }

    public override init() {
        super.init()
    }

    @available(*, deprecated, message: "no effect") open func speak(_ utterance: AVSpeechUtterance) { inert(self) }

    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

    @discardableResult
    open func continueSpeaking() -> Bool { false }
}
