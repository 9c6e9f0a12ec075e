import Foundation
import HotwireNative

extension Message {
    /// Decodes the data. A `Field` of an unexpected shape counts as missing. Returns `nil` when the data is no object. Both are logged.
    func fields<Fields: Decodable>() -> Fields? {
        let decoder = JSONDecoder()
        let unexpected = UnexpectedFields()
        unexpected.watch(decoder)
        defer { unexpected.log(self) }
        guard let fields = try? decoder.decode(Fields.self, from: Data(jsonData.utf8)) else {
            HotwireLog.write("The data of “\(component)”, event “\(event)”, is no object and was ignored.", cause: "VD-DATA-4", about: self)
            return nil
        }
        return fields
    }
}
