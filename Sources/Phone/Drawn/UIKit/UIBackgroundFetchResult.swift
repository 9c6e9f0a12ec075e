/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData
    case failed
}
