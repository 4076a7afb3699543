// swift-tools-version: 6.2
// The manifest is the map: targets stand in layers, and every arrow points to a lower layer.
// Documentation/Architecture.md draws the same picture; Scripts/check-arrows compares the two with the imports.

import PackageDescription

// What only the command line needs stands behind the trait CommandLine, so that a package that depends on the libraries
// resolves nothing else. The trait is on in a clone of this repository: `swift build` and `swift test` need no option. It is
// off in a checkout that SwiftPM or Xcode makes for another package, which they read from "/" before it has a place.
// Documentation/Decisions/0011 has what was weighed; Scripts/check-dependencies proves it.
let checkouts = [".build/checkouts/", "SourcePackages/checkouts/"]
let isCheckout =
    Context.packageDirectory == "/" || checkouts.contains { Context.packageDirectory.contains($0) }
let argumentParser: Target.Dependency = .product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"]))
// `spokentext --version` names it; Scripts/package and Scripts/install set it.
let commit = (Context.environment["SPOKENTEXT_COMMIT"] ?? "").filter(\.isHexDigit)
let yaml: Target.Dependency = .target(name: "SpokenYAML", condition: .when(traits: ["CommandLine"]))

// A package outside that does not build the command line is not to be told that libyaml is missing. Linux has it where
// compilers look anyway; Homebrew does not.
#if os(Linux)
    let yamlFlags: String? = isCheckout ? nil : "yaml-0.1"
#else
    let yamlFlags: String? = "yaml-0.1"
#endif

let package = Package(
    name: "SpokenText",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "SpokenModel", targets: ["SpokenModel"]),
        .library(name: "SpokenInterface", targets: ["SpokenInterface"]),
        .library(name: "SpokenText", targets: ["SpokenText"]),
        .library(name: "SpokenTextFoundation", targets: ["SpokenTextFoundation"]),
        .library(name: "SpokenTesting", targets: ["SpokenTesting"]),
        .library(name: "SpokenFixtures", targets: ["SpokenFixtures", "SpokenElements"]),
        .library(name: "SpokenLint", targets: ["SpokenLint"]),
        .library(name: "SpokenReports", targets: ["SpokenReports"]),
        .executable(name: "spokentext", targets: ["spokentext-tool"]),
        // For tests; Scripts/build-c links the library that others use, libspokentext.so, of the same objects.
        .library(name: "SpokenC", type: .dynamic, targets: ["SpokenC"]),
        .plugin(name: "CatalogAccessors", targets: ["CatalogAccessors"]),
        .plugin(name: "CheckStrings", targets: ["CheckStrings"]),
    ],
    traits: [
        .trait(name: "CommandLine", description: "The command spokentext and the plugin CheckStrings"),
        .default(enabledTraits: isCheckout ? [] : ["CommandLine"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        // L0: plain values, no ICU, no Foundation; and what is not Swift.
        .target(name: "SpokenModel"),
        .target(name: "SpokenDiagnostics"),
        // The compiled tables and lexicons, embedded: bytes in a C file cost no time to compile.
        .target(name: "CSpokenTables", exclude: ["forms.image", "locales.tables", "languages.image"]),
        // The parts of the review page, embedded as they stand in Resources/Review.
        .target(name: "CSpokenReview"),
        .systemLibrary(
            name: "CICUFlags", pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev", "pkg-config"]), .brew(["icu4c"])]),
        .target(
            name: "CSpokenICU",
            dependencies: ["CICUFlags"],
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "CSpokenProcess", cSettings: [.define("SPOKENTEXT_COMMIT", to: "\"\(commit)\"")]),
        // The public header of C, and threads.
        .target(name: "CSpokenText"),
        .systemLibrary(
            name: "CLibYAML", pkgConfig: yamlFlags,
            providers: [.apt(["libyaml-dev", "pkg-config"]), .brew(["libyaml"])]),

        // L1: ICU and libyaml behind one door each, and the tables.
        .target(name: "SpokenICU", dependencies: ["CSpokenICU", "SpokenModel"]),
        .target(name: "SpokenLocaleData", dependencies: ["CSpokenTables", "SpokenModel"]),
        .target(name: "SpokenYAML", dependencies: ["CLibYAML"]),

        // L2: values, texts and catalogs, each by itself.
        .target(name: "SpokenFormatting", dependencies: ["SpokenLocaleData", "SpokenICU", "SpokenModel"]),
        .target(
            name: "SpokenNormalization",
            dependencies: ["SpokenFormatting", "SpokenLocaleData", "SpokenICU", "SpokenModel"]),
        .target(name: "SpokenCatalogs", dependencies: ["SpokenICU", "SpokenDiagnostics", "SpokenModel"]),

        // L3: where they meet.
        .target(
            name: "SpokenMessages",
            dependencies: [
                "SpokenCatalogs", "SpokenNormalization", "SpokenFormatting", "SpokenICU", "SpokenDiagnostics",
                "SpokenModel",
            ]),
        .target(
            name: "SpokenElements",
            dependencies: [
                "SpokenCatalogs", "SpokenNormalization", "SpokenFormatting", "SpokenLocaleData", "SpokenModel",
            ]),
        .target(
            name: "SpokenFixtures",
            dependencies: ["SpokenMessages", "SpokenElements", "SpokenCatalogs", "SpokenDiagnostics", "SpokenModel"]),
        .target(
            name: "SpokenLint",
            dependencies: [
                "SpokenMessages", "SpokenFixtures", "SpokenElements", "SpokenCatalogs", "SpokenNormalization",
                "SpokenFormatting",
                "SpokenLocaleData", "SpokenICU", "SpokenDiagnostics", "SpokenModel",
            ]),
        .target(name: "SpokenReports", dependencies: ["SpokenDiagnostics", "SpokenModel"]),
        .target(
            name: "SpokenReview",
            dependencies: [
                "SpokenLint", "SpokenReports", "SpokenFixtures", "SpokenMessages", "SpokenElements", "SpokenCatalogs",
                "SpokenNormalization", "SpokenICU", "SpokenDiagnostics", "SpokenModel", "CSpokenReview",
            ]),
        .target(
            name: "SpokenLanguageServer",
            dependencies: [
                "SpokenLint", "SpokenMessages", "SpokenCatalogs", "SpokenNormalization", "SpokenDiagnostics",
                "SpokenModel",
            ]),

        // L4: what users import and run.
        // For clients: pairs in SwiftUI, UIKit and AppKit.
        .target(name: "SpokenInterface", dependencies: ["SpokenModel"]),
        .target(
            name: "SpokenText",
            dependencies: [
                "SpokenMessages", "SpokenElements", "SpokenCatalogs", "SpokenNormalization", "SpokenFormatting",
                "SpokenDiagnostics", "SpokenICU", "SpokenModel",
            ]),
        // The values of Foundation in, and its errors, dates and URLs.
        .target(
            name: "SpokenTextFoundation",
            dependencies: [
                "SpokenText", "SpokenElements", "SpokenCatalogs", "SpokenNormalization", "SpokenFormatting",
                "SpokenModel",
            ]),
        .target(
            name: "SpokenTesting",
            dependencies: [
                "SpokenText", "SpokenFixtures", "SpokenLint", "SpokenElements", "SpokenCatalogs", "SpokenDiagnostics",
                "SpokenModel",
            ]),
        .target(
            name: "SpokenCommands",
            dependencies: [
                "SpokenText", "SpokenLanguageServer", "SpokenReview", "SpokenLint", "SpokenFixtures", "SpokenReports",
                "SpokenMessages", "SpokenElements", "SpokenCatalogs", "SpokenNormalization", "SpokenFormatting",
                "SpokenLocaleData", "SpokenICU",
                "SpokenDiagnostics", "SpokenModel", "CSpokenProcess", argumentParser, yaml,
            ]),
        // The same for every language that calls C: libspokentext and its header.
        .target(
            name: "SpokenC",
            dependencies: [
                "SpokenCommands", "SpokenText", "SpokenNormalization", "SpokenFormatting", "SpokenModel", "CSpokenText",
            ]),
        .executableTarget(name: "spokentext-tool", dependencies: ["SpokenCommands"]),
        .executableTarget(
            name: "spokentext-generate", dependencies: ["SpokenLocaleData", "SpokenModel", "SpokenNormalization"]),
        // For users: the catalogs of a target become typed accessors.
        .executableTarget(name: "spokentext-accessors", dependencies: ["SpokenCatalogs"]),
        .plugin(name: "CatalogAccessors", capability: .buildTool(), dependencies: ["spokentext-accessors"]),
        .executableTarget(name: "spokentext-check", dependencies: ["SpokenCommands"]),
        // `swift package check-strings`; with --allow-writing-to-package-directory it may mend with --fix.
        .plugin(
            name: "CheckStrings",
            capability: .command(
                intent: .custom(verb: "check-strings", description: "Check .strings, .stringsdict and .xcstrings files")
            ),
            dependencies: ["spokentext-check"]),

        // Each test target mirrors the folders of the target that it tests.
        .testTarget(name: "SpokenModelTests", dependencies: ["SpokenModel"]),
        .testTarget(name: "SpokenDiagnosticsTests", dependencies: ["SpokenDiagnostics"]),
        .testTarget(name: "SpokenICUTests", dependencies: ["SpokenICU", "SpokenModel"]),
        .testTarget(name: "SpokenLocaleDataTests", dependencies: ["SpokenLocaleData", "SpokenModel"]),
        .testTarget(name: "SpokenYAMLTests", dependencies: ["SpokenYAML"], exclude: ["Cases"]),
        .testTarget(
            name: "SpokenFormattingTests",
            dependencies: ["SpokenFormatting", "SpokenLocaleData", "SpokenICU", "SpokenModel"],
            exclude: ["Cases"]),
        .testTarget(
            name: "SpokenNormalizationTests",
            dependencies: ["SpokenNormalization", "SpokenFormatting", "SpokenICU", "SpokenLocaleData", "SpokenModel"],
            exclude: ["Cases"]),
        .testTarget(
            name: "SpokenCatalogsTests",
            dependencies: ["SpokenCatalogs", "SpokenDiagnostics", "SpokenModel"], exclude: ["Cases"]),
        .testTarget(
            name: "SpokenMessagesTests",
            dependencies: ["SpokenMessages", "SpokenCatalogs", "SpokenFormatting", "SpokenModel"],
            exclude: ["Cases", "Regressions"]),
        .testTarget(
            name: "SpokenElementsTests", dependencies: ["SpokenElements", "SpokenLocaleData", "SpokenModel"],
            exclude: ["Cases"]),
        .testTarget(
            name: "SpokenFixturesTests",
            dependencies: ["SpokenFixtures", "SpokenElements", "SpokenCatalogs", "SpokenModel"]),
        .testTarget(
            name: "SpokenLintTests",
            dependencies: ["SpokenLint", "SpokenCatalogs", "SpokenDiagnostics", "SpokenModel"], exclude: ["Cases"]),
        .testTarget(
            name: "SpokenLanguageServerTests",
            dependencies: ["SpokenLanguageServer", "SpokenLint", "SpokenCatalogs", "SpokenDiagnostics", "SpokenModel"]),
        .testTarget(name: "SpokenReportsTests", dependencies: ["SpokenReports", "SpokenDiagnostics"]),
        .testTarget(
            name: "SpokenReviewTests",
            dependencies: [
                "SpokenReview", "SpokenMessages", "SpokenLint", "SpokenCatalogs", "SpokenNormalization", "SpokenModel",
            ],
            exclude: ["Browser"]),
        .testTarget(
            name: "SpokenTextTests",
            dependencies: ["SpokenText", "SpokenCatalogs", "SpokenFormatting", "SpokenICU", "SpokenModel"]),
        .testTarget(
            name: "SpokenTextFoundationTests",
            dependencies: ["SpokenTextFoundation", "SpokenText", "SpokenModel"]),
        .testTarget(
            name: "SpokenTestingTests",
            dependencies: [
                "SpokenTesting", "SpokenText", "SpokenFixtures", "SpokenElements", "SpokenCatalogs", "SpokenModel",
            ],
            exclude: ["Goldens"]),
        .testTarget(
            name: "SpokenCommandsTests",
            dependencies: [
                "SpokenCommands", "SpokenText", "SpokenCatalogs", "SpokenLint", "SpokenDiagnostics", "SpokenModel",
                argumentParser,
            ],
            exclude: ["Cases"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
