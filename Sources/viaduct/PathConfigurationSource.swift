import Foundation
import HotwireNative
import ViaductProtocol

/// The place of a path configuration and its platform, as they are set: `URL`, `FILE`, `ios=URL`, `android=FILE`.
struct PathConfigurationSource: Equatable {
    /// `nil` for all phones without a source of their own.
    let platform: Platform?
    let source: PathConfiguration.Source

    /// `nil` when the text is neither a URL nor a file's path. The file need not exist.
    init?(_ text: String) {
        let platform = Platform.allCases.first { text.hasPrefix("\($0.rawValue)=") }
        let place = platform.map { String(text.dropFirst($0.rawValue.count + 1)) } ?? text
        if place.hasPrefix("http://") || place.hasPrefix("https://") {
            guard let url = URL(string: place) else { return nil }
            source = .server(url)
        } else {
            guard !place.isEmpty, !place.contains("://") else { return nil }
            source = .file(URL(filePath: place))
        }
        self.platform = platform
    }
}

extension [PathConfigurationSource] {
    /// The last source given for the platform, else the last one given for both platforms.
    subscript(platform: Platform) -> PathConfiguration.Source? {
        (last { $0.platform == platform } ?? last { $0.platform == nil })?.source
    }
}
