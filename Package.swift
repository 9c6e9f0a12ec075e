// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// A module: its name, the modules of ours that it imports, and its Swift: 5 where it is written as iOS apps are.
struct Module: ExpressibleByStringLiteral {
    let name: String
    let imports: [String]
    let swift: Int

    init(_ name: String, _ imports: String..., all: [String] = [], swift: Int = 6) {
        self.name = name
        self.imports = imports + all
        self.swift = swift
    }

    init(stringLiteral name: String) { self.init(name) }
}

// MARK: The names of Apple's and Hotwire's. A new one is a word in the table of its kind.

/// Below UIKit, which all others of Apple's import.
let belowUIKit: [Module] = ["ObjectiveC", "UniformTypeIdentifiers"]

/// Frameworks that have something to show.
let drawn: [Module] = [
    Module("AVKit", "AVFoundation"), Module("ContactsUI", "Contacts"), Module("EventKitUI", "EventKit"),
    Module("LinkPresentation", "ViaductHTTP"), Module("MapKit", "Contacts", "CoreLocation", "SwiftUI"), "MessageUI", "PDFKit", "PassKit",
    "PencilKit", Module("PhotosUI", "Photos", "SwiftUI"), "QuickLook", "SafariServices", "Social",
    Module("SwiftUI", "Combine", "ViaductHTTP"), Module("WebKit", "ViaductProtocol"),
]

/// Frameworks that need a sense of the device, or a permission: the page asks.
let asked: [Module] = [
    Module("AVFoundation", "AudioToolbox", "CoreMedia"), Module("AuthenticationServices", "SwiftUI"), "CoreLocation", "CoreNFC",
    "HealthKit", "LocalAuthentication", "Photos", Module("Speech", "AVFoundation"), Module("StoreKit", "SwiftUI"),
    "UserNotifications", Module("VisionKit", "Vision"),
]

/// Frameworks that compute, remember, or have no effect.
let plain: [Module] = [
    "ActivityKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks",
    Module("Combine", "ObjectiveC"), "Contacts", "CoreBluetooth", "CoreGraphics", "CoreHaptics",
    Module("CoreImage", "CoreGraphics"), "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    Module("CryptoKit", "CCrypto"), "DeviceCheck", "EventKit", "MediaPlayer", "MetricKit", "MobileCoreServices",
    "Network", Module("OSLog", "os"), "QuartzCore", "Security", "Symbols", Module("Vision", "CoreImage", "CoreMedia"), "WidgetKit", "os",
]

/// Packages in Objective-C that many apps use, stood in for.
let vendors: [Module] = [
    Module("Firebase", "FirebaseAnalytics", "FirebaseCore", "FirebaseCrashlytics", "FirebaseMessaging"),
    Module("FirebaseAnalytics", "FirebaseCore"), "FirebaseCore", Module("FirebaseCrashlytics", "FirebaseCore"),
    Module("FirebaseMessaging", "FirebaseCore"), "GoogleSignIn",
]

let hotwire: [Module] = [
    Module("HotwireNative", "SafariServices", "SwiftUI", "ViaductHTTP", "ViaductProtocol", "WebKit"), Module("Strada", "HotwireNative"),
    Module("Turbo", "HotwireNative"), Module("TurboNavigator", "Turbo"),
]

/// Everything that an app's components can import.
let facades = (drawn + asked + plain + vendors + hotwire + belowUIKit).map(\.name) + ["UIKit"]

// MARK: All modules, wing by wing: none imports a later wing (Tests/ViaductTests/ImportOrderTests.swift).

func onUIKit(_ modules: [Module]) -> [Module] { modules.map { Module($0.name, "UIKit", all: $0.imports, swift: $0.swift) } }

let wings: KeyValuePairs = [
    "Core": [
        Module("LWS", "CLibwebsockets"), "ViaductProtocol", Module("ViaductSystem", "CSystem", "LWS", "ViaductProtocol"), "ViaductCommands",
        Module("ViaductHTTP", "CCurl"), Module("ViaductHTTPTests", "LWSTestSupport", "ViaductHTTP"),
        Module("LWSTestSupport", "LWS"), Module("LWSTests", "LWS", "LWSTestSupport"),
        Module("ViaductProtocolTests", "LWSTestSupport", "ViaductProtocol"),
        Module("ViaductSystemTests", "LWSTestSupport", "ViaductSystem"), Module("ViaductCommandsTests", "ViaductCommands"),
    ],
    "Phone/Plain": belowUIKit + onUIKit(plain),
    "Phone/Drawn": [Module("UIKit", "ObjectiveC", "UniformTypeIdentifiers")] + onUIKit(drawn),
    "Phone/Asked": onUIKit(asked), "Phone/Vendor": onUIKit(vendors), "Phone/Hotwire": onUIKit(hotwire),
    "Phone": [
        Module("CombineTests", "Combine"), Module("FrameworksTests", "AppTestSupport", all: facades, swift: 5),
        Module("HotwireNativeTests", "HotwireNative", "Strada", "SwiftUI"), Module("SwiftUITests", "SwiftUI", swift: 5),
        Module("UIKitTests", "UIKit"),
    ],
    "App": [
        Module("ViaductStubs", "HotwireNative", "UIKit", "ViaductCommands", "ViaductComponents", "ViaductProtocol", "ViaductSystem"),
        Module(
            "ViaductApp", "CryptoKit", "HotwireNative", "LWS", "UIKit", "ViaductCommands", "ViaductHTTP", "ViaductProtocol",
            "ViaductStubs", "ViaductSystem", "WebKit"),
        Module(
            "ViaductComponents", "AVFoundation", "CoreLocation", "CoreNFC", "HotwireNative", "LocalAuthentication",
            "StoreKit", "UIKit", "UserNotifications", "ViaductCommands", "ViaductProtocol", "VisionKit", swift: 5),
        Module(
            "ViaductDemos", "HotwireNative", "Security", "UIKit", "UserNotifications", "ViaductApp", "ViaductComponents",
            "WebKit", swift: 5),
        Module("ViaductBuilder", "ViaductProtocol", "ViaductSystem"),
        Module("AppTestSupport", "HotwireNative", "ViaductApp", "ViaductProtocol", "ViaductStubs"),
        Module("GuideTests", "AppTestSupport", "HotwireNative", "Strada", "SwiftUI", "UIKit", swift: 5),
        Module("ViaductAppTests", "AppTestSupport", "LWSTestSupport", "ViaductApp", "ViaductComponents"),
        Module("ViaductBuilderTests", "LWSTestSupport", "ViaductBuilder"),
        Module("ViaductComponentsTests", "AppTestSupport", "ViaductComponents"),
        Module("ViaductStubsTests", "AppTestSupport", "ViaductComponents", "ViaductStubs"),
    ],
    "Relay": [
        Module("ViaductRelay", "CZlib", "LWS", "ViaductApp", "ViaductCommands", "ViaductProtocol", "ViaductStubs", "ViaductSystem"),
        Module("ViaductProxy", "LWS", "ViaductProtocol", "ViaductSystem"),
        Module("ViaductProxyTests", "LWSTestSupport", "ViaductProxy", "ViaductSystem"),
        Module("ViaductRelayTests", "LWSTestSupport", "ViaductComponents", "ViaductRelay", "ViaductSystem"),
    ],
    ".": [
        Module(
            "viaduct", "LWS", "ViaductApp", "ViaductBuilder", "ViaductCommands", "ViaductComponents", "ViaductDemos",
            "ViaductProtocol", "ViaductProxy", "ViaductRelay", "ViaductStubs", "ViaductSystem"),
        Module("ViaductTests", "LWSTestSupport", "ViaductCommands", "viaduct"),
        Module(
            "FuzzTests", "HotwireNative", "LWS", "ViaductApp", "ViaductBuilder", "ViaductComponents", "ViaductProtocol", "ViaductProxy",
            "ViaductRelay", "ViaductStubs", "viaduct"),
    ],
]

/// For bin/fuzz: FuzzTests is a program then, whose `main` is libFuzzer's, and the program under test a module.
let isForFuzzing = Context.environment["FUZZING"] != nil

/// An optimised program has a copy of Swift's libraries: a third of a start was to find their symbols, and each call went through a table.
/// The names are those that Foundation's own modules ask for where everything is compiled for that.
let withSwiftsLibraries: [LinkerSetting] = [
    .unsafeFlags(
        ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--start-group"]
            + [
                "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "CoreFoundation", "swiftRuntime",
                "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "_CFURLSessionInterface",
            ].map { "-l\($0)" } + ["-Xlinker", "--end-group"], .when(configuration: .release))
]

func target(_ module: Module, in wing: String) -> Target? {
    let (isTest, isTesting) = (module.name.hasSuffix("Tests"), module.name.contains("Test"))
    // A package brings the sources without the tests.
    if isTesting, Context.packageDirectory.hasSuffix("/share/viaduct") { return nil }
    if isTesting, isForFuzzing, module.name != "FuzzTests" { return nil }
    var settings: [SwiftSetting] = [.swiftLanguageMode(module.swift == 5 ? .v5 : .v6)]
    // iOS developers write without it.
    if module.swift == 6 || isTest { settings.append(.enableUpcomingFeature("ExistentialAny")) }
    if module.swift == 6, !isTest { settings.append(.enableUpcomingFeature("InternalImportsByDefault")) }
    // Swift Testing beside a module named UIKit looks for a cross-import overlay that exists on Apple's systems only.
    if isTest { settings.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])) }
    // For the tests: a flag of the command line would be one more build beside that of `viaduct app`.
    if Context.environment["WARNINGS_AS_ERRORS"] != nil { settings.append(.treatAllWarnings(as: .error)) }
    let dependencies = module.imports.map { Target.Dependency.byName(name: $0) }
    let path = "\(isTesting ? "Tests" : "Sources")/\(wing)/\(module.name)"
    if module.name == "FuzzTests" {
        let exclude = ["Corpus"] + (isForFuzzing ? ["KeptInputTests.swift", "ParserListTests.swift"] : ["FuzzEntry.swift"])
        return isForFuzzing
            ? .executableTarget(name: module.name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
            : .testTarget(name: module.name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
    }
    if isTest { return .testTarget(name: module.name, dependencies: dependencies, path: path, swiftSettings: settings) }
    if module.name == "viaduct", !isForFuzzing {
        return .executableTarget(
            name: module.name, dependencies: dependencies, path: path, swiftSettings: settings, linkerSettings: withSwiftsLibraries)
    }
    let exclude = ["UIKit": ["Seam/README.md"], "viaduct": ["main.swift"]][module.name] ?? []
    return .target(name: module.name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

/// A package and the image's build have the sources without the benchmarks.
let hasBenchmarks = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Benchmarks/EchoServer")
let benchmarks: [Target] =
    isForFuzzing || !hasBenchmarks
    ? []
    : [
        .executableTarget(
            name: "EchoServer", dependencies: ["HotwireNative", "LWS", "ViaductApp", "ViaductProtocol", "ViaductRelay", "ViaductSystem"],
            path: "Benchmarks/EchoServer", linkerSettings: withSwiftsLibraries),
        .executableTarget(name: "EchoApp", dependencies: ["HotwireNative", "ViaductApp"], path: "Benchmarks/EchoApp"),
    ]

let package = Package(
    name: "viaduct",
    products: (isForFuzzing ? [] : [.executable(name: "viaduct", targets: ["viaduct"])]) + [
        .library(name: "ViaductApp", targets: ["ViaductApp", "ViaductComponents"]),
        // `viaduct app` compiles components against it.
        .library(name: "ViaductRuntime", type: .dynamic, targets: ["ViaductApp", "ViaductComponents"] + facades),
        .library(name: "HotwireNative", targets: facades),
    ],
    targets: wings.flatMap { wing, modules in modules.compactMap { target($0, in: wing) } }
        + [
            ("CLibwebsockets", "Core", "libwebsockets", "libwebsockets-dev"), ("CZlib", "Relay", "zlib", "zlib1g-dev"),
            ("CCrypto", "Phone/Plain", "libcrypto", "libssl-dev"), ("CCurl", "Core", "libcurl", "libcurl4-openssl-dev"),
        ].map { name, wing, library, package in
            .systemLibrary(name: name, path: "Sources/\(wing)/\(name)", pkgConfig: library, providers: [.apt([package])])
        } + [.systemLibrary(name: "CSystem", path: "Sources/Core/CSystem")] + benchmarks
)
