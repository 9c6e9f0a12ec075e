import Foundation
import HotwireNative
import ViaductProtocol

/// The place of a path configuration and its platform, as they are set: `URL`, `FILE`, `ios=URL`, `android=FILE`.
struct PathConfigurationSource: Equatable {
    /// `nil`: that of every phone that has none of its own.
    let platform: Platform?
    let source: PathConfiguration.Source

    /// `nil` for what is neither a URL nor the path of a file, which need not be there.
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
    /// The last one that was given for the platform, else the last of those for every phone.
    subscript(platform: Platform) -> PathConfiguration.Source? {
        (last { $0.platform == platform } ?? last { $0.platform == nil })?.source
    }
}
