// Strips the types from TypeScript and the elements from JSX, with esbuild, and maps the lines of the result to the source's.
"use strict"

const { spawnSync } = require("node:child_process")

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

function strip(text, file) {
  const loader = file.endsWith(".jsx") ? "jsx" : file.endsWith("x") ? "tsx" : "ts"
  const { stdout, stderr, error, status } = spawnSync("esbuild", [`--loader=${loader}`, "--sourcemap=inline", "--sources-content=false", "--target=esnext"], { input: text, encoding: "utf8" })
  if (error) throw new Error(`${loader === "jsx" ? "JSX" : "TypeScript"} is read with esbuild, which is not installed: install esbuild`)
  if (status !== 0) throw Object.assign(new Error(/ERROR\] (.*)/.exec(stderr)?.[1] ?? "esbuild does not understand it"), { loc: { line: Number(/stdin>:(\d+)/.exec(stderr)?.[1] ?? 1) } })
  return stdout
}

// Returns a function from a line of esbuild's output to the source's line. See the source map specification, revision 3.
function positions(text) {
  const data = /sourceMappingURL=data:[^,]*,(\S+)/.exec(text)?.[1]
  if (!data) return line => line
  const { mappings } = JSON.parse(Buffer.from(data, "base64").toString("utf8"))
  let source = 0
  const lines = mappings.split(";").map(segments => {
    let first = null
    for (const segment of segments.split(",").filter(Boolean)) {
      source += numbers(segment)[2] ?? 0
      first ??= source
    }
    return first
  })
  return line => (lines[line - 1] ?? line - 1) + 1
}

function numbers(segment) {
  const found = []
  let [value, shift] = [0, 0]
  for (const digit of segment) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    found.push(value & 1 ? -(value >> 1) : value >> 1)
    value = shift = 0
  }
  return found
}

module.exports = { positions, strip }
