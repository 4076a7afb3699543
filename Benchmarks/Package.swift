// swift-tools-version: 6.2
// Ratios of this toolkit against raw ICU on the same job in the same run: `swift run -c release spokentext-benchmarks`.

import PackageDescription

let package = Package(
    name: "SpokenTextBenchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "SpokenText", path: "..", traits: [])],
    targets: [
        .systemLibrary(name: "CRawICUFlags", pkgConfig: "icu-i18n"),
        .target(
            name: "CRawICU", dependencies: ["CRawICUFlags"],
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .executableTarget(
            name: "spokentext-benchmarks",
            dependencies: [
                "CRawICU", .product(name: "SpokenText", package: "SpokenText"),
                .product(name: "SpokenFixtures", package: "SpokenText"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
