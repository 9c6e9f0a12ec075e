import Foundation
import PackagePlugin

/// Compiles the Swift files in a target's folder `Phone`, which are written for a phone: they may say `@objc` and `#selector`.
@main struct AppleSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "rewrite-sources").url
        let folder = target.directoryURL.appending(path: "Phone")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map { file in
            // Two files of a module may not have the same name, not even in messages.
            let copy = context.pluginWorkDirectoryURL.appending(path: "Rewritten\(file.lastPathComponent)")
            return .buildCommand(
                displayName: "Rewriting \(file.lastPathComponent)", executable: tool, arguments: [file.path, copy.path],
                inputFiles: [file], outputFiles: [copy])
        }
    }
}
