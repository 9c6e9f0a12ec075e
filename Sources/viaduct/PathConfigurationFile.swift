import Foundation
import HotwireNative
import ViaductRelay

/// The path configuration that the built-in components' pages follow.
@MainActor final class PathConfigurationFile: PathConfigurationDelegate {
    private static let patience = Duration.seconds(3)

    private let configuration: PathConfiguration
    private let source: PathConfiguration.Source
    private var isLoaded = false

    /// - Parameter text: the URL of a server, or a file's path.
    /// - Throws: `UsageError` for a file that is no path configuration.
    init(_ text: String) throws {
        if Self.isURL(text), let url = URL(string: text) {
            source = .server(url)
        } else {
            let file = URL(filePath: text)
            do {
                try PathConfiguration.check(Data(contentsOf: file))
            } catch {
                throw UsageError("--path-configuration: \(file.path) cannot be read: \(error)")
            }
            source = .file(file)
        }
        configuration = Hotwire.config.pathConfiguration
        configuration.delegate = self
        configuration.sources = [source]
    }

    nonisolated static func isURL(_ text: String) -> Bool { text.hasPrefix("http://") || text.hasPrefix("https://") }

    /// Asks until the server has answered: the app is often started after Viaduct.
    func keepTrying() async {
        while !isLoaded {
            try? await Task.sleep(for: Self.patience)
            if !isLoaded { configuration.sources = [source] }
        }
    }

    nonisolated func pathConfigurationDidUpdate() {
        MainActor.assumeIsolated { isLoaded = true }
    }
}
