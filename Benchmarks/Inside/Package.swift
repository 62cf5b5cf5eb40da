// swift-tools-version: 6.1
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

// A package of its own, so that who builds til need not fetch what only these measurements need.
// Without the traits nothing is put between the program and its allocator, which would slow down what is measured.
let package = Package(
    name: "inside",
    dependencies: [
        .package(name: "til", path: "../.."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Inside",
            dependencies: [
                .product(name: "TILCore", package: "til"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Inside",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
    ]
)
