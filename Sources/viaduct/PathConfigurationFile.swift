import Foundation
import HotwireNative
import ViaductCommands

/// The path configuration of a phone, or of several, for all apps that have none of their own.
@MainActor final class PathConfigurationFile: PathConfigurationDelegate {
    private static let patience = Duration.seconds(3)

    let configuration = PathConfiguration()
    private let source: PathConfiguration.Source
    private var isLoaded = false
    private var readers: [([UInt8]) -> Void] = []

    /// - Throws: `UsageError` for a file that is no path configuration.
    init(_ source: PathConfiguration.Source) throws {
        self.source = source
        if case .file(let file) = source { try Self.check(file) }
        configuration.delegate = self
        configuration.sources = [source]
    }

    private static func check(_ file: URL) throws(UsageError) {
        guard let data = try? Data(contentsOf: file) else {
            throw UsageError(
                "--path-configuration: there is no file \(file.path) that can be read. Name the JSON of your app's rules, or its URL, such as http://localhost:3000/configurations/ios_v1.json. (VD-PATHS-1)"
            )
        }
        do {
            try PathConfiguration.check(data)
        } catch {
            let code = (error as? PathConfiguration.Invalid)?.code ?? "VD-PATHS-1"
            throw UsageError("--path-configuration: \(file.path) cannot be used: \(error). Correct it. (\(code))")
        }
    }

    /// Asks until the server has answered: the app is often started after Viaduct.
    func keepTrying() async {
        while !isLoaded {
            try? await Task.sleep(for: Self.patience)
            if !isLoaded { configuration.sources = [source] }
        }
    }

    /// Calls the function with the JSON, in UTF-8, whenever it was read: at once, if it was read already.
    func onLoad(_ reader: @escaping ([UInt8]) -> Void) {
        readers.append(reader)
        if let text { reader(text) }
    }

    nonisolated func pathConfigurationDidUpdate() {
        MainActor.assumeIsolated {
            isLoaded = true
            if let text { for reader in readers { reader(text) } }
        }
    }

    /// The JSON in the encoding of frames, whatever the file's encoding.
    private var text: [UInt8]? {
        configuration.json.flatMap { try? JSONSerialization.jsonObject(with: $0) }
            .flatMap { try? JSONSerialization.data(withJSONObject: $0) }.map { [UInt8]($0) }
    }
}
