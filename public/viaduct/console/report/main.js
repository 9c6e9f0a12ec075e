import { bring } from "../panels/explanation.js"
import { Console } from "../shell/console.js"
import { ReportFile } from "./report_file.js"
import { TestPanel } from "./test_panel.js"

const file = new ReportFile(document)
TestPanel.file = file
bring(file.explanations)
new Console({ test: TestPanel }).open(file.recording)
