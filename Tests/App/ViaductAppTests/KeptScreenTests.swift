import AppTestSupport
import Testing
import UIKit
import ViaductProtocol

extension EmbeddedSessionTests {
    /// Native screens that the page stores with its place, and that another session recreates.
    @MainActor @Suite(.serialized) struct KeptScreenTests {
        private let app = StackedScreenApp()

        @Test func `a document's native screens are made once, however often it names them`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            for _ in 1...3 { page.send(#"{"type":"stacked","screens":[\#(Self.chart)]}"#) }
            #expect(try await page.topTitle() == "Chart")
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            #expect(try await page.screen().presented.isEmpty)
        }

        @Test func `the page is told of the native screens on its place`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            page.propose("/chart")
            _ = try await page.screen()
            let properties = #"{"view_controller":"chart","zoom":5}"#
            #expect(page.stacked == [[StackedScreen(url: "http://localhost/chart", title: "Chart", properties: properties)]])
        }

        private func reopen(at path: String, behind: String, on page: TestPage) {
            page.send(#"{"type":"open","url":"http://localhost\#(path)","title":"Two","platform":"ios","behind":[\#(behind)]}"#)
        }

        private static let chart = #"{"url":"http://localhost/chart","title":"Chart","properties":{"zoom":7,"kept":true}}"#

        @Test func `after a restart the way back asks the app again`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            reopen(at: "/two", behind: #"{"url":"http://localhost/one","title":"One","stacked":[\#(Self.chart)]}"#, on: page)
            #expect(try await page.screen().bar.back?.title == "Chart")
            try await page.goBack(to: "/one")
            #expect(try await page.topTitle() == "Chart")
            let proposal = try #require(app.proposals.last)
            #expect(proposal.url.absoluteString == "https://example.com/chart")
            #expect(proposal.properties["zoom"] as? Int == 5)
            #expect(proposal.properties["kept"] as? Bool == true)
            page.send(#"{"type":"open","url":"http://localhost/one","title":"One","platform":"ios"}"#)
            page.send(#"{"type":"stacked","screens":[\#(Self.chart)]}"#)
            #expect(try await page.topTitle() == "Chart")
        }

        @Test func `the way back has the title that the page below tells late`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            reopen(at: "/two", behind: #"{"url":"http://localhost/one","title":"One","stacked":[\#(Self.chart)]}"#, on: page)
            page.act(try #require(try await page.screen().bar.back).control)
            page.visit("http://localhost/one", title: "Two", action: "restore")
            #expect(try await page.screen().presented.last?.screen?.bar.back?.title == "Two")
            page.send(#"{"type":"title","title":"One"}"#)
            #expect(try await page.screen().presented.last?.screen?.bar.back?.title == "One")
        }

        @Test(arguments: [#"{"url":"http://localhost/unknown","title":"Chart"}"#, #"{"title":"Chart"}"#])
        func `a screen that nobody answers is skipped with a notice, and the page keeps it`(screen: String) async throws {
            let page = app.begin()
            defer { app.end(page) }
            reopen(at: "/two", behind: #"{"url":"http://localhost/one","title":"One","stacked":[\#(screen)]}"#, on: page)
            try await page.goBack(to: "/one")
            #expect(try await page.screen().presented.isEmpty)
            #expect(page.notices.contains { $0.cause == "VD-SCREEN-1" && $0.text.contains("“Chart”") })
            #expect(page.stacked.isEmpty)
        }

        @Test func `a skipped screen stays with the page when others on its place come and go`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            _ = try await page.screen()
            let lost = #"{"url":"http://localhost/unknown","title":"Lost"}"#
            page.send(#"{"type":"stacked","screens":[\#(Self.chart),\#(lost)]}"#)
            page.propose("/map")
            _ = try await page.screen()
            #expect(page.stacked.last?.map(\.title) == ["Chart", "Lost", "Map"])
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            _ = try await page.screen()
            #expect(page.stacked.last?.map(\.title) == ["Chart", "Lost"])
            page.act(try #require(try await page.screen().presented.last?.screen?.bar.back).control)
            _ = try await page.screen()
            #expect(page.stacked.last == [])
        }

        @Test func `screens that were made again are told again, so that the page counts afresh`() async throws {
            let page = app.begin()
            defer { app.end(page) }
            // As the app itself writes it.
            let chart = #"{"url":"http://localhost/chart","title":"Chart","properties":{"zoom":7}}"#
            page.send(#"{"type":"stacked","screens":[\#(chart)]}"#)
            #expect(try await page.topTitle() == "Chart")
            #expect(page.stacked.map { $0.map(\.title) } == [["Chart"]])
        }
    }
}
