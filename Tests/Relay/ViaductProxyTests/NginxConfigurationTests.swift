import LWS
import Testing

@testable import ViaductProxy

@Suite struct NginxConfigurationTests {
    private func text(_ apps: String..., template: String) throws -> String {
        try NginxConfiguration(
            apps: apps.map { try #require(AppAddress($0)) },
            addresses: [.ipv4(host: "127.0.0.1", port: 4000), .unix(path: "/tmp/a.sock")], server: "unix:/tmp/s",
            folder: "/tmp/f",
            scripts: "/njs", module: "/m.so", user: nil
        ).text(from: template)
    }

    @Test func `a template has names, and parts for each app`() throws {
        let template =
            "{{module}} {{user}} {{folder}} {{unknown}}\n{{#app}}\n{{index}} {{url}} {{folder}}\n{{/app}}\n{{server}}"
        #expect(
            try text("http://a:1", "http://b:2", template: template)
                == "load_module \"/m.so\";  /tmp/f {{unknown}}\n0 http://a:1 /tmp/f\n1 http://b:2 /tmp/f\nunix:/tmp/s")
    }

    @Test func `the app's own cookie is named where it gets the phone's user agent`() throws {
        var configuration = NginxConfiguration(
            apps: [try #require(AppAddress("http://a:1"))], addresses: [], server: "", folder: "", scripts: "", module: nil, user: nil)
        let template = "{{#app}}\n{{cookies}} {{agentCookie}}\n{{/app}}\n"
        #expect(configuration.text(from: template) == "$viaduct_app_cookies \n")
        configuration.agentCookie = "x_user_agent"
        #expect(configuration.text(from: template) == "$viaduct_agent_cookies x_user_agent\n")
    }

    @Test func `addresses with a port speak TLS if there is a certificate`() throws {
        var configuration = NginxConfiguration(
            apps: [try #require(AppAddress("http://a:1"))],
            addresses: [.ipv6(host: "::1", port: 4000), .unix(path: "/tmp/a.sock")], server: "", folder: "", scripts: "", module: nil, user: nil)
        configuration.certificate = "/tmp/f/a b.pem"
        #expect(
            configuration.text(from: "{{#app}}\n{{listen}}\n{{/app}}\n") == """
                    listen [::1]:4000 default_server ssl;
                    listen unix:/tmp/a.sock default_server;
                    ssl_certificate "/tmp/f/a b.pem";
                    ssl_certificate_key "/tmp/f/a b.pem";

                """)
    }

    @Test func `the app of no host is the first and answers to all others`() throws {
        let template = "{{#app}}\n{{names}} {{url}}\n{{listen}}\n{{/app}}\n"
        #expect(
            try text("admin.localhost=http://localhost:3001", "http://localhost:3000", template: template) == """
                _ http://localhost:3000
                    listen 127.0.0.1:4000 default_server;
                    listen unix:/tmp/a.sock default_server;
                admin.localhost ios.admin.localhost android.admin.localhost http://localhost:3001
                    listen 127.0.0.1:4000;
                    listen unix:/tmp/a.sock;

                """)
    }

    @Test func `a phone's host that another app has by itself is that app's alone`() throws {
        let template = "{{#app}}\n{{names}} {{url}}\n{{/app}}\n"
        #expect(
            try text("shop.test=http://a:1", "ios.shop.test=http://b:2", template: template)
                == "shop.test android.shop.test http://a:1\nios.shop.test ios.ios.shop.test android.ios.shop.test http://b:2\n")
    }

    @Test func `an app's own host is no phone`() throws {
        #expect(
            try text("shop.test=http://a:1", "ios.shop.test=http://b:2", template: "{{noPhones}}")
                == #"    "~*^(?:shop\.test|ios\.shop\.test)(?::|$)" "";"#)
        #expect(try text("http://a:1", template: "{{noPhones}}") == "")
    }

    @Test(arguments: [
        ("http://localhost:3000", true), ("http://127.0.0.1:3000", true), ("http://[::1]:3000", true),
        ("http://web:3000", true),
        ("http://host.docker.internal:3000", true), ("http://host.containers.internal:3000", true),
        ("http://host.shop.example.test:3000", false), ("http://shop.internal:3000", false), ("https://staging.example.test", false),
        ("http://shop.localhost:3000", false),
    ])
    func `an app beside Viaduct is told the browser's host, one with a domain its own`(url: String, isTold: Bool) throws {
        let text = try text(url, template: "{{#app}}\n{{host}}\n{{/app}}\n")
        #expect(text.contains("proxy_set_header Host $http_host;") == isTold)
        #expect(text.contains("proxy_set_header X-Forwarded-Proto $viaduct_scheme;") == isTold)
        #expect(text.contains("Origin") == !isTold)
    }

    @Test(arguments: [
        ("http://localhost:3000", ["localhost", "127\\.0\\.0\\.1", "\\[::1\\]"]), ("http://web:3000", ["web"]),
        ("http://host.docker.internal:3000", ["localhost", "127\\.0\\.0\\.1", "\\[::1\\]", "host\\.docker\\.internal"]),
    ])
    func `redirects to an app's own address are the proxy's, and a container's host calls itself localhost`(
        url: String, names: [String]
    ) throws {
        let text = try text(url, template: "{{#app}}\n{{redirects}}\n{{/app}}\n")
        #expect(text.contains("\"~*^(?:https?:)?//(?:\(names.joined(separator: "|"))):3000("))
    }

    @Test func `hosts and trusted proxies are what was set`() throws {
        var configuration = NginxConfiguration(
            apps: [try #require(AppAddress("shop.example.test=http://localhost:3000"))], addresses: [], server: "", folder: "",
            scripts: "", module: nil, user: nil)
        configuration.allowedHosts = ["*.viaduct.test"]
        #expect(
            configuration.text(from: "{{hosts}}").hasSuffix(
                #"|[a-z0-9._-]*\.viaduct\.test|shop\.example\.test|ios\.shop\.example\.test|android\.shop\.example\.test"#))
        #expect(configuration.text(from: "[{{trusted}}]") == "[]")
        configuration.trustedProxies = try ["10.0.0.0/8", "::1"].map { try #require(AddressRange($0)) }
        #expect(configuration.text(from: "{{trusted}}") == "    10.0.0.0/8 1;\n    ::1 1;")
    }

    @Test(arguments: ["http://localhost:3000", "https://staging.example.test"])
    func `no app gets what anybody says of the request`(url: String) throws {
        let text = try text(url, template: "{{#app}}\n{{host}}\n{{/app}}\n")
        for name in ["Host", "Proto", "For", "Port", "Ssl", "Scheme"] {
            #expect(text.contains("proxy_set_header X-Forwarded-\(name) "))
        }
        #expect(!text.contains("$http_x_forwarded"))
        #expect(!text.contains("$proxy_add_x_forwarded_for"))
    }

    @Test func `localhost is found on both of its addresses`() throws {
        let template = "{{#app}}\n{{servers}}\n{{/app}}\n"
        #expect(
            try text("http://localhost:3000", template: template)
                == "    server 127.0.0.1:3000 max_fails=0;\n    server [::1]:3000 max_fails=0 backup;\n")
        #expect(try text("https://[::1]", template: template) == "    server [::1]:443 max_fails=0;\n")
    }
}
