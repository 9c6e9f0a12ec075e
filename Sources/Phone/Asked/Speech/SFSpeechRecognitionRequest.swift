public import AVFoundation
public import Foundation
import UIKit

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified = 0
    case dictation, search, confirmation
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var contextualStrings: [String] = []
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified

    public override init() { super.init() }
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    @available(*, deprecated, message: "no effect") open func append(_ audioPCMBuffer: AVAudioPCMBuffer) { inert(self) }
    open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open private(set) var isCancelled = false
    open var isFinishing: Bool { false }
    open func finish() {}
    open func cancel() { isCancelled = true }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { false }
}

open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    open var substring: String { "" }
    open var confidence: Float { 0 }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
}
