// swift-tools-version: 6.2
// Mutation fuzzing of every door that takes bytes from outside: `swift run spokentext-fuzz all --seconds 60`.

import PackageDescription

let package = Package(
    name: "SpokenTextFuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SpokenText", path: "..")],
    targets: [
        .executableTarget(
            name: "spokentext-fuzz",
            dependencies: [
                .product(name: "SpokenText", package: "SpokenText"),
                .product(name: "SpokenReports", package: "SpokenText"),
                .product(name: "SpokenLint", package: "SpokenText"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
