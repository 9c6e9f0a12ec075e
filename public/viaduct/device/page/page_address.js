// The address of a page that the device may show, for what a person wrote or the device page's own address names; null for any other. What
// is no web address, such as javascript:, would run as a part of the app.
export function pageAddress(text) {
  const written = text.trim()
  const isHost = /^[\w.-]+(:\d+)?(\/|$)/.test(written) && (written.startsWith("localhost") || /^\d+\./.test(written))
  const whole = isHost ? `http://${written}` : written
  if (!URL.canParse(whole, location.origin)) return null
  const address = new URL(whole, location.origin)
  return /^https?:$/.test(address.protocol) ? address.href : null
}
