const iconMark = '{"icon":'

// The data of a report, which the file has in elements of its own.
export class ReportFile {
  // { test, title, failure, steps }. failure: why the test failed, or null. steps: the calls of the test, each with verb, start and end in
  // milliseconds since 1970, and maybe parameters and error.
  test
  // The script that draws a native screen.
  drawing
  // A `File` with the lines of a recording.
  recording
  // The pictures of symbols, by their names, as the view draws them.
  icons = {}

  constructor(document) {
    const text = id => document.getElementById(id).textContent
    this.test = JSON.parse(text("test"))
    this.drawing = text("drawing")
    const lines = text("recording").trim().split("\n")
    for (const line of lines.filter(line => line.startsWith(iconMark))) {
      const { icon, shapes } = JSON.parse(line)
      this.icons[icon] = shapes
    }
    this.recording = new File([lines.filter(line => !line.startsWith(iconMark)).join("\n")], this.test.title)
  }
}
