import { depthOf } from "../json/json_depth.js"
import { nextTask } from "../trace/trace_stream.js"
import { version } from "./recording_format.js"
import { SecretMask } from "./secret_mask.js"

// In levels. A deeper frame cannot be read with its event around it, and becomes a text.
const deepestFrame = 255
// In milliseconds.
const slice = 8

// Makes the lines of a recording of these events, as `viaduct record` writes them. viaduct: the server's version.
export async function recordingText(events, { viaduct, room }) {
  const lines = [JSON.stringify({ viaduct, version, time: Math.floor(events[0]?.time ?? Date.now()), room, masked: SecretMask.words })]
  let start = performance.now()
  for (const event of events) {
    // What the console itself tells is nothing that has happened, but for the events that are missing.
    if (event.key) lines.push(SecretMask.mask(readable(event)))
    else if (event.kind === "skipped") lines.push(JSON.stringify({ kind: "skipped", count: event.count }))
    if (performance.now() - start < slice) continue
    await nextTask()
    start = performance.now()
  }
  return `${lines.join("\n")}\n`
}

function readable({ text, frame }) {
  if (frame === null || depthOf(frame) <= deepestFrame) return text
  return `${text.slice(0, -frame.length - 1)}${JSON.stringify(frame)}}`
}
