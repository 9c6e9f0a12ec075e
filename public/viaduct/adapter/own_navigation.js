// Has the page's NavigationPolicy leave the next navigation to the browser: it is Viaduct's own.
export function leave() {
  dispatchEvent(new Event("viaduct:leave"))
  return location
}
