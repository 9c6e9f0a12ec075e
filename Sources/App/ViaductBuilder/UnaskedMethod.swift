/// Functions of delegates that are called on a phone, and never for a page. An app that has them compiles, and they have no effect.
enum UnaskedMethod {
    /// By their names and their second labels, as in `tableView.heightForHeaderInSection`.
    private static let names: Set = [
        "animationDidStart", "animationDidStop.finished", "application.continue", "application.didDiscardSceneSessions",
        "application.didReceiveRemoteNotification", "application.handleEventsForBackgroundURLSession", "application.open",
        "application.performActionFor", "application.supportedInterfaceOrientationsFor",
        "applicationDidReceiveMemoryWarning", "applicationWillTerminate", "colorPickerViewController.didSelect",
        "colorPickerViewControllerDidSelectColor", "locationManager.didDetermineState", "locationManager.didEnterRegion",
        "locationManager.didExitRegion", "locationManager.didUpdateHeading", "mapView.didSelect", "mapView.viewFor",
        "pickerView.rowHeightForComponent", "pickerView.widthForComponent", "scene.continue", "scene.openURLContexts",
        "scrollViewDidEndDecelerating", "scrollViewDidEndDragging.willDecelerate", "scrollViewWillBeginDragging",
        "searchBarShouldBeginEditing", "sectionIndexTitles", "stateRestorationActivity", "tableView.canMoveRowAt",
        "tableView.editingStyleForRowAt", "tableView.heightForFooterInSection", "tableView.heightForHeaderInSection",
        "tableView.moveRowAt", "textFieldShouldClear", "textFieldShouldEndEditing",
        "userNotificationCenter.didReceive", "userNotificationCenter.openSettingsFor", "userNotificationCenter.willPresent",
        "viewForZooming", "webView.requestMediaCapturePermissionFor", "webView.runJavaScriptAlertPanelWithMessage",
        "webView.runJavaScriptConfirmPanelWithMessage", "webView.runJavaScriptTextInputPanelWithPrompt", "webViewDidClose",
        "windowScene.performActionFor",
    ]

    /// Returns a diagnostic for each such function in a source, at its line.
    static func all(in source: AppSource) -> [Diagnostic] {
        uncalled(in: source)
            + source.text.matches(of: #/func\s+(\w+)\(\s*(?:_|for|in)\s+\w+\s*:\s*[\w.\s]+?(?:,\s*(\w+)\b|\))/#).compactMap { found in
                let name = found.2.map { "\(found.1).\($0)" } ?? String(found.1)
                let before = source.text[..<found.range.lowerBound]
                let isComment = before.suffix(while: { $0 != "\n" }).contains("//")
                guard names.contains(name), !isComment else { return nil }
                return Diagnostic(
                    file: source.url.path, line: before.count { $0 == "\n" } + 1, column: 1, isError: false,
                    text: "“\(name)” is never asked. Does nothing in a browser.")
            }
    }

    /// Overrides in extensions of classes that are not the app's.
    private static func uncalled(in source: AppSource) -> [Diagnostic] {
        source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard let found = line.firstMatch(of: #/\bviaductUncalled_(\w+)/#) else { return nil }
            return Diagnostic(
                file: source.url.path, line: index + 1, column: 1, isError: false,
                text: "“\(found.1)” in an extension of a class of iOS's is never called. Does nothing in a browser.")
        }
    }
}

extension Substring {
    /// Returns the end of the text, back to the first character that does not belong.
    fileprivate func suffix(while belongs: (Character) -> Bool) -> Substring {
        guard let end = lastIndex(where: { !belongs($0) }) else { return self }
        return self[index(after: end)...]
    }
}
