// swift-tools-version: 6.2
// A sample of golden fixtures: a catalog and a screen, what is shown and said of them in golden files, tests that keep
// it so, and the same files verified without Swift by `spokentext fixtures verify Fixtures`.

import PackageDescription

let package = Package(
    name: "PizzaScreens",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "SpokenText", path: "../..")],
    targets: [
        .target(
            name: "PizzaScreens", dependencies: [.product(name: "SpokenText", package: "SpokenText")],
            exclude: ["Resources"]),
        .testTarget(
            name: "PizzaScreensTests",
            dependencies: ["PizzaScreens", .product(name: "SpokenTesting", package: "SpokenText")],
            exclude: ["Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
