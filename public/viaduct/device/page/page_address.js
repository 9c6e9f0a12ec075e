// The longest request line that servers accept.
export const longestAddress = 8000

// Returns the address of a page for the device, from a person's text or the device page's own address; null for any other. An address that
// is not on the web, such as javascript:, would run as a part of the app.
export function pageAddress(text) {
  const written = text.trim()
  if (written.length > longestAddress) return null
  const isHost = /^[\w.-]+(:\d+)?(\/|$)/.test(written) && (written.startsWith("localhost") || /^\d+\./.test(written))
  const whole = isHost ? `http://${written}` : written
  if (!URL.canParse(whole, location.origin)) return null
  const address = new URL(whole, location.origin)
  return /^https?:$/.test(address.protocol) ? address.href : null
}

const once = "viaduct_platform_once"

// Returns the address of a page from another site's link. The platform applies to that page only, and nothing else is chosen.
export function linkedAddress(text, platform) {
  const address = new URL(text, location.origin)
  for (const name of ["room", "app", "version", "platform"]) address.searchParams.delete(`viaduct_${name}`)
  if (platform) address.searchParams.set(once, platform)
  return address.origin === location.origin ? address.pathname + address.search + address.hash : address.href
}

// The same address without the platform that a link has chosen; null when it has none.
export function chosenAddress(url) {
  const address = new URL(url)
  if (!address.searchParams.has(once)) return null
  address.searchParams.delete(once)
  return address.href
}
