import Foundation
@_spi(HotwireNativeMain) import HotwireNative
import Testing

@Suite(.serialized) struct PathConfigurationTests {
    private let configuration = PathConfiguration(sources: [.data(Data(json.utf8))])
    private static let json = """
        {
          "settings": { "tabs": [{ "title": "Home", "path": "/" }], "beta": true, "limit": 3 },
          "rules": [
            { "patterns": [".*"], "properties": { "context": "default", "pull_to_refresh_enabled": true } },
            { "patterns": ["/new$", "/edit$"],
              "properties": { "context": "modal", "modal_style": "medium", "pull_to_refresh_enabled": false } },
            { "patterns": ["^/numbers$"], "properties": { "view_controller": "numbers", "animated": false } },
            { "patterns": ["/list.*query=[^&]+"], "properties": { "query_string_presentation": "replace" } },
            { "patterns": ["/broken/(", "/sign_out"], "properties": { "presentation": "clear_all" } },
            { "patterns": ["/map$"],
              "properties": { "zoom": 5, "tilt": 1.5, "animated": 0, "compact": 1 } }
          ]
        }
        """

    @Test func `later rules override earlier ones`() {
        let properties = configuration.properties(for: "/posts/new")
        #expect(properties.context == .modal)
        #expect(properties.modalStyle == .medium)
        #expect(!properties.pullToRefreshEnabled)
        #expect(configuration["/posts"].context == .default)
        #expect(configuration["/posts"].pullToRefreshEnabled)
    }

    @Test func `a URL is matched by its path, and by its query string when that counts`() throws {
        let url = try #require(URL(string: "https://example.com/list?query=a"))
        #expect(configuration.properties(for: url).queryStringPresentation == .replace)
        configuration.matchQueryStrings = false
        #expect(configuration[url].queryStringPresentation == .replace)
        Hotwire.config.pathConfiguration.matchQueryStrings = false
        defer { Hotwire.config.pathConfiguration.matchQueryStrings = true }
        #expect(configuration[url].queryStringPresentation == .default)
        #expect(configuration[try #require(URL(string: "https://example.com/numbers?a=1"))].viewController == "numbers")
    }

    @Test(arguments: ["/new", "/new/", "/%6Eew", "/caf%C3%A9/new/"])
    func `a URL's path is matched decoded, and without a slash at its end`(path: String) throws {
        #expect(configuration[try #require(URL(string: "https://example.com\(path)"))].context == .modal)
    }

    @Test(arguments: [("/new", true), ("/new/", false), ("/%6Eew", false)])
    func `the library's main matches a URL's path encoded, and with its slash at the end`(path: String, isModal: Bool) throws {
        Hotwire.isMain = true
        defer { Hotwire.isMain = false }
        let configuration = PathConfiguration(sources: [
            .data(Data(#"{"settings":{},"rules":[{"patterns":["/new$"],"properties":{"context":"modal"}}]}"#.utf8))
        ])
        #expect((configuration[try #require(URL(string: "https://example.com\(path)"))].context == .modal) == isModal)
    }

    @Test func `a number is a whole one, a fraction or a flag, whatever it is read as`() {
        let properties = configuration["/map"]
        #expect(properties["zoom"] as? Double == 5)
        #expect(properties["zoom"] as? Int == 5)
        #expect(properties["tilt"] as? Double == 1.5)
        #expect(properties["tilt"] as? Int == nil)
        #expect(properties["compact"] as? Bool == true)
        #expect(!properties.animated)
    }

    @Test func `Android's addresses of screens count on Android only`() {
        let json = """
            {"rules":[{"patterns":["/new$"],"properties":{"uri":"hotwire://fragment/web/modal/sheet"}},
              {"patterns":["/map$"],"properties":{"uri":"hotwire://fragment/map"}},
              {"patterns":["/web$"],"properties":{"uri":"hotwire://fragment/web"}}]}
            """
        configuration.sources = [.data(Data(json.utf8))]
        #expect(configuration["/new"].context == .default)
        #expect(configuration["/map"].viewController == "web")
        configuration.followsAndroid = true
        #expect(configuration["/new"].context == .modal)
        #expect(configuration["/map"].viewController == "map")
        #expect(configuration["/web"].viewController == "web")
    }

    @Test(arguments: [
        ("/NEW", true), ("/posts/New", true), ("/new/", false), ("/%6Eew", false), ("/caf%C3%A9", true), ("/café", true), ("/list?Query=a", true),
        ("/list", false),
    ])
    func `Android ignores case, and matches the path as it is in the URL`(path: String, isMatch: Bool) throws {
        let json = #"{"rules":[{"patterns":["/new$","/caf%C3%A9$","\\?query=a$"],"properties":{"context":"modal"}}]}"#
        configuration.sources = [.data(Data(json.utf8))]
        configuration.followsAndroid = true
        // The query counts on Android, whatever an iOS app says.
        Hotwire.config.pathConfiguration.matchQueryStrings = false
        defer { Hotwire.config.pathConfiguration.matchQueryStrings = true }
        let url = try #require(URL(string: "https://example.com\(path)"))
        #expect((configuration[url].context == .modal) == isMatch)
    }

    @Test(arguments: [("/a[1]?b[]={c}#[d]", "/a[1]?b[]={c}"), ("?a|b", "?a|b"), ("/a^b", "/a^b"), ("", ""), ("#/a?b", "")])
    @MainActor func `Android's patterns see a page's address as the page writes it`(suffix: String, path: String) throws {
        let address = "https://example.com\(suffix)"
        let url = try #require(URL(address: address))
        configuration.followsAndroid = true
        #expect(configuration.reading(at: address, as: url).path == path)
        var decided = ""
        configuration.decide(on: url, at: address) { decided = configuration.reading(of: url).path }
        #expect(decided == path)
        #expect(URL(address: "https://example.com\(configuration.reading(of: url).path)") == URL(address: "https://example.com\(path)"))
        #expect(!configuration.reading(of: url).path.contains { "[]{}|^".contains($0) })
        configuration.followsAndroid = false
        #expect(configuration.reading(at: address, as: url).path == configuration.reading(of: url).path)
    }

    @Test func `rules that come later are Android's too`() {
        configuration.followsAndroid = true
        configuration.sources = [.data(Data(#"{"rules":[{"patterns":["/New$"],"properties":{"context":"modal"}}]}"#.utf8))]
        #expect(configuration["/new"].context == .modal)
        configuration.followsAndroid = false
        #expect(configuration["/new"].context == .default)
    }

    @Test func `a page can be pulled on iOS unless a rule forbids it, and on Android where one allows it`() {
        #expect(PathConfiguration()["/posts"].pullToRefreshEnabled)
        let android = PathConfiguration()
        android.followsAndroid = true
        #expect(!android["/posts"].pullToRefreshEnabled)
        configuration.followsAndroid = true
        #expect(configuration["/posts"].pullToRefreshEnabled)
        #expect(!configuration["/new"].pullToRefreshEnabled)
    }

    @Test func `what is not said has upstream's default`() {
        let properties = PathProperties()
        #expect(properties.presentation == .default)
        #expect(properties.modalStyle == .large)
        #expect(properties.animated)
        #expect(properties.modalDismissGestureEnabled)
        #expect(properties.viewController == "web")
        #expect(!configuration["/numbers"].animated)
    }

    @Test func `settings have Swift's own values`() {
        #expect(configuration.settings["beta"] as? Bool == true)
        #expect(configuration.settings["limit"] as? Int == 3)
        let tabs = configuration.settings["tabs"] as? [[String: Any]]
        #expect(tabs?.first?["title"] as? String == "Home")
    }

    @Test func `turbo-rails' redirects are known, and a pattern that is none matches nothing`() {
        #expect(configuration["/recede_historical_location"].presentation == .pop)
        #expect(configuration["/resume_historical_location"].presentation == .none)
        #expect(configuration["/refresh_historical_location"].presentation == .refresh)
        #expect(configuration["/sign_out"].presentation == .clearAll)
    }

    @Test func `a configuration that cannot be read leaves the one before`() {
        configuration.sources = [.data(Data(Self.json.utf8)), .data(Data(#"{"rules": [{}]}"#.utf8))]
        #expect(configuration["/posts/new"].context == .modal)
    }

    @Test func `a file is read, and the delegate hears of it`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data(Self.json.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let delegate = Delegate()
        let configuration = PathConfiguration()
        configuration.delegate = delegate
        configuration.sources = [.file(file)]
        #expect(delegate.updates == 1)
        #expect(configuration == self.configuration)
    }

    private final class Delegate: PathConfigurationDelegate {
        var updates = 0

        func pathConfigurationDidUpdate() {
            updates += 1
        }
    }
}
