import CSchema

/// The present tables of a store, which `Schema.sql` describes.
///
/// `PRAGMA user_version` is ``version``. A store of ``carriedVersion`` is updated when it is opened.
enum Schema {
    static let version = 8

    /// The reason to reject a database with the application ID of another program, or with tables but without an ID.
    static let foreign = "it is a database of another program"

    /// The statements that create the tables and indexes.
    static let text = SchemaText(String(cString: til_schema()))
}
