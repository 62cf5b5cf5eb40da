// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, as an app has it: it names the two libraries and nothing that they are made of.
let package = Package(
    name: "Outside",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "til", path: "../..")],
    targets: [
        // The sample for SwiftUI, as far as this platform can build it.
        .target(
            name: "CountdownView", dependencies: [.product(name: "TILCore", package: "til")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "Outside",
            dependencies: [
                "CountdownView", .product(name: "TILCore", package: "til"), .product(name: "TILProse", package: "til"),
            ],
            swiftSettings: [.treatAllWarnings(as: .error)]),
    ]
)
