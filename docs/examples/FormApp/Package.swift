// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "FormApp",
    dependencies: [.package(name: "viaduct", path: "../../..")],
    targets: [
        .executableTarget(
            name: "FormApp",
            dependencies: [
                .product(name: "HotwireNative", package: "viaduct"),
                .product(name: "ViaductApp", package: "viaduct"),
            ],
            path: "Sources",
            // What iOS developers write compiles in their language mode.
            swiftSettings: [.swiftLanguageMode(.v5)])
    ]
)
