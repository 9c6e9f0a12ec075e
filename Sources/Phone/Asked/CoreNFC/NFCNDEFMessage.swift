public import Foundation

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) {
        self.records = records
        super.init()
    }

    /// In bytes, as on a tag.
    open var length: Int {
        records.map { record in
            let isShort = record.payload.count < 256
            let identifier = record.identifier.isEmpty ? 0 : 1 + record.identifier.count
            return 2 + (isShort ? 1 : 4) + record.type.count + identifier + record.payload.count
        }.reduce(0, +)
    }
}
