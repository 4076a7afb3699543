// swift-tools-version: 6.2
// A sample of typed strings: the catalogs in Sources/Shop/Catalogs are compiled into `struct Strings` when the package
// is built, and embedded, so that the program needs no files beside it.

import PackageDescription

let package = Package(
    name: "TypedStrings",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "SpokenText", path: "../..")],
    targets: [
        .target(
            name: "Shop",
            dependencies: [.product(name: "SpokenText", package: "SpokenText")],
            exclude: ["Catalogs"],
            plugins: [.plugin(name: "CatalogAccessors", package: "SpokenText")]),
        // The same of Android, gettext, ARB and XLIFF, each a table of its own.
        .target(
            name: "Delivery",
            dependencies: [.product(name: "SpokenText", package: "SpokenText")],
            exclude: ["Catalogs"],
            plugins: [.plugin(name: "CatalogAccessors", package: "SpokenText")]),
        .executableTarget(
            name: "TypedStrings", dependencies: ["Shop", .product(name: "SpokenText", package: "SpokenText")]),
        .testTarget(
            name: "ShopTests", dependencies: ["Shop", .product(name: "SpokenText", package: "SpokenText")]),
        .testTarget(
            name: "DeliveryTests", dependencies: ["Delivery", .product(name: "SpokenText", package: "SpokenText")]),
    ],
    swiftLanguageModes: [.v6]
)
