extension StoreSettings: Codable {
    /// A name of a setting, or ``others``.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }

        /// The settings of a program. No setting of the library has this name.
        static let others = Name(stringValue: "others")
    }

    /// Reads the texts of settings. A missing setting has its default, and an unknown one, from a newer til, is
    /// skipped.
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: Name.self)
        for key in SettingKey.all {
            let name = Name(stringValue: key.name)
            guard let text = try container.decodeIfPresent(String.self, forKey: name) else { continue }
            do throws(StoreError) {
                try key.set(text, in: &self)
            } catch {
                throw DecodingError.dataCorruptedError(
                    forKey: name, in: container, debugDescription: error.description)
            }
        }
        others = try container.decodeIfPresent([String: String].self, forKey: .others) ?? [:]
    }

    /// Writes each setting as its text, as a person types it: `"seconds": "15+"`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for key in SettingKey.all {
            try container.encode(key.value(in: self), forKey: Name(stringValue: key.name))
        }
        try container.encode(others, forKey: .others)
    }
}
