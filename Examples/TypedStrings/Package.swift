// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TypedStrings",
    dependencies: [.package(name: "SpokenText", path: "../..")],
    targets: [
        .executableTarget(
            name: "TypedStrings",
            dependencies: [.product(name: "SpokenText", package: "SpokenText")],
            exclude: ["Catalogs"],
            plugins: [.plugin(name: "CatalogAccessors", package: "SpokenText")])
    ],
    swiftLanguageModes: [.v6]
)
