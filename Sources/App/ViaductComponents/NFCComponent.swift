import CoreNFC
import HotwireNative
import UIKit

/// Reads an NFC tag, or writes a text or a link to it, and replies with the content.
public final class NFCComponent: BridgeComponent {
    public override class var name: String { "nfc" }

    private var session: NFCNDEFReaderSession?
    private var reader: TagReader?

    public override func onReceive(message: Message) {
        switch message.event {
        case "read", "scan": begin(message.event, writing: nil)
        case "write":
            guard let data: MessageData = message.fields(), let value = data.value else { return }
            begin("write", writing: TagContent(value: value))
        default: ignore(message, knows: "read", "scan", "write")
        }
    }

    private func begin(_ event: String, writing content: TagContent?) {
        guard NFCNDEFReaderSession.readingAvailable else { return }

        session?.invalidate()
        let reader = TagReader(writing: content) { [weak self] content in
            self?.reply(to: event, with: Reply(type: content.type.rawValue, value: content.value))
        }
        let session = NFCNDEFReaderSession(delegate: reader, queue: .main, invalidateAfterFirstRead: false)
        session.alertMessage = content == nil ? "What is on the tag?" : "Write this to the tag."
        (self.reader, self.session) = (reader, session)
        session.begin()
    }
}

extension NFCComponent {
    fileprivate struct MessageData: Decodable {
        @Field var value: String?
    }

    fileprivate struct Reply: Encodable {
        let type: String
        let value: String
    }
}
