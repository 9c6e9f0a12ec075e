import Testing

/// What a session does with a page's frames. One test after the other, since the components that they use remember things.
@Suite(.serialized) enum EmbeddedSessionTests {}
