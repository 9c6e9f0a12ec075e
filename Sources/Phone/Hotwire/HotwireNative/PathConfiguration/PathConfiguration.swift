public import Foundation
public import UIKit

/// An app's rules for its paths, from JSON with `settings` and `rules` (upstream's type of this name).
public final class PathConfiguration {
    /// A location of the JSON. Sources are read in order, and each replaces the one before.
    public enum Source: Equatable, Sendable {
        case data(Data)
        case file(URL)
        case server(URL)
    }

    public weak var delegate: (any PathConfigurationDelegate)?
    /// Whether patterns are matched against the path with its query string. As upstream, the value of `Hotwire.config`'s
    /// configuration counts for all.
    public var matchQueryStrings = true
    /// Whether paths are read as by Hotwire Native Android 1.3.1: patterns ignore case and see the path as it is in the URL, always with its
    /// query. `uri` counts, and no page can be pulled unless a rule says so.
    package var followsAndroid = false {
        didSet { matchedRules = rulesOfPlatform }
    }
    public private(set) var settings: [String: AnyHashable] = [:]
    /// All rules, those for turbo-rails' redirects last.
    public private(set) var rules: [PathRule] = PathRule.historicalLocations {
        didSet { matchedRules = rulesOfPlatform }
    }
    /// The rules with their patterns as the platform reads them.
    private(set) var matchedRules: [PathRule] = PathRule.historicalLocations {
        didSet { lastReading = nil }
    }
    public var sources: [Source] = [] {
        didSet { load() }
    }
    /// Called on the main queue after each change of the rules. The key identifies the object that added the closure.
    package var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]
    /// The JSON that was read last; `nil` before that.
    package private(set) var json: Data?
    /// The last result: a page asks for its place several times.
    var lastReading: PathReading?
    /// The paths of the visit that is being decided on: of its `URL`, and of its address.
    private var decided: (path: String, rawPath: String)?
    private var hasToldLength = false
    private let options: PathConfigurationLoaderOptions?
    private var loader: PathConfigurationLoader?

    public init(sources: [Source] = [], options: PathConfigurationLoaderOptions? = nil) {
        self.sources = sources
        self.options = options
        load()
    }

    public subscript(path: String) -> PathProperties { properties(for: path) }
    public subscript(url: URL) -> PathProperties { properties(for: url) }

    /// Merges the properties of all rules that match the URL's path, on iOS decoded and without a trailing slash. Later rules win.
    public func properties(for url: URL) -> PathProperties { reading(of: url).properties }

    /// Merges the properties of all rules that match the path. Later rules win.
    public func properties(for path: String) -> PathProperties { reading(of: path).properties }

    func tellIfTooLong(_ path: String) {
        guard path.utf8.count > PathPattern.longestPath, !hasToldLength else { return }
        hasToldLength = true
        HotwireLog.write(
            "No path rule matches “\(path.prefix(40))…”, since it has \(path.utf8.count) bytes: at most \(PathPattern.longestPath) are matched. Keep the page's data out of its URL.",
            cause: "VD-PATHS-3")
    }

    private var rulesOfPlatform: [PathRule] { followsAndroid ? rules.map(\.ignoringCase) : rules }

    func matchedPath(of url: URL) -> String {
        if followsAndroid { return rawPath(of: url) }
        let path = Hotwire.isMain ? url.pathPreservingSlash : url.path
        guard Hotwire.config.pathConfiguration.matchQueryStrings, let query = url.query else { return path }
        return "\(path)?\(query)"
    }

    /// The path with its percent-encoding and its slashes, as `java.net.URL` has it.
    private func rawPath(of url: URL) -> String {
        let path = URL.rawPath(of: url.absoluteString)
        guard MainTurn.isCurrent, let decided, decided.path == path else { return path }
        return decided.rawPath
    }

    /// Runs the body, in which Android's patterns see the URL's path as the page's address has it: a `URL` percent-encodes `[` and others.
    @MainActor package func decide(on url: URL, at address: String, _ body: () -> Void) {
        decided = (URL.rawPath(of: url.absoluteString), URL.rawPath(of: address))
        defer { decided = nil }
        body()
    }

    private func load() {
        loader = PathConfigurationLoader(options: options) { [weak self] content, json in self?.adopt(content, json) }
        for source in sources { loader?.load(source) }
    }

    private func adopt(_ content: PathConfigurationContent, _ json: Data) {
        self.json = json
        settings = content.settings
        rules = content.rules + PathRule.historicalLocations
        delegate?.pathConfigurationDidUpdate()
        for observer in observers.values { DispatchQueue.main.async { MainActor.assumeIsolated(observer) } }
    }
}

extension URL {
    /// The path with its slash at the end and its percent-encoding (upstream's property of this name, after 1.3.0-beta).
    fileprivate var pathPreservingSlash: String { path() }
}

extension PathConfiguration: Equatable {
    public static func == (left: PathConfiguration, right: PathConfiguration) -> Bool {
        left.settings == right.settings && left.rules == right.rules
    }
}

/// Gets notified of new rules (upstream's type of this name).
public protocol PathConfigurationDelegate: AnyObject {
    func pathConfigurationDidUpdate()
}

/// A native screen that a path configuration can name as `view_controller` (upstream's type of this name).
@preconcurrency @MainActor public protocol PathConfigurationIdentifiable: UIViewController {
    static var pathConfigurationIdentifier: String { get }
}
