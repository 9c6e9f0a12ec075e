extension Duration {
    /// libwebsockets' unit of time; the longest one there is for what is longer.
    var microseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, overflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
        return isTooLong || overflows ? (seconds < 0 ? .min : .max) : sum
    }
}
