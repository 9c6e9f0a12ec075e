// Has Turbo visit the page's own URL once more, as a phone's session restores its page. isUncached: without the copies of pages that Turbo
// has kept. Without Turbo the document is loaded again.
export function refreshPage(isUncached) {
  const { Turbo, location } = window
  if (!Turbo?.navigator) return location.reload()
  const { navigator } = Turbo
  if (isUncached) Turbo.session?.clearCache?.()
  // Otherwise Turbo would only scroll to the top of the page that it shows.
  const isSamePage = navigator.locationWithActionIsSamePage?.(new URL(location), "restore")
  navigator.startVisit(location.href, navigator.restorationIdentifier, { action: isSamePage ? "replace" : "restore" })
}
