/// The kinds of publishers that apps name.
public enum Publishers {}
