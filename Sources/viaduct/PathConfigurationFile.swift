import Foundation
import ViaductCommands
import HotwireNative

/// The path configuration that the built-in components' pages follow on one phone.
@MainActor final class PathConfigurationFile: PathConfigurationDelegate {
    private static let patience = Duration.seconds(3)

    let configuration = PathConfiguration()
    private let source: PathConfiguration.Source
    private var isLoaded = false

    /// - Throws: `UsageError` for a file that is no path configuration.
    init(_ source: PathConfiguration.Source) throws {
        self.source = source
        if case .file(let file) = source {
            do {
                try PathConfiguration.check(Data(contentsOf: file))
            } catch {
                throw UsageError("--path-configuration: \(file.path) cannot be read: \(error)")
            }
        }
        configuration.delegate = self
        configuration.sources = [source]
    }

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
