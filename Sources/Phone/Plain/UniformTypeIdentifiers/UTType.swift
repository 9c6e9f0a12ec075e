@_exported public import Foundation

/// A type of data, by its identifier.
public struct UTType: Hashable, Codable, Identifiable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    private init(known identifier: String) {
        self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.known.first(where: { $0.extensions.contains(filenameExtension.lowercased()) }) else {
            return nil
        }
        self = known.type
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let known = Self.known.first(where: { $0.media == mimeType.lowercased() }) else { return nil }
        self = known.type
    }

    public var id: String { identifier }
    public var description: String { identifier }
    public var preferredFilenameExtension: String? { entry?.extensions.first }
    public var preferredMIMEType: String? { entry?.media }
    public var localizedDescription: String? { preferredFilenameExtension.map { "\($0.uppercased()) file" } }

    /// Whether this is the type, or a subtype of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || (entry?.parents ?? []).contains { $0.conforms(to: type) }
    }

    /// The values for HTML's `accept`: the media type and the extensions. Empty when any file fits.
    package var fileFilters: [String] {
        switch self {
        case .image: ["image/*"]
        case .movie: ["video/*"]
        case .audio: ["audio/*"]
        case .text: ["text/*"]
        default: (preferredMIMEType.map { [$0] } ?? []) + (entry?.extensions ?? []).map { ".\($0)" }
        }
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let image = UTType(known: "public.image")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let png = UTType(known: "public.png")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let heic = UTType(known: "public.heic")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let movie = UTType(known: "public.movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let html = UTType(known: "public.html")
    public static let json = UTType(known: "public.json")
    public static let xml = UTType(known: "public.xml")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let zip = UTType(known: "public.zip-archive")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let presentation = UTType(known: "public.presentation")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let folder = UTType(known: "public.folder")
    public static let directory = UTType(known: "public.directory")

    private struct Entry {
        let type: UTType
        var parents: [UTType] = [.data]
        var media: String?
        var extensions: [String] = []
    }

    private var entry: Entry? { Self.known.first { $0.type == self } }

    private static let known: [Entry] = [
        Entry(type: .data, parents: [.item]), Entry(type: .content, parents: [.item]),
        Entry(type: .image, parents: [.data, .content]), Entry(type: .movie, parents: [.data, .content]),
        Entry(type: .audio, parents: [.data, .content]), Entry(type: .text, parents: [.data, .content]),
        Entry(type: .jpeg, parents: [.image], media: "image/jpeg", extensions: ["jpeg", "jpg"]),
        Entry(type: .png, parents: [.image], media: "image/png", extensions: ["png"]),
        Entry(type: .gif, parents: [.image], media: "image/gif", extensions: ["gif"]),
        Entry(type: .heic, parents: [.image], media: "image/heic", extensions: ["heic"]),
        Entry(type: .webP, parents: [.image], media: "image/webp", extensions: ["webp"]),
        Entry(type: .svg, parents: [.image], media: "image/svg+xml", extensions: ["svg"]),
        Entry(type: .mpeg4Movie, parents: [.movie], media: "video/mp4", extensions: ["mp4"]),
        Entry(type: .quickTimeMovie, parents: [.movie], media: "video/quicktime", extensions: ["mov"]),
        Entry(type: .mp3, parents: [.audio], media: "audio/mpeg", extensions: ["mp3"]),
        Entry(type: .plainText, parents: [.text], media: "text/plain", extensions: ["txt", "text"]),
        Entry(type: .utf8PlainText, parents: [.plainText]),
        Entry(type: .html, parents: [.text], media: "text/html", extensions: ["html", "htm"]),
        Entry(type: .json, parents: [.text], media: "application/json", extensions: ["json"]),
        Entry(type: .xml, parents: [.text], media: "application/xml", extensions: ["xml"]),
        Entry(type: .commaSeparatedText, parents: [.text], media: "text/csv", extensions: ["csv"]),
        Entry(type: .rtf, parents: [.text], media: "text/rtf", extensions: ["rtf"]),
        Entry(type: .pdf, parents: [.data, .content], media: "application/pdf", extensions: ["pdf"]),
        Entry(type: .zip, media: "application/zip", extensions: ["zip"]),
        Entry(type: .fileURL, parents: [.url]), Entry(type: .folder, parents: [.directory]),
    ]
}
