internal import CLibwebsockets

extension HTTPResponse {
    /// Writes the status and the headers.
    ///
    /// - Parameter length: of the body, in bytes; `nil` when the end of the connection is the body's end.
    /// - Returns: `false` when the connection is dead.
    @MainActor func writeHead(to wsi: OpaquePointer, length: Int?) -> Bool {
        let headers = headers + (length == nil ? [("connection", "close")] : [])
        let capacity = headers.reduce(512) { $0 + $1.name.utf8.count + $1.value.utf8.count + 8 }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: CLWS_PRE + capacity) { buffer in
            guard let base = buffer.baseAddress else { return false }
            let start = base + CLWS_PRE
            let end = base + buffer.count
            var position: UnsafeMutablePointer<UInt8>? = start
            guard lws_add_http_header_status(wsi, status, &position, end) == 0 else { return false }
            for header in headers {
                let value = Array(header.value.utf8)
                guard
                    lws_add_http_header_by_name(wsi, header.name + ":", value, Int32(value.count), &position, end) == 0
                else { return false }
            }
            if let length, lws_add_http_header_content_length(wsi, lws_filepos_t(length), &position, end) != 0 {
                return false
            }
            return lws_finalize_write_http_header(wsi, start, &position, end) == 0
        }
    }
}
