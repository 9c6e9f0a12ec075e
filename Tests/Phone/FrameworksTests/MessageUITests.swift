import Testing
import UIKit

@testable import MessageUI

@MainActor @Suite struct MessageUITests {
    private final class Delegate: MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
        var mail: MFMailComposeResult?
        var message: MessageComposeResult?

        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
        ) {
            mail = result
        }

        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) {
            message = result
        }
    }

    private let delegate = Delegate()

    private func tap(_ item: UIBarButtonItem?) {
        item?.primaryAction?.performWithSender(item, target: nil)
    }

    @Test func `a mail is opened as a link`() throws {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = delegate
        mail.setToRecipients(["a@example.test"])
        mail.setSubject("Hello & welcome")
        mail.setMessageBody("Line", isHTML: false)
        let form = try #require(mail.topViewController)
        form.loadViewIfNeeded()
        tap(form.navigationItem.rightBarButtonItem)
        #expect(mail.link?.absoluteString == "mailto:a@example.test?subject=Hello%20%26%20welcome&body=Line")
        #expect(delegate.mail == .sent)
    }

    @Test func `a message is opened as a link, or cancelled`() throws {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = delegate
        message.recipients = ["123", "456"]
        message.body = "Hi"
        let form = try #require(message.topViewController)
        form.loadViewIfNeeded()
        tap(form.navigationItem.leftBarButtonItem)
        #expect(delegate.message == .cancelled)
        tap(form.navigationItem.rightBarButtonItem)
        #expect(delegate.message == .sent)
        #expect(message.link?.absoluteString == "sms:123,456?body=Hi")
    }
}
