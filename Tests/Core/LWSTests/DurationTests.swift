import Testing

@testable import LWS

@Suite struct DurationTests {
    @Test(arguments: [
        (Duration.milliseconds(1500), Int64(1_500_000)), (.seconds(Int64.max), .max), (.seconds(Int64.min), .min),
        (.seconds(Int64.max / 1_000_000) + .milliseconds(999), .max),
    ])
    func `a time that is too long for libwebsockets is the longest that it takes`(time: Duration, expected: Int64) {
        #expect(time.microseconds == expected)
    }
}
