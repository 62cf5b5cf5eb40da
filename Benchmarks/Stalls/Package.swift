// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

let package = Package(
    name: "Stalls",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "til", path: "../..")],
    targets: [
        .executableTarget(
            name: "Stalls", dependencies: [.product(name: "TILCore", package: "til")],
            swiftSettings: [.defaultIsolation(MainActor.self)])
    ]
)
