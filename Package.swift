// swift-tools-version: 6.2

import PackageDescription

/// Every target of ours is Swift 6 with explicit existentials and explicit re-exports.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Swift Testing beside a module named UIKit looks for a cross-import overlay that exists on Apple's systems only.
let testSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
]

/// What iOS developers write compiles in their language mode.
let componentSettings: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// The frameworks of Apple's that are written on top of UIKit.
let frameworks = [
    "ActivityKit",
    "AdSupport",
    "AppTrackingTransparency",
    "AudioToolbox",
    "BackgroundTasks",
    "Contacts",
    "CoreBluetooth",
    "CoreGraphics",
    "CoreHaptics",
    "CoreLocation",
    "CoreMedia",
    "CoreMotion",
    "CoreNFC",
    "CoreSpotlight",
    "CoreTelephony",
    "DeviceCheck",
    "EventKit",
    "HealthKit",
    "LinkPresentation",
    "LocalAuthentication",
    "MediaPlayer",
    "MessageUI",
    "MetricKit",
    "MobileCoreServices",
    "Network",
    "PDFKit",
    "PassKit",
    "PencilKit",
    "Photos",
    "QuartzCore",
    "QuickLook",
    "SafariServices",
    "Security",
    "Social",
    "Symbols",
    "UserNotifications",
    "Vision",
    "WidgetKit",
    "os",
]

/// Those that are written on top of others of them.
let dependentFrameworks: KeyValuePairs<String, [Target.Dependency]> = [
    "AVFoundation": ["CoreMedia"],
    "AVKit": ["AVFoundation"],
    "AuthenticationServices": ["SwiftUI"],
    "ContactsUI": ["Contacts"],
    "CoreImage": ["CoreGraphics"],
    "CryptoKit": ["CCrypto"],
    "EventKitUI": ["EventKit"],
    "MapKit": ["Contacts", "CoreLocation", "SwiftUI"],
    "OSLog": ["os"],
    "PhotosUI": ["Photos", "SwiftUI"],
    "Speech": ["AVFoundation"],
    "StoreKit": ["SwiftUI"],
    "VisionKit": ["Vision"],
]

/// Others' packages that apps use often, and that are in Objective-C: they can only be stood in for.
let vendors: KeyValuePairs<String, [Target.Dependency]> = [
    "Firebase": ["FirebaseAnalytics", "FirebaseCore", "FirebaseCrashlytics", "FirebaseMessaging"],
    "FirebaseAnalytics": ["FirebaseCore"],
    "FirebaseCore": [],
    "FirebaseCrashlytics": ["FirebaseCore"],
    "FirebaseMessaging": ["FirebaseCore"],
    "GoogleSignIn": [],
]

/// What an app's components can import.
let facades =
    [
        "Combine", "HotwireNative", "ObjectiveC", "Strada", "SwiftUI", "Turbo", "TurboNavigator", "UIKit",
        "UniformTypeIdentifiers", "WebKit",
    ]
    + frameworks + dependentFrameworks.map(\.key) + vendors.map(\.key)

let package = Package(
    name: "viaduct",
    products: [
        .executable(name: "viaduct", targets: ["viaduct"]),
        .library(name: "ViaductApp", targets: ["ViaductApp"]),
        // What `viaduct app` compiles components against.
        .library(
            name: "ViaductRuntime", type: .dynamic,
            targets: ["ViaductApp"] + facades),
        .library(name: "HotwireNative", targets: facades),
    ],
    targets: [
        .systemLibrary(
            name: "CLibwebsockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .target(name: "LWS", dependencies: ["CLibwebsockets"], swiftSettings: settings),
        .target(name: "ViaductProtocol", swiftSettings: settings),

        .target(name: "Combine", dependencies: ["ObjectiveC", "UIKit"], path: "Sources/Apple/Combine", swiftSettings: settings),
        .target(name: "ObjectiveC", path: "Sources/Apple/ObjectiveC", swiftSettings: settings),
        .target(
            name: "UniformTypeIdentifiers", path: "Sources/Apple/UniformTypeIdentifiers", swiftSettings: settings),
        .target(
            name: "UIKit", dependencies: ["ObjectiveC", "UniformTypeIdentifiers"], path: "Sources/Apple/UIKit",
            swiftSettings: settings),
        .target(
            name: "WebKit", dependencies: ["UIKit", "ViaductProtocol"], path: "Sources/Apple/WebKit",
            swiftSettings: settings),
        .target(
            name: "SwiftUI", dependencies: ["Combine", "UIKit"], path: "Sources/Apple/SwiftUI", swiftSettings: settings),
    ]
        + frameworks.map {
            .target(name: $0, dependencies: ["UIKit"], path: "Sources/Apple/\($0)", swiftSettings: settings)
        }
        + dependentFrameworks.map { name, dependencies in
            .target(
                name: name, dependencies: dependencies + ["UIKit"], path: "Sources/Apple/\(name)",
                swiftSettings: settings)
        }
        + vendors.map { name, dependencies in
            .target(
                name: name, dependencies: dependencies + ["UIKit"], path: "Sources/Vendor/\(name)",
                swiftSettings: settings)
        } + [
            .target(
                name: "HotwireNative", dependencies: ["SafariServices", "SwiftUI", "UIKit", "ViaductProtocol", "WebKit"],
                swiftSettings: settings),
            .target(name: "Strada", dependencies: ["HotwireNative"], swiftSettings: settings),
            .target(name: "Turbo", dependencies: ["HotwireNative"], swiftSettings: settings),
            .target(name: "TurboNavigator", dependencies: ["Turbo"], swiftSettings: settings),

            .target(
                name: "ViaductApp", dependencies: ["HotwireNative", "LWS", "UIKit", "WebKit", "ViaductProtocol"],
                swiftSettings: settings),
            .target(
                name: "ViaductComponents",
                dependencies: [
                    "AVFoundation", "CoreLocation", "CoreNFC", "HotwireNative", "LocalAuthentication", "StoreKit",
                    "UIKit", "UserNotifications", "VisionKit",
                ],
                swiftSettings: componentSettings),
            .target(
                name: "ViaductRelay", dependencies: ["LWS", "ViaductProtocol", "ViaductApp"], swiftSettings: settings),
            .target(
                name: "ViaductProxy", dependencies: ["LWS", "ViaductProtocol", "ViaductRelay"], swiftSettings: settings),
            .target(name: "ViaductBuilder", dependencies: ["ViaductProtocol"], swiftSettings: settings),
            .executableTarget(name: "rewrite-sources", dependencies: ["ViaductBuilder"], swiftSettings: settings),
            .plugin(name: "AppleSources", capability: .buildTool(), dependencies: ["rewrite-sources"]),
            .target(
                name: "ViaductDemos",
                dependencies: [
                    "HotwireNative", "Security", "UIKit", "UserNotifications", "ViaductApp", "ViaductComponents", "WebKit",
                ],
                exclude: ["Phone"], swiftSettings: componentSettings, plugins: ["AppleSources"]),
            .executableTarget(
                name: "viaduct",
                dependencies: [
                    "LWS", "ViaductBuilder", "ViaductProtocol", "ViaductApp", "ViaductComponents", "ViaductDemos",
                    "ViaductProxy", "ViaductRelay",
                ],
                swiftSettings: settings),

            .target(
                name: "AppTestSupport", dependencies: ["HotwireNative", "ViaductApp", "ViaductProtocol"],
                path: "Tests/AppTestSupport", swiftSettings: settings),
            .target(
                name: "LWSTestSupport", dependencies: ["LWS"], path: "Tests/LWSTestSupport", swiftSettings: settings),
            .testTarget(name: "LWSTests", dependencies: ["LWS", "LWSTestSupport"], swiftSettings: testSettings),
            .testTarget(name: "ViaductProtocolTests", dependencies: ["ViaductProtocol"], swiftSettings: testSettings),
            .testTarget(name: "CombineTests", dependencies: ["Combine"], swiftSettings: testSettings),
            .testTarget(
                name: "FrameworksTests",
                dependencies: ["AppTestSupport", "Combine", "HotwireNative", "UIKit", "UniformTypeIdentifiers"]
                    + (frameworks + dependentFrameworks.map(\.key) + vendors.map(\.key)).map { .init(stringLiteral: $0) },
                swiftSettings: testSettings + componentSettings),
            .testTarget(
                name: "SwiftUITests", dependencies: ["SwiftUI"], swiftSettings: testSettings + componentSettings),
            .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: testSettings),
            .testTarget(
                name: "HotwireNativeTests", dependencies: ["HotwireNative", "Strada", "SwiftUI"], swiftSettings: testSettings),
            .testTarget(
                name: "ViaductAppTests", dependencies: ["AppTestSupport", "ViaductApp", "ViaductComponents"],
                swiftSettings: testSettings),
            .testTarget(
                name: "ViaductComponentsTests", dependencies: ["AppTestSupport", "ViaductComponents"],
                swiftSettings: testSettings),
            .testTarget(
                name: "SeedTests", dependencies: ["AppTestSupport", "HotwireNative", "Strada", "SwiftUI", "UIKit"],
                swiftSettings: testSettings + componentSettings),
            .testTarget(
                name: "ViaductRelayTests",
                dependencies: ["ViaductRelay", "LWSTestSupport", "LWS", "ViaductApp", "ViaductProtocol"],
                swiftSettings: testSettings),
            .testTarget(
                name: "ViaductBuilderTests", dependencies: ["LWSTestSupport", "ViaductBuilder"],
                swiftSettings: testSettings),
            .testTarget(name: "ViaductProxyTests", dependencies: ["ViaductProxy", "LWS", "ViaductRelay"], swiftSettings: testSettings),
            .testTarget(name: "ViaductTests", dependencies: ["LWSTestSupport", "viaduct"], swiftSettings: testSettings),
        ]
)

// For the tests: a flag of the command line would be one more build beside that of `viaduct app`.
if Context.environment["WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets where ![.system, .plugin].contains(target.type) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
