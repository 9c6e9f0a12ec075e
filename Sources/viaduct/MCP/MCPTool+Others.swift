/// The tools that are no verbs, and all of them.
extension MCPTool {
    static let all = verbs + others

    static let others = [
        MCPTool(
            "open",
            """
            Open a page of the web app in a browser without a window, as a page of this test, and wait until it is loaded and connected. The \
            verbs then reach it. It takes the place of the page that was opened before, in the same browser, so a login stays.
            """,
            [
                .text(
                    "address",
                    """
                    A path at the server, such as “/orders/1?tab=items”; “/” when absent. Or a URL of the server, of another port of this \
                    machine, or of an origin that the command's flag --origin names.
                    """),
                .choice("platform", MCPBrowser.platforms, "The phone's platform; the server's standard when absent."),
                .text("version", "The name of a version of the app that the server's configuration describes; the app as it is when absent."),
                .whole("width", MCPBrowser.widths, "The width of the browser's view, in CSS pixels; 390 when absent, a phone's."),
                .whole("height", MCPBrowser.heights, "The height of the browser's view, in CSS pixels; 844 when absent."),
                .whole("timeout", MCPBrowser.patience, "How long to wait, in milliseconds; 15000 when absent."),
            ]),
        MCPTool(
            "screenshot", readOnly: true,
            """
            Look at the page that “open” has opened, as a PNG: the page with the native bars, sheets and alerts around it. It also lists the \
            errors of the page's scripts since it was opened.
            """,
            [.whole("scale", MCPBrowser.scales, "Pixels of the picture for a CSS pixel: 1 when absent, 2 to read small text.")]),
        MCPTool(
            "pages", readOnly: true,
            "List the open pages of this test, and those of the room that belong to no test, with their app and its components."),
        MCPTool(
            "dropped", readOnly: true,
            """
            List what had no effect in the room's pages, and errors of their scripts: each once, with its code, count and pages. Pages of other \
            tests are left out.
            """),
        MCPTool(
            "explain", readOnly: true, "Explain the code of an error, such as VD-EVENT-1: its cause, its cure and an example.",
            [.text("code", "The code, such as VD-EVENT-1; all codes with their titles when absent.")]),
        MCPTool(
            "build", readOnly: true,
            """
            Compile the bridge components of an iOS app, without running them. The answer has each component, as “whole”, “inPart” or \
            “leftOut”, and the compiler's errors with file, line, column, the source's line and advice. A first build may take minutes.
            """,
            [
                .text(
                    "folder", "The folder of the components' Swift files, or one file; relative to the folder that this command was started in.",
                    isRequired: true),
                .texts(
                    "packages", atMost: MCPSources.mostPaths,
                    "Further folders with the sources of outside Swift packages that the components import."),
                .choice("hotwireNative", MCPSources.libraries, "The version of Hotwire Native iOS to compile against; 1.2.2 when absent."),
            ]),
        MCPTool(
            "contract", readOnly: true,
            """
            Compare what the web app's controllers send with what the iOS app's Swift components take, without running either. The result is \
            “agreement” or “disagreements”; the report names both places of each, and what to change. A file that cannot be read is an error.
            """,
            [
                .text("web", "The folder of the Stimulus controllers, in JavaScript or TypeScript: app/javascript/controllers.", isRequired: true),
                .text("swift", "The folder of the Swift components: ../my-ios-app/Bridge.", isRequired: true),
                .texts(
                    "recordings", atMost: MCPSources.mostPaths,
                    "Files with recorded messages to compare too, of “viaduct record” or “viaduct trace --json”."),
            ]),
    ]
}
