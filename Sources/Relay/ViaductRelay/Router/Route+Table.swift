internal import LWS

/// The table of routes. A path that no row has is answered with 404.
extension Route {
    /// The doors at the addresses for browsers and apps.
    static let all: [Route] = health + documents + adapter + device + proxy + console + api + sockets + ends

    /// The doors at the address of `--admin-listen`.
    static let admin: [Route] =
        health + [
            Route(files, RoutePath.health, .everybody, from: .ownHosts, .data) { HealthRoutes(server: $0).health },
            Route(files, RoutePath.metrics, .everybody, from: .ownHosts, .data) { MetricsRoutes(server: $0).admin },
            Route("", "/*", example: "/nothing", .everybody, from: .ownHosts, .nothing) { MetricsRoutes(server: $0).nothing },
            Route(socket: "/*", example: "/nothing", .everybody, from: .ownHosts, .nothing) { $0.refuseAdminSocket },
        ]

    /// Their answers reveal nothing but the state, so that a supervisor may ask by any name.
    private static let health = [
        Route(files, "\(RoutePath.health)/live", .everybody, from: .anywhere, .data) { HealthRoutes(server: $0).live },
        Route(files, "\(RoutePath.health)/ready", .everybody, from: .anywhere, .data) { HealthRoutes(server: $0).ready },
    ]

    /// Viaduct's pages, the demo, and files that are the same for everybody.
    private static let documents =
        [
            document("/", .visitor, sharing: .read), document("/index.html", .visitor, sharing: .read),
            document("/404.html", .visitor, sharing: .read), file("/favicon.ico", .everybody, sharing: .read),
        ] + folder("/demo", .visitor, page: "form.html", file: "demo.js", sharing: .read)
        + [
            Route(files, "\(RoutePath.errors)/", .everybody, from: .links, .document, shared) { $0.files.error },
            Route(files, "\(RoutePath.errors)/*.html", example: "\(RoutePath.errors)/page.html", .everybody, from: .links, .document, shared) {
                $0.files.page
            },
            file("\(RoutePath.errors)/*.css", example: "\(RoutePath.errors)/errors.css", .everybody),
            file("\(RoutePath.errors)/*.md", example: "\(RoutePath.errors)/texts/VD-URL-1.md", .everybody),
            Route(files, "\(RoutePath.errors)/:code", example: RoutePath.error("VD-URL-1"), .everybody, from: .links, .document, shared) {
                $0.files.error
            },
        ] + folder("/viaduct/enter", .everybody, page: "index.html", file: "enter.js") + [
            Route("POST", RoutePath.enter, .everybody, from: .sameOrigin, .data) { EntryRoutes(server: $0).enter }.reading(EntryRoutes.largestBody)
        ] + folder("/viaduct/unauthorized", .everybody, page: "index.html", file: "none.css")
        + folder("/viaduct/unreachable", .everybody, page: "choice.html", file: "unreachable.js") + [
            file("/viaduct/answer/*", example: "/viaduct/answer/answer.js", .everybody),
            file("/viaduct/helpers/*", example: "/viaduct/helpers/viaduct.py", .everybody),
            file("/viaduct/schema/*", example: "/viaduct/schema/frames.json", .everybody),
        ] + folder("/viaduct/test", .visitor, page: "index.html", file: "test.js") + [file("/viaduct/test-adapter.js", .visitor)]

    /// All that a page loads.
    private static let adapter = [
        Route(files, RoutePath.adapter, .everybody, from: .allowedPages, .script, RouteHeaders(sharing: .embed)) { $0.files.adapter }.confined(),
        file("/viaduct/adapter/*", example: "/viaduct/adapter/start.js", .everybody),
        Route(
            files, "/viaduct/view-:version/*", example: "/viaduct/view-0123456789abcdef/view.js", .everybody, from: .allowedPages, .module,
            RouteHeaders(cache: .version, sharing: .embed)
        ) { $0.files.script },
        file("/viaduct/view/*", example: "/viaduct/view/view.js", .everybody),
        Route(
            files, "\(RoutePath.icons)*", example: "\(RoutePath.icons)star.js", .everybody, from: .allowedPages, .module,
            RouteHeaders(cache: .day, sharing: .embed)
        ) { $0.files.icon },
        Route(files, RoutePath.timeline, .everybody, from: .linksAndDock, .frame, RouteHeaders(policy: .timeline)) { $0.files.docked },
        Route(
            files, "\(RoutePath.timeline)*.html", example: "\(RoutePath.timeline)index.html", .everybody, from: .links, .document,
            RouteHeaders(policy: .timeline)
        ) { $0.files.docked },
        Route(
            files, "\(RoutePath.timeline)*", example: "\(RoutePath.timeline)main.js", .everybody, from: .allowedPages, .file,
            RouteHeaders(cache: .ask, policy: .timeline)
        ) { $0.files.docked },
    ]

    private static let device =
        ["/viaduct/device/", "/viaduct/device/index.html"].map { path in
            Route(files, path, .visitor, from: .links, .document, RouteHeaders(cache: .ask, policy: .device, sharing: .embed)) {
                DeviceRoutes(server: $0).page
            }
        } + [
            Route(
                files, "/viaduct/device/screen.html", .visitor, from: .linksAndDevice, .frame,
                RouteHeaders(cache: .ask, policy: .device, sharing: .embed)
            ) { $0.files.page },
            file("/viaduct/device/*", example: "/viaduct/device/device.css", .visitor),
            Route(files, "/viaduct/device/addresses.json", .visitor, from: .allowedPages, .data, readable) { DeviceRoutes(server: $0).addresses },
            Route(files, "/viaduct/device/phones.json", .visitor, from: .allowedPages, .data, readable) { DeviceRoutes(server: $0).phones },
            Route(files, "/viaduct/device/qr.svg", .visitor, from: .allowedPages, .data, readable) { DeviceRoutes(server: $0).code },
        ]

    /// Questions of nginx in front of a web app, pages in the place of the app's, and the state of the server.
    private static let proxy = [
        Route(files, "/viaduct/request", .visitor, from: .allowedPages, .subrequest, readable) { $0.proxy.describe },
        Route(files, "/viaduct/choice", .visitor, from: .links, .document, readable) { $0.proxy.choose },
        Route(files, "/viaduct/unreachable", .everybody, from: .links, .document, readable) { $0.proxy.wait },
        Route(files, "/viaduct/unauthorized", .everybody, from: .links, .document, readable) { $0.askForIdentity },
        Route(files, RoutePath.health, .everybody, from: .allowedPages, .data, readable) { HealthRoutes(server: $0).health },
        Route(files, RoutePath.metrics, .visitorOfAllRooms, from: .allowedPages, .data, readable) { MetricsRoutes(server: $0).main }
            .because("The metrics are for the server's owner"),
    ]

    private static let console = [
        Route(files, RoutePath.console, .identityOrLink, from: .sameOrigin, .document, RouteHeaders(cache: .askPrivately, policy: .console)) {
            $0.console.page
        },
        Route(
            files, "\(RoutePath.console)\(FileRoutes.consoleScript)", .identity, from: .sameOrigin, .file,
            RouteHeaders(cache: .askPrivately, policy: .console)
        ) { $0.files.console },
        Route(
            files, "\(RoutePath.console)*", example: "\(RoutePath.console)styles/console.css", .identity, from: .sameOrigin, .file,
            RouteHeaders(cache: .askPrivately, policy: .console)
        ) { $0.console.file },
    ].map { $0.confined() }

    private static let sockets =
        [
            Route("GET", RoutePath.pageSocket, .everybody, from: .allowedPages, .data, readable) { $0.askForUpgrade }
        ]
        + [
            Route(socket: RoutePath.pageSocket, .page, from: .allowedPages) { $0.acceptPage },
            Route(socket: RoutePath.appSocket, .app, from: .programs) { $0.acceptApp },
        ].map { $0.confined() }

    /// All other paths. There is nothing, not even a file.
    private static let ends = [
        Route(files, "/viaduct/*", example: "/viaduct/nothing", .visitor, from: .allowedPages, .nothing, shared) { $0.files.missing },
        Route(files, "/*", example: "/nothing", .visitor, from: .links, .nothing, RouteHeaders(cache: .ask, sharing: .read)) { $0.files.missing },
        Route(socket: "/*", example: "/nothing", .everybody, from: .allowedPages, .nothing) { $0.refuseUnknownSocket },
    ]

    // MARK: Rows of a kind

    /// The methods of what is only read.
    private static let files = "GET HEAD"
    /// A file below `/viaduct/`, which pages of all allowed origins use.
    private static let shared = RouteHeaders(cache: .ask, sharing: .embed)
    /// Data of the moment, which scripts of allowed origins may read.
    private static let readable = RouteHeaders(sharing: .read)

    /// A file of the public folder that is no page.
    private static func file(_ pattern: String, example: String? = nil, _ who: Who, sharing: RouteHeaders.Sharing = .embed) -> Route {
        Route(files, pattern, example: example, who, from: .allowedPages, .file, RouteHeaders(cache: .ask, sharing: sharing)) { $0.files.file }
    }

    /// A page of the public folder.
    private static func document(_ pattern: String, example: String? = nil, _ who: Who, sharing: RouteHeaders.Sharing = .embed) -> Route {
        Route(files, pattern, example: example, who, from: .links, .document, RouteHeaders(cache: .ask, sharing: sharing)) { $0.files.page }
    }

    /// A folder with pages: its index, its pages, and all that they load.
    private static func folder(_ path: String, _ who: Who, page: String, file name: String, sharing: RouteHeaders.Sharing = .embed) -> [Route] {
        [
            document("\(path)/", who, sharing: sharing), document("\(path)/*.html", example: "\(path)/\(page)", who, sharing: sharing),
            file("\(path)/*", example: "\(path)/\(name)", who, sharing: sharing),
        ]
    }
}
