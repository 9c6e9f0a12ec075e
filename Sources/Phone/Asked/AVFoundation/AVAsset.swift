@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import Foundation
public import UIKit

/// A video or a sound. Its content is never read.
open class AVAsset: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init() }

    open var duration: CMTime { .indefinite }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var isPlayable: Bool { true }
    open var isExportable: Bool { false }
    open var preferredTransform: CGAffineTransform { .identity }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }

    /// Returns the value of one of the asset's properties.
    open func load<Value: Sendable>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        property.value
    }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

/// A property that an asset can load. Its value is fixed, and lists are empty.
public struct AVAsyncProperty<Root, Value: Sendable>: Sendable {
    let value: Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    public static var duration: Self { Self(value: .indefinite) }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    public static var tracks: Self { Self(value: []) }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    public static var metadata: Self { Self(value: []) }
    public static var commonMetadata: Self { Self(value: []) }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    public static var isPlayable: Self { Self(value: true) }
    public static var isExportable: Self { Self(value: false) }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
}

open class AVMetadataItem: NSObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var value: Any? { nil }
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Extracts frames from a video. Every request fails.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.zero
    open var requestedTimeToleranceAfter = CMTime.zero

    public init(asset: AVAsset) { super.init() }

    @available(*, deprecated, message: "no effect")
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        inert(self)
        throw CocoaError(.featureUnsupported)
    }

    @available(*, deprecated, message: "no effect")
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        inert(self)
        throw CocoaError(.featureUnsupported)
    }

    @available(*, deprecated, message: "no effect")
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        inert(self)
        handler(nil, requestedTime, CocoaError(.featureUnsupported))
    }
}

/// Exports a video in another format. Every export fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown = 0
        case waiting, exporting, completed, failed, cancelled
    }

    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var fileLengthLimit: Int64 = 0
    open var timeRange = CMTimeRange.zero
    open var progress: Float { 0 }

    public init?(asset: AVAsset, presetName: String) { super.init() }

    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [AVAssetExportPresetMediumQuality] }

    @available(*, deprecated, message: "no effect")
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        inert(self)
        fail()
        handler()
    }

    @available(*, deprecated, message: "no effect")
    open func export() async {
        inert(self)
        fail()
    }

    @available(*, deprecated, message: "no effect")
    open func export(to url: URL, as fileType: AVFileType) async throws {
        inert(self)
        fail()
        throw CocoaError(.featureUnsupported)
    }

    open func cancelExport() { status = .cancelled }

    private func fail() {
        status = .failed
        error = CocoaError(.featureUnsupported)
    }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let jpg = AVFileType(rawValue: "public.jpeg")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
}

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
}
