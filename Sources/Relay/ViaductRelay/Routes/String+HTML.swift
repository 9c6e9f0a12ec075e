extension String {
    /// The text as HTML shows it, also in an attribute.
    var escapedForHTML: String { String(decoding: CharacterReferences.encoded(self), as: UTF8.self) }
}
