import { depthOf } from "../json/json_depth.js"
import { nextTask } from "../trace/trace_stream.js"
import { version } from "./recording_format.js"
import { SecretControls } from "./secret_controls.js"
import { SecretMask } from "./secret_mask.js"

// In levels. A deeper frame cannot be read with its event around it, and becomes a text.
const deepestFrame = 255
// In milliseconds.
const slice = 8

// Writes these events as the lines of a recording, in the format of `viaduct record`. viaduct: the server's version; masked: words of keys
// to mask, in addition to the default ones.
export async function recordingText(events, { viaduct, room, masked }) {
  const mask = new SecretMask(masked)
  const lines = [JSON.stringify({ viaduct, version, time: Math.floor(events[0]?.time ?? Date.now()), room, masked: mask.words })]
  const controls = new SecretControls()
  let start = performance.now()
  for (const event of events) {
    // The console's own lines are nothing that has happened, but for the events that are missing.
    if (event.key) lines.push(mask.mask(readable(event, controls)))
    else if (event.kind === "skipped") lines.push(JSON.stringify({ kind: "skipped", count: event.count }))
    if (performance.now() - start < slice) continue
    await nextTask()
    start = performance.now()
  }
  return `${lines.join("\n")}\n`
}

function readable(event, controls) {
  const { kind, page, text, frame } = event
  if (frame === null || depthOf(frame) <= deepestFrame) return controls.mask(event)
  const quoted = JSON.stringify(frame)
  return controls.mask({ kind, page, frame: quoted, text: `${text.slice(0, -frame.length - 1)}${quoted}}` })
}
