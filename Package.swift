// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// `make test` and `make check` set TIL_STRICT; a user's build never fails because a newer compiler found something to warn of.
let strictness: [SwiftSetting] = Context.environment["TIL_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

// An import is internal unless it says otherwise, so that no public declaration names a type of another module.
let librarySettings: [SwiftSetting] = strictness + [.enableUpcomingFeature("InternalImportsByDefault")]

// `make test` optimises what is tested, and not the tests: those would take three minutes more to build.
let plainness: [SwiftSetting] = strictness + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// What `til --version` says beside the number; a tarball without a repository has no commit to tell. `make build` says it
// itself, since what the package manager found out once is kept for as long as this file stays the same.
let commit =
    Context.environment["TIL_COMMIT"]
    ?? Context.gitInformation.map { git in
        String(git.currentCommit.prefix(12)) + (git.hasUncommittedChanges ? ", changed" : "")
    }

let package = Package(
    name: "til",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "til", targets: ["til"]),
        .library(name: "TILCore", targets: ["TILCore"]),
        .library(name: "TILProse", targets: ["TILProse"]),
    ],
    dependencies: [
        // Only the program uses it, so that an app which uses the libraries can have any version.
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Only the program uses it, too.
        .package(url: "https://github.com/LebJe/TOMLKit", .upToNextMinor(from: "0.6.0")),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .target(name: "CArguments"),
        // Lets the static program run with older C libraries than the one that it was built with.
        .target(name: "CGlibc"),
        .systemLibrary(name: "CReadline", providers: [.apt(["libreadline-dev"])]),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        // Calls of the kernel that Swift's module of the C library lacks.
        .systemLibrary(name: "CLinux"),
        .target(
            name: "CVersion",
            cSettings: commit.map { [.define("TIL_COMMIT", to: "\"\($0)\"")] } ?? []),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZstd", providers: [.apt(["libzstd-dev"])]),
        // Text utilities that more than one library needs; no product has it.
        .target(name: "TILText", dependencies: ["CProseWords"], swiftSettings: librarySettings),
        // Runs other programs, which end with til; no product has it.
        .target(name: "CProcess"),
        .target(name: "TILProcess", dependencies: ["CProcess", "TILText"], swiftSettings: librarySettings),
        // Runs git, for whatever is fetched from others or shared with them; no product has it.
        .target(
            name: "TILGit",
            dependencies: [
                "TILProcess", "TILText", .target(name: "CLinux", condition: .when(platforms: [.linux])),
            ], swiftSettings: librarySettings),
        // Zip archives and Deflate, for the documents of office programs and Anki's packages; no product has it.
        .target(name: "TILArchive", dependencies: ["CZlib"], swiftSettings: librarySettings),
        // The folder data, which the compiler embeds: the program finds its decks wherever it is copied.
        .target(name: "CDecks"),
        // The tables of a store as a file, which the compiler embeds.
        .target(name: "CSchema", exclude: ["Glossary.sql", "Schema.sql"]),
        // JSON-RPC over a stream, for servers; no product has it.
        .target(name: "TILRPC", dependencies: ["TILProcess", "TILText"], swiftSettings: librarySettings),
        // The checker of documents and its language server, without a store; no product has it.
        .target(
            name: "TILLint",
            dependencies: [
                "CVersion", "TILArchive", "TILProcess", "TILProse", "TILRPC", "TILText",
                .product(name: "TOMLKit", package: "TOMLKit"),
            ],
            swiftSettings: librarySettings),
        // Word lists as files, which the compiler embeds.
        .target(name: "CProseWords", exclude: ["lists"]),
        .target(
            name: "TILProse", dependencies: ["CProseWords", "TILText", "TILArchive"], swiftSettings: librarySettings),
        .target(
            name: "TILCore",
            dependencies: [
                "TILText", "TILArchive", "CProseWords", "CSchema", "CSQLite",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Yams", package: "Yams"),
                // For Anki's newest packages. Apple's systems have no Zstandard for others.
                .target(name: "CZstd", condition: .when(platforms: [.linux])),
                .target(name: "CLinux", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: librarySettings),
        // Events of TILCore carried between devices by git or a folder; no product has it.
        .target(name: "TILSync", dependencies: ["TILCore", "TILText", "TILGit"], swiftSettings: librarySettings),
        .executableTarget(
            name: "til",
            dependencies: [
                "TILCore",
                "TILGit",
                "TILLint",
                "TILProcess",
                "TILRPC",
                "TILProse",
                "TILSync",
                "TILText",
                "CArguments",
                "CDecks",
                "CGlibc",
                "CReadline",
                "CVersion",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strictness),
        // A sample of the library's use: built with the rest so that it stays true, and installed nowhere.
        .executableTarget(
            name: "PlainQuiz", dependencies: ["TILCore"], path: "Examples/PlainQuiz", swiftSettings: strictness),
        // The line editor alone, for tests to type into: the folder Terminal built once more, without any command.
        .executableTarget(
            name: "EditorProbe",
            dependencies: [
                "TILCore", "TILProcess", "TILText", "CArguments", "CDecks", "CReadline",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], path: "Tests/EditorProbe", swiftSettings: plainness),
        // What several test targets use; no product has it.
        .target(
            name: "TestSupport", dependencies: ["TILCore", "CSQLite"], path: "Tests/TestSupport",
            swiftSettings: plainness),
        // The code of the libraries' articles and comments, which sees only what an app outside of this package sees.
        .testTarget(
            name: "ExampleTests", dependencies: ["TILCore", "TILProse", "TestSupport"], packageAccess: false,
            swiftSettings: plainness),
        .testTarget(name: "TILTextTests", dependencies: ["TILText"], swiftSettings: plainness),
        .testTarget(name: "TILProcessTests", dependencies: ["TILProcess", "TestSupport"], swiftSettings: plainness),
        .testTarget(name: "TILGitTests", dependencies: ["TILGit", "TestSupport"], swiftSettings: plainness),
        .testTarget(name: "TILArchiveTests", dependencies: ["TILArchive"], swiftSettings: plainness),
        .testTarget(
            name: "TILProseTests", dependencies: ["TILProse", "TILText", "TestSupport"], swiftSettings: plainness),
        .testTarget(name: "TILRPCTests", dependencies: ["TILRPC"], swiftSettings: plainness),
        .testTarget(
            name: "TILLintTests", dependencies: ["TILLint", "TILProcess", "TILProse", "TILText", "TestSupport"],
            swiftSettings: plainness),
        .testTarget(
            name: "TILCoreTests",
            dependencies: ["TILCore", "TILProse", "TILText", "TILArchive", "CSQLite", "CZstd", "TestSupport"],
            swiftSettings: plainness),
        .testTarget(
            name: "TILSyncTests", dependencies: ["TILSync", "TILCore", "TILGit", "TestSupport"],
            swiftSettings: plainness),
        .testTarget(
            name: "tilTests",
            dependencies: [
                "til", "TILCore", "TILLint", "TILProcess", "TILProse", "TILRPC", "TILText", "CArguments", "CDecks",
                "CSQLite", "PlainQuiz", "EditorProbe",
                "TestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: plainness),
    ]
)
