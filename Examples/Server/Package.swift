// swift-tools-version: 6.2
// The page "On a server" as a Hummingbird server: Examples/Server/start runs it.

import PackageDescription

let spokenText: Target.Dependency = .product(name: "SpokenTextFoundation", package: "SpokenText")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")

let package = Package(
    name: "Server",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "SpokenText", path: "../..", traits: []),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        // The toolkit for every language that speaks HTTP: /v1/speak, /v1/format, /v1/check.
        .target(
            name: "SpeechService",
            dependencies: [
                spokenText, hummingbird, .product(name: "SpokenLint", package: "SpokenText"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            resources: [.embedInCode("openapi.json")]),
        .target(
            name: "ShopServer",
            dependencies: [
                spokenText, hummingbird, "SpeechService",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            exclude: ["Strings", "menu.json"],
            plugins: [.plugin(name: "CatalogAccessors", package: "SpokenText")]),
        .executableTarget(
            name: "Server",
            dependencies: [
                "ShopServer", "SpeechService", hummingbird, .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
            ]),
        // Requests on the loopback, with the toolkit and without it.
        .executableTarget(
            name: "Load",
            dependencies: [
                "ShopServer", "SpeechService", spokenText, hummingbird,
                .product(name: "Logging", package: "swift-log"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
            ]),
        .testTarget(
            name: "ShopServerTests",
            dependencies: [
                "ShopServer", "SpeechService", spokenText, hummingbird,
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
