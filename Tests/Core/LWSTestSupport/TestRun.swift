import Foundation

/// How thorough the tests are.
public enum TestRun {
    /// Whether it is that of `bin/test --all`, which takes the time for every case. Any other one takes a part of those that are alike.
    public static let isWhole = ProcessInfo.processInfo.environment["VIADUCT_TEST_ALL"] != nil
}
