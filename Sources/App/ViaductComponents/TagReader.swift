import CoreNFC

/// Reads one tag, or writes to it.
@MainActor final class TagReader: NSObject, NFCNDEFReaderSessionDelegate {
    private let content: TagContent?
    private let onContent: (TagContent) -> Void

    /// - Parameters:
    ///   - content: the content to write; `nil` to read.
    ///   - onContent: receives the read or written content. Not called after a failure.
    init(writing content: TagContent?, onContent: @escaping (TagContent) -> Void) {
        self.content = content
        self.onContent = onContent
    }

    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {
        guard let tag = tags.first else { return }
        session.connect(to: tag) { [weak self] error in
            guard error == nil else { return session.invalidate(errorMessage: "The tag could not be reached.") }
            self?.use(tag, in: session)
        }
    }

    private func use(_ tag: any NFCNDEFTag, in session: NFCNDEFReaderSession) {
        guard let content else { return read(tag, in: session) }
        guard let payload = content.payload else {
            return session.invalidate(errorMessage: "The value cannot be written.")
        }
        tag.writeNDEF(NFCNDEFMessage(records: [payload])) { [weak self] error in
            guard error == nil else { return session.invalidate() }
            session.invalidate()
            self?.onContent(content)
        }
    }

    private func read(_ tag: any NFCNDEFTag, in session: NFCNDEFReaderSession) {
        tag.readNDEF { [weak self] message, _ in
            let content = message?.records.first.flatMap { TagContent($0) }
            session.invalidate()
            if let content { self?.onContent(content) }
        }
    }

    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {}
}
