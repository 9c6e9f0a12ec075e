import Testing

/// A session's handling of a page's frames. One test runs after the other, since their components remember things.
@Suite(.serialized) enum EmbeddedSessionTests {}
