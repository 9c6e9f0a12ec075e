import Testing

/// A session's handling of a page's frames. Serialized, because the components keep state.
@Suite(.serialized) enum EmbeddedSessionTests {}
