import Foundation

extension Message {
    /// The data, read by `Hotwire.config.jsonDecoder`; `nil` when it has another shape, which is logged.
    public func data<T: Decodable>() -> T? {
        do {
            return try Hotwire.config.jsonDecoder.decode(T.self, from: Data(jsonData.utf8))
        } catch {
            HotwireLog.write(
                "The data of “\(component)”, event “\(event)”, cannot be read as \(T.self): \(error.explanation)")
            return nil
        }
    }

    /// The same message with other data, written by `Hotwire.config.jsonEncoder`. When it cannot be written, which is logged, the
    /// data stays.
    public func replacing<T: Encodable>(event updatedEvent: String? = nil, data: T) -> Message {
        do {
            let json = String(decoding: try Hotwire.config.jsonEncoder.encode(data), as: UTF8.self)
            return replacing(event: updatedEvent, jsonData: json)
        } catch {
            HotwireLog.write(
                "\(T.self) could not be written as the data of “\(component)”, event “\(event)”: \(error.explanation)")
            return replacing(event: updatedEvent)
        }
    }
}
