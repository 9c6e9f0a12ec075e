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
  // The explanations of codes, in Markdown.
  explanations = {}

  constructor(document) {
    const text = id => document.getElementById(id).textContent
    this.test = JSON.parse(text("test"))
    this.drawing = text("drawing")
    this.recording = new File([text("recording").trim().split("\n").filter(line => !this.#takes(line)).join("\n")], this.test.title)
  }

  // Returns whether the line is one of the report's own.
  #takes(line) {
    if (!/^\{"(icon|explained)":/.test(line)) return false
    const { icon, shapes, explained, text } = JSON.parse(line)
    if (icon) this.icons[icon] = shapes
    else this.explanations[explained] = text
    return true
  }
}
