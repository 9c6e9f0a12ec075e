public import Foundation
internal import ViaductProtocol

/// Builds an app, runs it, and does both again when a file is saved or the app has crashed.
@MainActor public final class AppSupervisor {
    private static let rememberedCrashes = 20

    private let app: AppFolder
    private let options: AppOptions
    private let runtime: Runtime
    private let folder: URL
    private let print: @MainActor (String) -> Void
    private var watch: FolderWatch?
    private var process: AppProcess?
    private var executable: URL?
    private var build: Task<Void, Never>?
    private var lastBuild: AppBuild?
    private var changedMeanwhile = false
    /// Components, and keys of taps and inputs, that have crashed the app since it was built, each with its crash.
    private var crashes: [String: String] = [:]
    private var sourcePaths: Set<String> = []
    /// The components' names by their classes.
    private var components: [String: String] = [:]
    private var backoff = Backoff(from: .seconds(1))
    private var hasBegun = false
    /// Diagnostics of the code that the running app lacks.
    private var leftOut: Set<Diagnostic> = []
    /// Remarks on the last build, which are not repeated with the next one.
    private var remarks: Set<String> = []
    /// The names that the running app leaves to the built-in components.
    private var builtIns: [String] = []

    /// - Parameters:
    ///   - folder: outside of the app's, to build in.
    ///   - print: gets each line for the person at the terminal.
    public init(
        _ app: AppFolder, options: AppOptions, runtime: Runtime, folder: URL,
        print: @escaping @MainActor (String) -> Void
    ) {
        self.app = app
        self.options = options
        self.runtime = runtime
        self.folder = folder
        self.print = print
    }

    /// Begins to watch and to build; the rest happens on the main queue.
    public func start() throws {
        let watch = try FolderWatch { [weak self] in self?.rebuild() }
        self.watch = watch
        rebuild()
    }

    /// Ends the app.
    public func stop() {
        build?.cancel()
        process?.stop()
    }

    private func rebuild() {
        watch(app.folders)
        guard build == nil else {
            changedMeanwhile = true
            return
        }
        var progress: (@Sendable (String) -> Void)?
        if !hasBegun {
            print("Building the components…")
            let print = print
            progress = { text in DispatchQueue.main.async { MainActor.assumeIsolated { print(text) } } }
        }
        hasBegun = true
        process?.tell(.building(options.name))
        // Not over the program that runs: after a crash it starts again.
        let runsFromFirst = executable?.deletingLastPathComponent().lastPathComponent == "build-0"
        let folder = folder.appending(path: runsFromFirst ? "build-1" : "build-0")
        let common = self.folder
        let (app, options, runtime, previous, shownProgress) = (app, options, runtime, lastBuild, progress)
        build = Task {
            let start = ContinuousClock.now
            let result = await Task.detached {
                Result {
                    try AppBuild(
                        app, options: options, runtime: runtime, folder: folder, sourcesFolder: common,
                        packagesFolder: common.appending(path: "packages"), previous: previous, progress: shownProgress)
                }
            }.value
            build = nil
            guard !Task.isCancelled else { return }
            finish(result, after: ContinuousClock.now - start)
            if changedMeanwhile {
                changedMeanwhile = false
                rebuild()
            }
        }
    }

    private func watch(_ folders: [URL]) {
        do {
            try watch?.watch(folders.map(\.path))
        } catch {
            print("\(error)")
        }
    }

    private func finish(_ result: Result<AppBuild, any Error>, after time: Duration) {
        switch result {
        case .failure(let error):
            print("\(error)")
            process?.tell(AppStatus(level: "error", code: "app-build-failed", cause: "VD-APP-4", text: "\(error)"))
        case .success(let build):
            lastBuild = build
            watch(build.packages.folders)
            let problems = build.problems
            for problem in problems where !leftOut.contains(problem.cause.withoutPlace) { print(problem.description) }
            let failed = Set(problems.map(\.cause.withoutPlace))
            // While something runs, a new error is more likely a slip than something to do without.
            if process != nil, !failed.isSubset(of: leftOut) {
                print("The last app that compiled keeps running.")
                process?.tell(.buildFailed(problems))
                return
            }
            remark(on: build)
            guard let executable = build.executable else {
                return print("There is no bridge component to run, and no scene delegate. Save a Swift file with one, and it is built.")
            }
            leftOut = failed
            let seconds = (time / .seconds(1)).formatted(.number.precision(.fractionLength(1)))
            let names = build.files.filter(\.errors.isEmpty).flatMap(\.components).map(\.name).joined(separator: ", ")
            print("Built in \(seconds) s: \(names.isEmpty ? "an app without bridge components" : names)")
            tellBuiltIns(besides: build)
            self.executable = executable
            sourcePaths = Set(build.files.map(\.path))
            components = Dictionary(build.files.flatMap(\.components).map { ($0.className, $0.name) }) { first, _ in first }
            crashes = [:]
            backoff.reset()
            run(status: problems.isEmpty ? nil : .buildFailed(problems))
        }
    }

    /// Reports what the app lacks, unless the last report said the same.
    private func remark(on build: AppBuild) {
        let missing = build.files.filter { $0.result == .whole }.flatMap(\.missingImports)
        let left = build.files.filter { $0.result == .leftOut && !$0.components.isEmpty }.map { "Left out: \($0.summary)" }
        let part = build.files.filter { $0.result == .inPart && !$0.components.isEmpty }.map { "In part: \($0.summary)" }
        let helped = build.files.filter { $0.result == .whole }.flatMap(\.components).compactMap { component in
            component.lack.map { "In part: \(component.name), by \($0.description)" }
        }
        let lines =
            missing.map { (key: "\($0.file) \($0.text)", text: "\($0.description); nothing needs it") }
            + (left + part + helped).map { (key: $0, text: $0) }
        for line in lines where !remarks.contains(line.key) { print(line.text) }
        remarks = Set(lines.map(\.key))
    }

    /// Reports which names the built-in components answer, unless they are the same as in the last build.
    private func tellBuiltIns(besides build: AppBuild) {
        let own = Set(build.files.filter(\.errors.isEmpty).flatMap(\.components).map(\.name))
        let names = options.builtIns.filter { !own.contains($0) }
        guard names != builtIns else { return }
        builtIns = names
        if !names.isEmpty { print("Viaduct's built-in components answer \(names.joined(separator: ", ")). --without-built-ins leaves them out.") }
    }

    private func run(status: AppStatus?) {
        guard let executable else { return }
        let old = process
        do {
            process = try AppProcess(
                executable, folder: folder, token: options.token, authorities: options.authorities, status: status, succeeds: old != nil,
                crashes: crashes, print: print
            ) { [weak self] crash in
                self?.restart(after: crash)
            }
            backoff.begin()
        } catch {
            print("The app could not be started: \(error)")
            return
        }
        // The new process replaces the old one at the server, so that no page falls back in between.
        if let old {
            old.retire()
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { MainActor.assumeIsolated { old.stop() } }
        }
    }

    /// Keeps a crash for the environment of the next process, which has room for 128 KiB.
    private func remember(_ text: String, of name: String) {
        if crashes.count == Self.rememberedCrashes, crashes[name] == nil, let other = crashes.keys.first { crashes[other] = nil }
        crashes[name] = text.start(2000)
    }

    private func restart(after crash: Crash) {
        process = nil
        var text = crash.text(files: sourcePaths)
        if let component = crash.component(among: components) {
            remember(text, of: component)
            text += "\n“\(component)” gets no messages until you save a fix. The other components go on."
        } else if let action = crash.action {
            remember(text, of: action.key)
            text += "\n\(action.text.prefix(1).uppercased() + action.text.dropFirst()) has no effect until you save a fix."
        }
        let delay = backoff.next()
        print("\(text)\nIt starts again in \(delay.components.seconds) s.")
        Task {
            try? await Task.sleep(for: delay)
            if process == nil { run(status: .crashed(text)) }
        }
    }
}

extension AppBuild.File {
    /// Its components, and where they are.
    fileprivate var summary: String { "\(components.map(\.name).joined(separator: ", ")) (\(path))" }
}
