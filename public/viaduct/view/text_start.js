// Returns the start of a text, without half a character at its end.
export function start(text, length) {
  return String(text ?? "").slice(0, length).replace(/[\ud800-\udbff]$/, "")
}
