/// Addresses of routes that texts, links and redirects name too.
enum RoutePath {
    /// The pages that explain errors, each below by its code.
    static let errors = "/viaduct/errors"
    /// Where a link admits a browser.
    static let enter = "/viaduct/enter/"
    static let console = "/viaduct/console/"
    static let timeline = "/viaduct/timeline/"
    static let adapter = "/viaduct/adapter.js"
    static let icons = "/viaduct/icons/"
    static let health = "/viaduct/health"
    static let metrics = "/viaduct/metrics"
    /// The cookie of the console is sent below it only.
    static let cookies = "/viaduct/"

    static let pageSocket = "/viaduct/socket"
    static let appSocket = "/viaduct/app"

    static let api = "/viaduct/api"
    static let trace = "\(api)/trace"
    static let recording = "\(api)/recording"
    static let pages = "\(api)/pages"
    static let answers = "\(api)/answers"
    static let components = "\(api)/components"
    static let stubs = "\(api)/stubs"
    static let tests = "\(api)/tests"

    /// The address of an error's explanation.
    static func error(_ code: String) -> String { "\(errors)/\(code)" }
}
