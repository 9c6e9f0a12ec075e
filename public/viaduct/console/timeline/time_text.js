// Times as a person reads them.

export function clock(milliseconds) {
  const date = new Date(milliseconds)
  const two = number => String(number).padStart(2, "0")
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, "0")}`
}

export function duration(milliseconds) {
  if (milliseconds < 0) return "0 ms"
  if (milliseconds < 1) return `${Math.round(milliseconds * 1000)} µs`
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`
  if (milliseconds < 10_000) return `${Math.round(milliseconds)} ms`
  return milliseconds < 120_000 ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds / 60_000)} min`
}
